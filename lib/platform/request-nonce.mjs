import { randomBytes } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import { contentSecurityPolicy } from './content-security-policy.mjs'
import { configuredMapOrigins } from './map-origins.mjs'
import { SIGNED_IN_SCRIPT_HASH } from './signed-in-script.mjs'
import { TOUR_FRAME_ORIGINS } from './tour-frame-origins.mjs'

/**
 * Pages that are rendered per request and therefore never pass the page cache. The guarded ones are middleware.ts's too.
 * Kept pages must not be among them: they would be sent with two policies, and browsers obey both.
 */
const PER_REQUEST =
  /^\/(?:search|tools\/cost-estimator|provider\/ChIJ[A-Za-z0-9_-]{10,120}|provider\/[^/]+\/(?:request|review|tour\/[^/]+)|report-review|claim(?:\/.*)?|answer-request|article-preview|confirm-facts|dev\/mail(?:\/[^/]+)?|(?:settings|notifications|saved-searches|unsubscribe|caregiver-dashboard|careprovider-dashboard|admin-dashboard|admin|provider-profile-preview)(?:\/.*)?)$/

/** The list too: from there a mail is opened without a new document, so under the list's policy. */
const WITH_FRAMES = /^\/dev\/mail(?:[/?]|$)/

/** The one page that shows something of another site; links lead there by a new document. */
const OF_A_TOUR = /^\/provider\/[^/]+\/tour\//

/**
 * Gives each request for such a page a nonce: in the request's own header, where Next looks for it and puts it on every
 * inline script, and in the answer's policy. Called once, before the server starts.
 *
 * Next's documentation does this in middleware; measured, that costs a search page 0.4 to 0.9 ms of 2.3 ms, and here
 * nothing to speak of. Node publishes every request on this channel before the server handles it.
 *
 * @param {(path: string) => boolean} [isKnown] whether there is such an address: the page that says "not found" is kept, and
 *   brings the policy of its own scripts
 */
export function sendNonces(isKnown = () => true) {
  subscribe('http.server.request.start', ({ request, response }) => {
    const url = request.url ?? ''
    if (!isRenderedPerRequest(url) || !isKnown(pathOf(url))) return
    const nonce = randomBytes(16).toString('base64')
    const isSecure = process.env.SITE_URL?.startsWith('https:') ?? false
    const policy = contentSecurityPolicy({
      scripts: [`'nonce-${nonce}'`, SIGNED_IN_SCRIPT_HASH],
      isSecure,
      mapOrigins: configuredMapOrigins(),
      framesOwn: WITH_FRAMES.test(url),
      frameOrigins: OF_A_TOUR.test(url) ? Object.values(TOUR_FRAME_ORIGINS) : [],
    })
    request.headers['content-security-policy'] = policy
    response.setHeader('content-security-policy', policy)
  })
}

/** @param {string} url as the request line has it; Next finds no page under another spelling of a path */
export function isRenderedPerRequest(url) {
  return PER_REQUEST.test(pathOf(url))
}

const pathOf = (url) => url.split('?')[0] ?? ''
