import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/public-id'
import type { InteractionEvent } from '../schema'

/** Internal ids beyond what a column holds are nobody's. */
const LARGEST_ID = 2 ** 31 - 1

export type Countable = { id: number } & Pick<InteractionEvent, 'source' | 'photo'> & {
    type: InteractionEvent['interactionType']
  }

/** What of a batch can be counted: providers by their internal id, each kind and each photo once, the first of doubles. */
export function countable(events: readonly InteractionEvent[]): Countable[] {
  const seen = new Map<string, Countable>()
  for (const { providerId, interactionType: type, source, photo } of events) {
    const code = codeFromPublicId(providerId)
    const id = code && internalIdOf(code)
    const key = JSON.stringify([id, type, type === 'photo' && photo])
    if (!id || id > LARGEST_ID || seen.has(key) || (type === 'photo' && !photo)) continue
    seen.set(key, { id, type, source, ...(type === 'photo' && { photo }) })
  }
  return [...seen.values()]
}
