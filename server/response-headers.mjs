import onHeaders from 'on-headers'
import { processWide } from '../lib/platform/config/process-wide.mjs'
import { isSearch } from './rendered-per-request.mjs'

/** Text that Next and its plugins send without a charset. Ours is UTF-8. */
const WITHOUT_CHARSET = new Set(['text/plain', 'text/xml', 'application/xml', 'image/svg+xml'])
const REDIRECTS = new Set([301, 302, 303, 307, 308])
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=/
const SHARED_SEARCH = 'public, max-age=0, s-maxage=60'
const PRIVATE = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Ids of requests whose page failed because no database answered (lib/platform/logging/failed-pages.ts). */
const withoutDatabase = processWide('requests-without-database', () => new Set())

/** What is decided just before the headers are sent, once the status is known. */
export function finishHeaders(request, response, next) {
  const [path = ''] = (request.url ?? '').split('?')
  onHeaders(response, () => {
    sendDatabaseAway(request, response)
    sendLocationOnce(response)
    sendCharset(response)
    if (isSearch(path)) shareSearch(request, response)
    sendUnchanged(request, response)
  })
  return next()
}

/** Next answers any failed page with 500, which search engines and monitors read as a bug in the page. */
function sendDatabaseAway(request, response) {
  if (response.statusCode !== 500 || !withoutDatabase.delete(request.headers['x-request-id'])) return
  response.statusCode = 503
  response.setHeader('retry-after', '5')
}

/** Next sets it while it renders a page that redirects and adds it again from the cache; some clients join the two. */
function sendLocationOnce(response) {
  const location = response.getHeader('location')
  if (Array.isArray(location)) response.setHeader('location', location[0])
}

/** So that no browser guesses. Next sends a redirect with a line of text and no type. */
function sendCharset(response) {
  if (REDIRECTS.has(response.statusCode) && !response.hasHeader('content-type'))
    response.setHeader('content-type', 'text/plain')
  const type = String(response.getHeader('content-type'))
  if (WITHOUT_CHARSET.has(type)) response.setHeader('content-type', `${type}; charset=utf-8`)
}

/** A search reads no cookie, so proxies may share the results for a minute. What somebody signed in gets stays with them. */
function shareSearch(request, response) {
  const isShared =
    response.statusCode === 200 &&
    !SESSION_COOKIE.test(request.headers.cookie ?? '') &&
    !response.hasHeader('set-cookie')
  response.setHeader('cache-control', isShared ? SHARED_SEARCH : PRIVATE)
}

/**
 * A browser that has the page already gets its headers alone: Node sends no body with 304. The page cache's ETag is the page's; what
 * Next's router requests at the same address is something else.
 */
function sendUnchanged(request, response) {
  if (request.headers.rsc !== undefined) return response.removeHeader('etag')
  if (response.statusCode !== 200 || !isKnown(request.headers['if-none-match'], response.getHeader('etag'))) return
  response.statusCode = 304
  for (const name of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(name)
}

/** @param {string | undefined} known the header If-None-Match: a list, or "*". Weak or strong makes no difference here */
function isKnown(known, etag) {
  if (typeof etag !== 'string') return false
  return known?.split(',').some((one) => one.trim() === '*' || strong(one.trim()) === strong(etag)) ?? false
}

const strong = (etag) => etag.replace(/^W\//, '')
