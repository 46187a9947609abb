import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'

const HEADER = 'x-request-id'
const USABLE = /^[A-Za-z0-9-]{8,64}$/

/**
 * Gives every request an id, in its own header, by which our log and a proxy's name the same request. One that a trusted proxy
 * gave is kept. Called once, before the server starts. Node publishes every request on this channel before it is handled.
 */
export function numberRequests({ isBehindProxy = false } = {}) {
  subscribe('http.server.request.start', ({ request }) => {
    const given = request.headers[HEADER]
    request.headers[HEADER] = isBehindProxy && isUsable(given) ? given : randomUUID()
  })
}

/** The id of a request, by its header; a new one where nobody numbered it. @param {string | null | undefined} header */
export function requestId(header) {
  return isUsable(header) ? header : randomUUID()
}

/** @param {unknown} text @returns {text is string} */
function isUsable(text) {
  return typeof text === 'string' && USABLE.test(text)
}
