import { createHash } from 'node:crypto'
import { foldName } from '@/lib/providers/rules/search-text'

/** An id for rows of a source that numbers none: the same as long as these parts read the same. */
export function derivedId(parts: readonly (string | null)[]): string {
  const text = parts.map((part) => foldName(part ?? '')).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
