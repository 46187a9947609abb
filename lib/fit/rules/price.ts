import { ageBandOf } from '@/lib/providers/catalogue/age-bands'
import { countsInFilters, freshnessOf } from '@/lib/providers/rules/freshness'
import type { FitFacts, Needs, Verdict } from '../types'

const FULL_WEEK = 5

type Asked = Pick<Needs, 'ageMonths' | 'days' | 'weeklyBudgetCents'>

/** Whether the weekly price of this age is within the budget. Prices are of five days: one above it says nothing of fewer days. */
export function judgePrice(
  { ageBands, facts }: Pick<FitFacts, 'ageBands' | 'facts'>,
  { ageMonths, days, weeklyBudgetCents }: Asked,
  today: string,
): Verdict | null {
  if (ageMonths === null || weeklyBudgetCents === null) return null
  const code = ageBandOf(ageMonths)?.code
  const cents = ageBands.find((row) => row.band === code)?.tuitionWeeklyCents ?? null
  if (cents === null || !countsInFilters(freshnessOf(facts.tuition, today))) return 'unknown'
  if (cents <= weeklyBudgetCents) return 'matches'
  return days.length > 0 && days.length < FULL_WEEK ? 'unknown' : 'does_not'
}
