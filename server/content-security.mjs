import { randomBytes } from 'node:crypto'
import onHeaders from 'on-headers'
import { SIGNED_IN_SCRIPT_HASH } from '../lib/platform/http/signed-in-script.mjs'
import { readPath } from '../lib/platform/language/addresses.mjs'
import { contentSecurityPolicy } from '../lib/platform/security/content-security-policy.mjs'
import { frameAncestorsOf, TOUR_FRAME_ORIGINS } from '../lib/platform/security/origins.mjs'
import { isRenderedPerRequest } from './query.mjs'

const HEADER = 'content-security-policy'
/** Pages with frames. The list of mails is one of them, because a mail opened from it by client-side navigation keeps the list's policy. */
const WITH_FRAMES = /^\/dev\/mail(?:[/?]|$)/
/** The only page that frames another site. Links to it load a new document, so that its own policy applies. */
const TOUR_PAGE = /^\/provider\/[^/]+\/tour\//

/**
 * Gives pages rendered per request a policy with a nonce, which Next reads from the request header and writes into the page. A cached page
 * has its own policy with the hashes of its scripts, and must not get a nonce: Next would write it into the cached HTML.
 */
export const addPolicy =
  ({ isDevelopment }) =>
  (request, response, next) => {
    const { url = '' } = request
    const page = readPath(url).path
    const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
    const policyWith = (scripts) =>
      contentSecurityPolicy({
        scripts,
        // In development, Next caches no pages and adds inline styles to all of them.
        styles: isDevelopment ? ["'unsafe-inline'"] : [],
        isSecure: process.env.SITE_URL?.startsWith('https:') ?? false,
        framesOwn: WITH_FRAMES.test(page),
        frameOrigins: TOUR_PAGE.test(page) ? Object.values(TOUR_FRAME_ORIGINS) : [],
      })
    const policy = policyWith([nonce, SIGNED_IN_SCRIPT_HASH, ...(isDevelopment ? ["'unsafe-eval'"] : [])])
    const hasNonce = isDevelopment || isRenderedPerRequest(url.split('?')[0] ?? '')
    if (hasNonce) request.headers[HEADER] = policy
    // A client must not be able to set it.
    else delete request.headers[HEADER]
    const ancestors = frameAncestorsOf(url)
    onHeaders(response, () => {
      setPolicy()
      if (ancestors.length > 0) allowFrames(response, ancestors)
    })
    function setPolicy() {
      const isPage = String(response.getHeader('content-type')).startsWith('text/html')
      if (!isPage || response.hasHeader(HEADER)) return
      // A cached page that could not be generated has neither a nonce nor stored hashes, and without its scripts it is blank.
      const isFailed = response.statusCode >= 500 && !hasNonce
      response.setHeader(HEADER, isFailed ? policyWith(["'unsafe-inline'"]) : policy)
    }
    return next()
  }

/** Changes the response's policy, even that of a cached page or a 304: the policy of a 304 replaces the one that the browser has. */
function allowFrames(response, ancestors) {
  const policy = response.getHeader(HEADER)
  if (typeof policy === 'string')
    response.setHeader(HEADER, policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors.join(' ')}`))
}
