import { randomUUID } from 'node:crypto'

const USABLE = /^[A-Za-z0-9-]{8,64}$/

/**
 * The id of a request from its x-request-id header, or a new one.
 * @param {string | string[] | null | undefined} header
 */
export function requestId(header) {
  return typeof header === 'string' && USABLE.test(header) ? header : randomUUID()
}
