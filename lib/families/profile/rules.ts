import { MONTH_NAMES, todayIn } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import type { Preferences } from './schema'

// Months as "YYYY-MM" texts, which sort as they follow each other.

/** A family's own is not known; the directory began in Florida, and a month is wrong for some hours at most. */
const TIME_ZONE = 'America/New_York'

export const MONTH_PATTERN = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/

/** The family's day, "2026-11-22". */
export function dayOf(now: Date): string {
  return todayIn(TIME_ZONE, now)
}

export function monthOf(now: Date): string {
  return dayOf(now).slice(0, 7)
}

/** Whole months from one to another; negative when `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** The month so many months after; before, with a negative count. */
export function addMonths(month: string, count: number): string {
  const number = numberOf(month) + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
}

/** "December 2026". */
export function monthText(month: string): string {
  const number = numberOf(month)
  return `${MONTH_NAMES[number % 12]} ${Math.floor(number / 12)}`
}

const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1

/** The most that one parent may enter. Characters, cents, months. */
export const FAMILY_LIMITS = {
  children: 10,
  name: 40,
  notes: 2_000,
  weeklyBudgetCents: 500_000,
  /** A child that is expected can be entered so many months before. */
  monthsToBirth: 10,
  /** From this month on, or later, care can be wanted. */
  monthsToStart: 60,
} as const

/** Whole months by the months alone: the day of birth is not known. Negative before birth. */
export function ageInMonths(birthMonth: string, atMonth: string): number {
  return monthsBetween(birthMonth, atMonth)
}

/** The month of birth of a child of this age. */
export function birthMonthAt(ageMonths: number, thisMonth: string): string {
  return addMonths(thisMonth, -ageMonths)
}

/** "Expected in March 2027", "less than a month old", "14 months old", from two on "3 years old": months divided by 12, rounded down. */
export function ageText(birthMonth: string, thisMonth: string): string {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months < 0) return `Expected in ${monthText(birthMonth)}`
  if (months === 0) return 'Less than a month old'
  if (months < 24) return months === 1 ? '1 month old' : `${months} months old`
  return `${Math.floor(months / 12)} years old`
}

/** Why no child can be born in this month, for whoever entered it; undefined when one can. */
export function birthMonthProblem(birthMonth: string, thisMonth: string): string | undefined {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months > MAX_CHILD_MONTHS) return 'Care is for children up to 12 years.'
  if (months < -FAMILY_LIMITS.monthsToBirth)
    return `A child that is expected can be added up to ${FAMILY_LIMITS.monthsToBirth} months before.`
  return undefined
}

/** Why care cannot begin in this month. One that has passed may stay: it was right when it was entered. */
export function startMonthProblem(startMonth: string, birthMonth: string, thisMonth: string): string | undefined {
  if (startMonth < birthMonth) return 'Care cannot start before the month of birth.'
  if (monthsBetween(thisMonth, startMonth) > FAMILY_LIMITS.monthsToStart)
    return 'Please choose a start within the next five years.'
  return undefined
}

/** Whether a family has said anything of what it needs. */
export function hasStated(preferences: Preferences): boolean {
  return Object.values(preferences).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
}

/** Days of care; the place in the list is the number that is stored. */
export const DAYS = [
  { code: 'mon', label: 'Mon', name: 'Monday' },
  { code: 'tue', label: 'Tue', name: 'Tuesday' },
  { code: 'wed', label: 'Wed', name: 'Wednesday' },
  { code: 'thu', label: 'Thu', name: 'Thursday' },
  { code: 'fri', label: 'Fri', name: 'Friday' },
  { code: 'sat', label: 'Sat', name: 'Saturday' },
  { code: 'sun', label: 'Sun', name: 'Sunday' },
] as const

export type DayCode = (typeof DAYS)[number]['code']
export const DAY_CODES = DAYS.map(({ code }) => code)

/** Numbers that no day has are left out. */
export const dayCodes = (numbers: readonly number[]): DayCode[] => numbers.flatMap((one) => DAYS[one]?.code ?? [])
export const dayNumbers = (codes: readonly DayCode[]): number[] =>
  DAYS.flatMap(({ code }, number) => (codes.includes(code) ? [number] : []))

/** What children do there is the checklist's curriculum; everything else is what the place has. Search filters by the same codes. */
export const ACTIVITIES = AMENITIES.filter(({ group }) => group === 'curriculum')
export const PLACE_AMENITIES = AMENITIES.filter(({ group }) => group !== 'curriculum')
