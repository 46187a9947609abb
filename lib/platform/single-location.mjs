import { ServerResponse } from 'node:http'

/**
 * Keeps an answer from naming its Location twice. Next sets it while it makes a page that redirects and appends it again
 * from what it keeps, so that the first visitor of an old address got both; some clients join them to an address that does
 * not exist. Called once, before the server starts; without effect once Next sends it once.
 */
export function sendLocationOnce() {
  const append = ServerResponse.prototype.appendHeader
  ServerResponse.prototype.appendHeader = function appendHeader(name, value) {
    return name.toLowerCase() === 'location' && this.hasHeader('location') ? this : append.call(this, name, value)
  }
}
