import type { Search } from '@/lib/providers/schema/search'
import type { Needs } from '../types'
import { ageAtStart, careStart } from './age-at-start'

/**
 * What was typed into a search of a child; null when no month of birth was. Its hours and its highest price are needed too.
 * `thisMonth` is "YYYY-MM".
 */
export function searchNeeds(search: Search, thisMonth: string): Needs | null {
  const { born, start, dropOff, pickUp, priceRange } = search
  if (born === null) return null
  const child = { birthMonth: born, startMonth: start }
  const dollars = priceRange?.maxDollars ?? null
  return {
    ageMonths: ageAtStart(child, thisMonth),
    startMonth: careStart(child, thisMonth),
    days: [],
    dropOffMinute: dropOff,
    pickUpMinute: pickUp,
    weeklyBudgetCents: dollars === null ? null : dollars * 100,
  }
}
