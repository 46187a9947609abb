import { countsInFilters, freshnessOf } from '@/lib/providers/rules/freshness'
import type { FactStamp } from '@/lib/providers/types'

const MOST_OPENINGS = 500

/**
 * What one place more (-1) or fewer (+1) makes of a room's openings; null where it changes nothing: they are not known, were confirmed too
 * long ago to be built on, or there are none left to take. `today` is "2026-11-24".
 */
export function openingsAfter(
  change: 1 | -1,
  openings: number | null,
  stamp: Pick<FactStamp, 'confirmedOn'> | undefined,
  today: string,
): number | null {
  if (openings === null || !countsInFilters(freshnessOf(stamp, today))) return null
  const after = Math.min(MOST_OPENINGS, Math.max(0, openings + change))
  return after === openings ? null : after
}
