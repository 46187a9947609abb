import { randomUUID } from 'node:crypto'

const USABLE = /^[A-Za-z0-9-]{8,64}$/

/**
 * The id of a request, from its header x-request-id; a new one where it has none.
 * @param {string | string[] | null | undefined} header
 */
export function requestId(header) {
  return typeof header === 'string' && USABLE.test(header) ? header : randomUUID()
}
