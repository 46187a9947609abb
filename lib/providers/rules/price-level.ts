import type { ProviderCard } from '../types'
import { summarizeTuition } from './tuition'

/** Weekly cents below which a place has level 1, 2, 3; from there on 4. A rough scale, as Google's is. */
const LEVELS = [20_000, 30_000, 40_000]

/** Google's price level of the lowest weekly price; null when no price is known. */
export function priceLevelOf({ ageBands }: Pick<ProviderCard, 'ageBands'>): number | null {
  const lowest = summarizeTuition(ageBands)
  return lowest && 1 + LEVELS.filter((limit) => lowest.cents >= limit).length
}
