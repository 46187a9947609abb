/** No page has this address, so Next renders the not-found page. */
const UNKNOWN_ADDRESS = '/_unreadable-address'

const READS = ['GET', 'HEAD']
/** A file of the build or of `public`, by its extension. Endpoints handle other methods themselves. */
const FILE = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/

/**
 * Shows the not-found page where Next would respond with a plain 500: a path that cannot be decoded ("/provider/%E0%A4%A") or contains
 * NUL, a TRACE request, or a write to a file.
 */
export function checkAddress(request, _response, next) {
  const { method, url = '' } = request
  if (!isReadable(url) || method === 'TRACE' || (!READS.includes(method) && FILE.test(url)))
    request.url = UNKNOWN_ADDRESS
  return next()
}

/** @param {string} url from the request line. Only the path is checked: the query is never decoded as a whole. */
export function isReadable(url) {
  try {
    return !decodeURIComponent(url.split('?')[0] ?? '').includes('\0')
  } catch {
    return false
  }
}
