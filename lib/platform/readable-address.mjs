import { subscribe } from 'node:diagnostics_channel'

/** Nothing answers there, so the visitor gets the not-found page. */
const NOWHERE = '/_unreadable-address'

const READS = ['GET', 'HEAD']
/** A file of the build or of `public`, by its ending; endpoints say themselves what they take. */
const FILE = /^\/(?!api\/)[^?]*\.\w+(?:\?|$)/

/**
 * Lets end at the not-found page what Next answers with a plain 500 by itself: an address with a broken percent sign
 * ("/provider/%E0%A4%A"), TRACE, which none of its own requests can have, and anything but reading asked of a file. Called once, before
 * the server starts. Node publishes every request on this channel before it is handled.
 */
export function readAddressesStrictly() {
  subscribe('http.server.request.start', ({ request }) => {
    if (!isReadable(request.url ?? '') || !isTakenThere(request)) request.url = NOWHERE
  })
}

const isTakenThere = ({ method, url }) => method !== 'TRACE' && (READS.includes(method) || !FILE.test(url ?? ''))

/** @param {string} url as the request line has it. A query is never decoded as a whole: what is wrong there stays text. */
export function isReadable(url) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
