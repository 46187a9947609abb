import type { Locale } from '@/lib/platform/language/locales'
import { minuteOf, weekdayNames } from '@/lib/platform/time/dates'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import { dayNumbers, MONTH_PATTERN, monthsBetween, TIME_PATTERN } from '../../profile/rules/needs'
import type { Child, Preferences } from '../../profile/schema'
import type { Needs } from '../schema'

type AgeAtStartChild = { birthMonth: string; startMonth: string | null }

/** The month in which care begins: the requested one, or this month if there is none or it has passed; never before birth. */
export function careStart({ birthMonth, startMonth }: AgeAtStartChild, thisMonth: string): string {
  return [birthMonth, startMonth ?? thisMonth, thisMonth].toSorted().at(-1) ?? thisMonth
}

/** The child's age when care begins, in whole months. */
export function ageAtStart(child: AgeAtStartChild, thisMonth: string): number {
  return monthsBetween(child.birthMonth, careStart(child, thisMonth))
}

type Dated = Pick<Child, 'birthMonth' | 'startMonth'>
type Stated = Pick<Preferences, 'days' | 'dropOff' | 'pickUp' | 'weeklyBudgetCents'>

/** The needs that a family has stated for one child. Without a child, age and start are null. */
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

/** Parses a child's needs from the query string of a search: age in months, start, days and times. Null without a valid age. */
export function needsInQuery(query: string): Needs | null {
  const values = new URLSearchParams(query)
  const valid = (name: string, pattern: RegExp) => {
    const value = values.get(name)
    return value !== null && pattern.test(value) ? value : null
  }
  const minute = (name: string) => {
    const clock = valid(name, TIME_PATTERN)
    return clock === null ? null : minuteOf(clock)
  }
  const age = valid('age', /^\d{1,3}$/)
  if (age === null || Number(age) > MAX_CHILD_MONTHS) return null
  const days = values.getAll('days').flatMap((text) => text.split(','))
  return {
    ageMonths: Number(age),
    startMonth: valid('start', MONTH_PATTERN),
    days: dayNumbers(days),
    dropOffMinute: minute('dropOff'),
    pickUpMinute: minute('pickUp'),
    weeklyBudgetCents: null,
  }
}

/** "Mon–Fri", "Mon, Wed": three or more consecutive days are written as a range. */
export function daysText(locale: Locale, days: readonly number[]): string {
  const names = weekdayNames(locale, 'short')
  const sorted = days.toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [sorted[0], sorted.at(-1)]
  const isRange = sorted.length > 2 && last - first === sorted.length - 1
  const shown = isRange ? [first, last] : sorted
  return shown.flatMap((day) => names[day] ?? []).join(isRange ? '–' : ', ')
}

/** The limit of providers per request, which is more than a page of search results has. */
export const MAX_FIT_PROVIDERS = 60
