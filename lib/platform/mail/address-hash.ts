import 'server-only'
import { createHash } from 'node:crypto'

/**
 * What is kept of an address that wants no mails: equal for the same address, however it is spelled, and readable by nobody. Without
 * the server's secret, so that it outlives a new one.
 */
export function addressHash(email: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(email.trim().toLowerCase()).digest())
}
