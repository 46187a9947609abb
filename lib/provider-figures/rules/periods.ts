import { addDays } from '@/lib/providers/rules/dates'

/** The specification's periods, and how many days each shows. */
export const PERIOD_DAYS = { daily: 1, weekly: 7, monthly: 30 } as const
export type Period = keyof typeof PERIOD_DAYS
export const PERIODS = ['daily', 'weekly', 'monthly'] as const satisfies readonly Period[]

/** The days of a period that ends today, and as many before them; oldest first. */
export function daysOf(period: Period, today: string): { days: string[]; daysBefore: string[] } {
  const count = PERIOD_DAYS[period]
  const until = (last: string) => Array.from({ length: count }, (_, index) => addDays(last, index - count + 1))
  return { days: until(today), daysBefore: until(addDays(today, -count)) }
}
