import { dayNumbers } from '@/lib/families/rules/days'
import type { Child, Preferences } from '@/lib/families/types'
import { minuteOf } from '@/lib/providers/rules/clock-text'
import type { Needs } from '../types'
import { ageAtStart, careStart } from './age-at-start'

type Dated = Pick<Child, 'birthMonth' | 'startMonth'>
type Stated = Pick<Preferences, 'days' | 'dropOff' | 'pickUp' | 'weeklyBudgetCents'>

/** What a family has stated, for one child or, without any, for the family alone. */
export function needsOf(child: Dated | null, preferences: Stated, thisMonth: string): Needs {
  const { days, dropOff, pickUp, weeklyBudgetCents } = preferences
  return {
    ageMonths: child && ageAtStart(child, thisMonth),
    startMonth: child && careStart(child, thisMonth),
    days: dayNumbers(days),
    dropOffMinute: dropOff === null ? null : minuteOf(dropOff),
    pickUpMinute: pickUp === null ? null : minuteOf(pickUp),
    weeklyBudgetCents,
  }
}
