import 'server-only'
import { createHmac } from 'node:crypto'
import type { Visitor } from '../rules/visitor'

const MARK_BYTES = 16

/**
 * That this visitor was counted today for `what`. What it was for is inside the mark, so that even today one person's marks cannot
 * be told to belong together without the salt.
 */
export function markOf(salt: Uint8Array, visitor: Visitor, ...what: (string | number)[]): Uint8Array<ArrayBuffer> {
  const { address, agent, languages } = visitor
  const hash = createHmac('sha256', salt).update(JSON.stringify([address, agent, languages, ...what]))
  return new Uint8Array(hash.digest().subarray(0, MARK_BYTES))
}
