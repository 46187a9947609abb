import { ServerResponse } from 'node:http'

/** Requests whose page could not be made because no database answered. On globalThis: a bundle holds this file once more. */
globalThis.nooklingAwayRequests ??= new Set()
/** @type {Set<string>} */
export const awayRequests = globalThis.nooklingAwayRequests

/**
 * Sends such a page with 503 and a word when to come again: Next sends whatever fails with 500, which search engines and monitors read
 * as a fault of the page. Called once, before the server starts.
 */
export function sayDatabaseIsAway() {
  const write = ServerResponse.prototype.writeHead
  ServerResponse.prototype.writeHead = function writeHead(status, ...rest) {
    if (status !== 500 || !awayRequests.delete(this.req.headers['x-request-id']))
      return write.call(this, status, ...rest)
    this.setHeader('retry-after', '5')
    return write.call(this, 503, ...rest)
  }
}
