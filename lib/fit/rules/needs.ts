import { dayNumbers } from '@/lib/families/rules/days'
import type { Child, Preferences } from '@/lib/families/types'
import type { Search } from '@/lib/providers/schema/search'
import type { Needs } from '../types'
import { ageAtStart, careStart } from './age-at-start'

type Stated = Pick<Preferences, 'days' | 'dropOff' | 'pickUp' | 'weeklyBudgetCents'>
type Months = Pick<Child, 'birthMonth' | 'startMonth'>

/** What is needed for one's own child. `thisMonth` is "YYYY-MM". */
export function childNeeds(child: Months, stated: Stated, thisMonth: string): Needs {
  return {
    ...monthsOf(child, thisMonth),
    days: dayNumbers(stated.days),
    dropOffMinute: minuteOf(stated.dropOff),
    pickUpMinute: minuteOf(stated.pickUp),
    weeklyBudgetCents: stated.weeklyBudgetCents,
  }
}

/** What was typed into a search of a child; null when no month of birth was. Its hours and its highest price are asked for too. */
export function searchNeeds(search: Search, thisMonth: string): Needs | null {
  const { born, start, dropOff, pickUp, priceRange } = search
  if (born === null) return null
  const dollars = priceRange?.maxDollars ?? null
  return {
    ...monthsOf({ birthMonth: born, startMonth: start }, thisMonth),
    days: [],
    dropOffMinute: dropOff,
    pickUpMinute: pickUp,
    weeklyBudgetCents: dollars === null ? null : dollars * 100,
  }
}

const monthsOf = (child: Months, thisMonth: string) => ({
  ageMonths: ageAtStart(child, thisMonth),
  startMonth: careStart(child, thisMonth),
})

/** "07:30" as minutes after midnight. */
const minuteOf = (time: string | null) => (time === null ? null : Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
