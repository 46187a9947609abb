import { addMonths } from '@/lib/families/rules/months'
import { ageBandOf } from '@/lib/providers/catalogue/age-bands'
import { freshnessOf } from '@/lib/providers/rules/freshness'
import type { FitFacts, Needs, Verdict } from '../types'

/** A place that is free, or a room that is full, says something of starts up to so many months later. */
export const OPENINGS_SAY_MONTHS = 6

type Asked = Pick<Needs, 'ageMonths' | 'startMonth'>

/** Whether there is a place for this age in this month. Only what was confirmed lately counts. */
export function judgeOpenings(
  { ageBands, facts, status }: Pick<FitFacts, 'ageBands' | 'facts' | 'status'>,
  { ageMonths, startMonth }: Asked,
  today: string,
): Verdict | null {
  if (ageMonths === null) return null
  const code = ageBandOf(ageMonths)?.code
  const band = ageBands.find((row) => row.band === code)
  const stamp = facts.openings
  const isKnown = stamp && freshnessOf(stamp, today) === 'confirmed' && status === 'open'
  if (!isKnown || !band || band.openings === null) return 'unknown'
  const start = startMonth ?? today.slice(0, 7)
  const confirmed = stamp.confirmedOn.slice(0, 7)
  const from = band.openings > 0 ? (band.openingsFrom?.slice(0, 7) ?? confirmed) : confirmed
  if (start > addMonths(from > confirmed ? from : confirmed, OPENINGS_SAY_MONTHS)) return 'unknown'
  return band.openings > 0 && from <= start ? 'matches' : 'does_not'
}
