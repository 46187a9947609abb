import { createHash } from 'node:crypto'

/**
 * A fingerprint of what we understood of a row: equal as long as it would be stored alike. Better cleaning changes it, so
 * that the next run of the same file brings the improvement.
 */
export function rowHash(understood: object): string {
  return createHash('sha256').update(canonical(understood)).digest('hex')
}

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  )
}
