import type { Translate } from '@/lib/platform/language/types'
import { dayText } from '@/lib/platform/time/dates'
import { freshnessOf } from '@/lib/providers/rules/openings'
import type { FactProvenance } from '@/lib/providers/types'

/** A fact's source and date, and what its age costs. */
export function provenanceText(
  stamp: FactProvenance | undefined,
  today: string,
  t: Translate<'listings.facts'>,
): string {
  const freshness = freshnessOf(stamp, today)
  if (!stamp || freshness === 'unknown') return t('undated')
  return t(`state.${freshness}`, { source: stamp.sourceName, day: dayText(stamp.confirmedOn, today) })
}
