import { SITE } from '@/lib/platform/config/site'
import { MONTH_NAMES, todayIn } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import { MAX_CHILD_MONTHS } from '@/lib/providers/rules/ages'
import type { Preferences } from './schema'

// Months are "YYYY-MM" strings, which sort chronologically.

/** A family's time zone is not known. Outside the site's own a month is wrong for a few hours at most. */
const TIME_ZONE = SITE.timeZone

export const MONTH_PATTERN = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/

/** The family's current day, "2026-11-22". */
export function dayOf(now: Date): string {
  return todayIn(TIME_ZONE, now)
}

export function monthOf(now: Date): string {
  return dayOf(now).slice(0, 7)
}

/** Whole months between two; negative if `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** Adds months; a negative count subtracts. */
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

/** Limits of what one parent may enter, in characters, cents or months. */
export const FAMILY_LIMITS = {
  children: 10,
  name: 40,
  notes: 2_000,
  weeklyBudgetCents: 500_000,
  /** How long before birth an expected child can be entered. */
  monthsToBirth: 10,
  /** How far ahead care may start. */
  monthsToStart: 60,
} as const

/** Whole months; the day of birth is not known. Negative before birth. */
export function ageInMonths(birthMonth: string, atMonth: string): number {
  return monthsBetween(birthMonth, atMonth)
}

/** The month of birth for an age. */
export function birthMonthAt(ageMonths: number, thisMonth: string): string {
  return addMonths(thisMonth, -ageMonths)
}

/** "Expected in March 2027", "Less than a month old", "14 months old", and from two years on "3 years old". */
export function ageText(birthMonth: string, thisMonth: string): string {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months < 0) return `Expected in ${monthText(birthMonth)}`
  if (months === 0) return 'Less than a month old'
  if (months < 24) return months === 1 ? '1 month old' : `${months} months old`
  return `${Math.floor(months / 12)} years old`
}

/** The message for an impossible month of birth; undefined if it is fine. */
export function birthMonthProblem(birthMonth: string, thisMonth: string): string | undefined {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months > MAX_CHILD_MONTHS) return 'Care is for children up to 12 years.'
  if (months < -FAMILY_LIMITS.monthsToBirth)
    return `You can add a child up to ${FAMILY_LIMITS.monthsToBirth} months before birth.`
  return undefined
}

/** The message for an impossible start of care. A month in the past is fine: it was valid when it was entered. */
export function startMonthProblem(startMonth: string, birthMonth: string, thisMonth: string): string | undefined {
  if (startMonth < birthMonth) return 'Care can’t start before the month of birth.'
  if (monthsBetween(thisMonth, startMonth) > FAMILY_LIMITS.monthsToStart)
    return 'Please choose a start within the next five years.'
  return undefined
}

/** Whether a family has stated any preference. */
export function hasStated(preferences: Preferences): boolean {
  return Object.values(preferences).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
}

/** Days of care; the index is the number that is stored. */
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

/** Invalid numbers are skipped. */
export const dayCodes = (numbers: readonly number[]): DayCode[] => numbers.flatMap((one) => DAYS[one]?.code ?? [])
export const dayNumbers = (codes: readonly DayCode[]): number[] =>
  DAYS.flatMap(({ code }, number) => (codes.includes(code) ? [number] : []))

/** The catalogue's curriculum group holds activities; everything else is an amenity. Search filters by the same codes. */
export const ACTIVITIES = AMENITIES.filter(({ group }) => group === 'curriculum')
export const PLACE_AMENITIES = AMENITIES.filter(({ group }) => group !== 'curriculum')
