import { randomBytes } from 'node:crypto'
import onHeaders from 'on-headers'
import { SIGNED_IN_SCRIPT_HASH } from '../lib/platform/http/signed-in-script.mjs'
import { contentSecurityPolicy } from '../lib/platform/security/content-security-policy.mjs'
import { configuredMapOrigins, TOUR_FRAME_ORIGINS } from '../lib/platform/security/origins.mjs'
import { isRenderedPerRequest } from './rendered-per-request.mjs'

const HEADER = 'content-security-policy'
/** The list too: a mail is opened from there without a new document, so under the list's policy. */
const WITH_FRAMES = /^\/dev\/mail(?:[/?]|$)/
/** The one page that shows something of another site; links lead there by a new document. */
const OF_A_TOUR = /^\/provider\/[^/]+\/tour\//

/**
 * Gives a page that is rendered per request a nonce, where Next looks for it: in the request's own header. It is sent with this policy. A
 * cached page brings a policy of its own, with the hashes of its scripts; Next would write a visitor's nonce into it.
 */
export const addPolicy =
  ({ isDevelopment }) =>
  (request, response, next) => {
    const { url = '' } = request
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
    const policyWith = (scripts) =>
      contentSecurityPolicy({
        scripts,
        // While developing, Next caches no page and adds styles to each.
        styles: isDevelopment ? ["'unsafe-inline'"] : [],
        isSecure: process.env.SITE_URL?.startsWith('https:') ?? false,
        mapOrigins: configuredMapOrigins(),
        framesOwn: WITH_FRAMES.test(url),
        frameOrigins: OF_A_TOUR.test(url) ? Object.values(TOUR_FRAME_ORIGINS) : [],
      })
    const policy = policyWith([nonce, SIGNED_IN_SCRIPT_HASH, ...(isDevelopment ? ["'unsafe-eval'"] : [])])
    const hasNonce = isDevelopment || isRenderedPerRequest(url.split('?')[0] ?? '')
    if (hasNonce) request.headers[HEADER] = policy
    // No visitor chooses it.
    else delete request.headers[HEADER]
    onHeaders(response, () => {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      if (!isPage || response.hasHeader(HEADER)) return
      // A cached page that could not be generated has neither a nonce nor stored hashes, and without its scripts it is blank.
      const isFailed = response.statusCode >= 500 && !hasNonce
      response.setHeader(HEADER, isFailed ? policyWith(["'unsafe-inline'"]) : policy)
    })
    return next()
  }
