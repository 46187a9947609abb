import type { FactStamp } from '../types'
import { daysBetween } from './dates'

/** Until this many days after it was confirmed a fact counts as true today (product.md, "A source and a date"). */
export const CONFIRMED_DAYS = 60
/** Until this many days it is still found by filters; after that it leaves them. */
export const STALE_DAYS = 120

/** `fading` and `stale` are shown as "not confirmed since ..."; `stale` is also out of filters; `unknown` has no stamp. */
export type Freshness = 'confirmed' | 'fading' | 'stale' | 'unknown'

/** `today` is "YYYY-MM-DD". A stamp from the future (a clock that is ahead) counts as confirmed. */
export function freshnessOf(stamp: Pick<FactStamp, 'confirmedOn'> | undefined, today: string): Freshness {
  if (!stamp) return 'unknown'
  const age = daysBetween(stamp.confirmedOn, today)
  if (age <= CONFIRMED_DAYS) return 'confirmed'
  return age <= STALE_DAYS ? 'fading' : 'stale'
}

/** Whether a filter may find a provider by this fact. */
export function countsInFilters(freshness: Freshness): boolean {
  return freshness === 'confirmed' || freshness === 'fading'
}
