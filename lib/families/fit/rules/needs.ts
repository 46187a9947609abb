import { minuteOf } from '@/lib/platform/time/dates'
import { dayNumbers, monthsBetween } from '../../profile/rules'
import type { Child, Preferences } from '../../profile/schema'
import type { Needs } from '../schema'

type AgeAtStartChild = { birthMonth: string; startMonth: string | null }

/** The month in which care begins: the wanted one, or this month where none is or it has passed; never before birth. */
export function careStart({ birthMonth, startMonth }: AgeAtStartChild, thisMonth: string): string {
  return [birthMonth, startMonth ?? thisMonth, thisMonth].toSorted().at(-1) ?? thisMonth
}

/** Rolled forward to the month in which care begins; whole months. */
export function ageAtStart(child: AgeAtStartChild, thisMonth: string): number {
  return monthsBetween(child.birthMonth, careStart(child, thisMonth))
}

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

/** Providers of one question: more than any page of a search lists. */
export const MOST_PROVIDERS = 60
