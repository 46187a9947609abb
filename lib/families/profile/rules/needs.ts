import { SITE } from '@/lib/platform/config/site'
import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { monthText, todayIn } from '@/lib/platform/time/dates'
import { AMENITIES } from '@/lib/providers/catalogue/amenities'
import type { Preferences } from '../schema'

// Months are "YYYY-MM" strings, which sort chronologically.

/** A family's time zone is not known. Outside this one, the current month is wrong for a few hours at most. */
const TIME_ZONE = SITE.timeZone

export const MONTH_PATTERN = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/
/** "07:30" */
export const TIME_PATTERN = /^([01]\d|2[0-3]):[0-5]\d$/

/** The family's current day, "2026-11-22". */
export function familyToday(now: Date): string {
  return todayIn(TIME_ZONE, now)
}

export function monthOf(now: Date): string {
  return familyToday(now).slice(0, 7)
}

/** The number of months from one month to another; negative if `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from)
}

/** Adds months; a negative count subtracts. */
export function addMonths(month: string, count: number): string {
  const number = numberOf(month) + count
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
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

/** The month of birth of a child who is this old now. */
export function birthMonthAt(ageMonths: number, thisMonth: string): string {
  return addMonths(thisMonth, -ageMonths)
}

/** An age as people say it: in months under two years, then in years. */
export function ageCount(months: number): { unit: 'months' | 'years'; count: number } {
  return months < 24 ? { unit: 'months', count: months } : { unit: 'years', count: Math.floor(months / 12) }
}

/** "Expected in March 2027", "Less than a month old", "14 months old", and from two years on "3 years old". */
export function ageText(
  t: Translate<'families.childAge'>,
  locale: Locale,
  birthMonth: string,
  thisMonth: string,
): string {
  const months = ageInMonths(birthMonth, thisMonth)
  if (months < 0) return t('expected', { month: monthText(locale, birthMonth) })
  if (months === 0) return t('newborn')
  const { unit, count } = ageCount(months)
  return t(unit, { count })
}

/** Whether a family has stated any preference. */
export function hasStated(preferences: Preferences): boolean {
  return Object.values(preferences).some((value) => (Array.isArray(value) ? value.length > 0 : value !== null))
}

/** Days of care. The index is stored as the day's number; weekdayNames (lib/platform/time/dates.ts) has the same order. */
export const DAYS = [
  { code: 'mon' },
  { code: 'tue' },
  { code: 'wed' },
  { code: 'thu' },
  { code: 'fri' },
  { code: 'sat' },
  { code: 'sun' },
] as const

export type DayCode = (typeof DAYS)[number]['code']
export const DAY_CODES = DAYS.map(({ code }) => code)

/** Invalid numbers are skipped. */
export const dayCodes = (numbers: readonly number[]): DayCode[] => numbers.flatMap((one) => DAYS[one]?.code ?? [])
export const dayNumbers = (codes: readonly string[]): number[] =>
  DAYS.flatMap(({ code }, number) => (codes.includes(code) ? [number] : []))

/** The catalogue's curriculum group holds activities; everything else is an amenity. Search filters by the same codes. */
export const ACTIVITIES = AMENITIES.filter(({ group }) => group === 'curriculum')
export const PLACE_AMENITIES = AMENITIES.filter(({ group }) => group !== 'curriculum')
