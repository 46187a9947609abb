import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/public-id'
import type { InteractionEvent } from '../schema'

/** Internal ids beyond what a column holds are nobody's. */
const LARGEST_ID = 2 ** 31 - 1

export type Countable = { id: number } & Pick<InteractionEvent, 'source'> & {
    type: InteractionEvent['interactionType']
  }

/** What of a batch can be counted: providers by their internal id, each kind once, the first of doubles. */
export function countable(events: readonly InteractionEvent[]): Countable[] {
  const seen = new Map<string, Countable>()
  for (const { providerId, interactionType: type, source } of events) {
    const code = codeFromPublicId(providerId)
    const id = code && internalIdOf(code)
    const key = `${id} ${type}`
    if (id && id <= LARGEST_ID && !seen.has(key)) seen.set(key, { id, type, source })
  }
  return [...seen.values()]
}
