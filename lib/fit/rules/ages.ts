import type { FitFacts, Needs, Verdict } from '../types'

/** Whether a child of this age is taken. One bound alone can say no, and never yes. */
export function judgeAges(
  { ageMinMonths, ageMaxMonths }: Pick<FitFacts, 'ageMinMonths' | 'ageMaxMonths'>,
  { ageMonths }: Pick<Needs, 'ageMonths'>,
): Verdict | null {
  if (ageMonths === null) return null
  if (ageMinMonths !== null && ageMonths < ageMinMonths) return 'does_not'
  if (ageMaxMonths !== null && ageMonths > ageMaxMonths) return 'does_not'
  return ageMinMonths === null || ageMaxMonths === null ? 'unknown' : 'matches'
}
