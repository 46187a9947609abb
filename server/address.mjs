/** No page has this address, so the visitor gets the not-found page. */
const NOWHERE = '/_unreadable-address'

const READS = ['GET', 'HEAD']
/** A file of the build or of `public`, by its extension; endpoints answer other methods themselves. */
const FILE = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/

/**
 * Sends to the not-found page what Next would answer with a plain 500: a path that cannot be decoded ("/provider/%E0%A4%A") or
 * holds a NUL, TRACE, and writing to a file.
 */
export function checkAddress(request, _response, next) {
  const { method, url = '' } = request
  if (!isReadable(url) || method === 'TRACE' || (!READS.includes(method) && FILE.test(url))) request.url = NOWHERE
  return next()
}

/** @param {string} url as the request line has it. A query is never decoded as a whole: what is wrong there stays text. */
export function isReadable(url) {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0')
  } catch {
    return false
  }
}
