import { ServerResponse } from 'node:http'

/**
 * Sends an answer's head with its first bytes. Next sends it by itself just before them (flushHeaders, then write), which is a second piece for the
 * system and the network where an endpoint's whole answer fits into one. Called once, before the server starts.
 */
export function sendHeadWithBody() {
  ServerResponse.prototype.flushHeaders = function waitForBody() {}
}
