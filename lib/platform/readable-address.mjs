import { subscribe } from 'node:diagnostics_channel'

/** Nothing answers there, so the visitor gets the not-found page. */
const NOWHERE = '/_unreadable-address'

/**
 * Lets an address with a broken percent sign ("/provider/%E0%A4%A") end at the not-found page: Next answers it with a plain
 * 500 by itself. Called once, before the server starts. Node publishes every request on this channel before it is handled.
 */
export function readAddressesStrictly() {
  subscribe('http.server.request.start', ({ request }) => {
    if (!isReadable(request.url ?? '')) request.url = NOWHERE
  })
}

/** @param {string} url as the request line has it. A query is never decoded as a whole: what is wrong there stays text. */
export function isReadable(url) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}
