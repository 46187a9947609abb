import { type AgeBandCode, ageBandOf } from '@/lib/providers/catalogue/age-bands'

/** Whole months from one day to another, as far as a child told in months has grown older. Days are "2026-11-24". */
function monthsBetween(from: string, to: string): number {
  const [year = 0, month = 0, date = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDate = 0] = to.split('-').map(Number)
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0))
}

/** The room for a child that was so many months old on a day, on a later one; null where nobody told the age, or from 13 years on. */
export function bandOn(day: string, told: { ageMonths: number | null; on: string }): AgeBandCode | null {
  if (told.ageMonths === null) return null
  return ageBandOf(told.ageMonths + monthsBetween(told.on, day))?.code ?? null
}
