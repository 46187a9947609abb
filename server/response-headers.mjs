import onHeaders from 'on-headers'
import { processWide } from '../lib/platform/config/process-wide.mjs'
import { BUILD_FILE_POLICY, NO_PAGE_POLICY } from '../lib/platform/security/content-security-policy.mjs'
import { frameAncestorsOf } from '../lib/platform/security/origins.mjs'
import { isSearch } from './query.mjs'

/** Types that Next sends without a charset. Ours is always UTF-8. */
const WITHOUT_CHARSET = new Set(['text/plain', 'text/xml', 'application/xml', 'image/svg+xml'])
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=/
const SHARED_SEARCH = 'public, max-age=0, s-maxage=60'
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Sent with every response, no matter whether Next, an endpoint or one of these steps creates it. */
const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), interest-cohort=()',
}
const HSTS = 'max-age=63072000; includeSubDomains'

/**
 * Adds the security headers that are missing when a response is sent. It must be the first step: on-headers calls listeners in reverse order,
 * so this one runs last and covers every response, including redirects, 304s, refusals and errors. Pages and endpoints set their own
 * policies; the policy for anything else allows it to load nothing.
 */
export function addSecurityHeaders(request, response, next) {
  const { url = '' } = request
  onHeaders(response, () => {
    const headers = {
      ...SECURITY_HEADERS,
      'content-security-policy': url.startsWith('/_next/') ? BUILD_FILE_POLICY : NO_PAGE_POLICY,
      // Decided per request: whether the site runs over TLS is not known at build time.
      ...(request.headers['x-forwarded-proto'] === 'https' && { 'strict-transport-security': HSTS }),
    }
    // X-Frame-Options cannot name sites. Browsers that do not give frame-ancestors precedence would obey it and block the frame.
    if (frameAncestorsOf(url).length > 0) delete headers['x-frame-options']
    for (const [name, value] of Object.entries(headers)) if (!response.hasHeader(name)) response.setHeader(name, value)
  })
  return next()
}

/** The raw text of a refusal, for when Node reports an error without a request. @param {string} status such as "400 Bad Request" */
export const rawRefusal = (status) =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries({ ...SECURITY_HEADERS, 'content-security-policy': NO_PAGE_POLICY }).map((pair) =>
      pair.join(': '),
    ),
    'cache-control: no-store',
    'content-length: 0',
    'connection: close',
    '\r\n',
  ].join('\r\n')

/** Ids of requests whose page failed because the database was unavailable (lib/platform/logging/logger.ts). */
const withoutDatabase = processWide('requests-without-database', () => new Set())

/** Adjusts status and headers just before they are sent, once the status is known. */
export function finishHeaders(request, response, next) {
  const [path = ''] = (request.url ?? '').split('?')
  onHeaders(response, () => {
    sendUnavailable(request, response)
    sendLocationOnce(response)
    sendCharset(response)
    if (isSearch(path)) shareSearch(request, response)
    sendUnchanged(request, response)
  })
  return next()
}

/** Next responds with 500 to any failed page, which search engines and monitors take for a bug. */
function sendUnavailable(request, response) {
  if (response.statusCode !== 500 || !withoutDatabase.delete(request.headers['x-request-id'])) return
  response.statusCode = 503
  response.setHeader('retry-after', '5')
}

/** Next sets Location when it renders a redirect and adds it again from the cache; some clients join the two values. */
function sendLocationOnce(response) {
  const location = response.getHeader('location')
  if (Array.isArray(location)) response.setHeader('location', location[0])
}

/** Prevents browsers from guessing the encoding. Next sends redirects with a line of text but without a type. */
function sendCharset(response) {
  if (REDIRECTS.has(response.statusCode) && !response.hasHeader('content-type'))
    response.setHeader('content-type', 'text/plain')
  const type = String(response.getHeader('content-type'))
  if (WITHOUT_CHARSET.has(type)) response.setHeader('content-type', `${type}; charset=utf-8`)
}

/** Whether the request has a session's cookie, valid or not. */
export const hasSession = ({ headers }) => SESSION_COOKIE.test(headers.cookie ?? '')

/**
 * Search results do not depend on cookies, so proxies may cache them for a minute, except for signed-in users. With a key of Google's, any
 * result may show Google's places, which its terms forbid caching.
 */
function shareSearch(request, response) {
  const isForEveryone = response.statusCode === 200 && !hasSession(request) && !response.hasHeader('set-cookie')
  const isShared = isForEveryone && !process.env.GOOGLE_MAPS_API_KEY
  response.setHeader('cache-control', isShared ? SHARED_SEARCH : PRIVATE)
}

/**
 * Sends 304 if the browser has the page already; Node then omits the body. The page cache's ETag is that of the HTML page, so it does not
 * apply to requests of Next's router at the same address.
 */
function sendUnchanged(request, response) {
  if (request.headers.rsc !== undefined) return response.removeHeader('etag')
  // Next hands over an endpoint's headers as lists.
  const [etag] = [response.getHeader('etag')].flat()
  if (response.statusCode !== 200 || !isKnown(request.headers['if-none-match'], etag)) return
  response.statusCode = 304
  for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name)
}

/** @param {string | undefined} ifNoneMatch the header: a list or "*". Weak and strong ETags are compared alike. */
function isKnown(ifNoneMatch, etag) {
  if (typeof etag !== 'string') return false
  return (
    ifNoneMatch?.split(',').some((one) => one.trim() === '*' || strongEtag(one.trim()) === strongEtag(etag)) ?? false
  )
}

const strongEtag = (etag) => etag.replace(/^W\//, '')
