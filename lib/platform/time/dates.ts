import { SITE } from '../config/site'
import type { Locale } from '../language/locales'
import type { Translate } from '../language/types'

/**
 * Days as "YYYY-MM-DD" and how they are displayed. A day has no time zone; only `todayIn` needs one. Clock times are written as in the
 * United States in every language: "6:30 AM".
 */

export const DAY_MS = 86_400_000

/** The instant `count` times 24 hours later, or earlier if it is negative. */
export const daysFrom = (at: Date, count: number): Date => new Date(at.getTime() + count * DAY_MS)

/** The day in UTC, "2026-11-24". A date column is midnight UTC in Prisma. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Creating one takes longer than a search, so they are reused. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(key, format)
  return format
}

/** The calendar day at an instant in an IANA zone ("America/New_York"). */
export function todayIn(timeZone: string, now: Date): string {
  return formatOf('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now)
}

/** Whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}

/** The day `count` days later, or earlier if it is negative. */
export function addDays(day: string, count: number): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS))
}

/** Formats a day with Intl. Use only options that all browsers format alike: names of months and weekdays, and the order of a date. */
function formatted(locale: Locale, day: string, options: Intl.DateTimeFormatOptions): string {
  return formatOf(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`))
}

/** "Nov 12", or "Nov 12, 2025" if that is not the current year. For records, tables, mails and whatever is read much later. */
export function dateText(locale: Locale, day: string, today: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatted(locale, day, { month: 'short', day: 'numeric', ...(isThisYear ? {} : { year: 'numeric' }) })
}

/**
 * How screens name a day: "Tuesday" within a week before or after today, else "Nov 12". Never "today" or "yesterday", because a cached page
 * may be read a day later.
 */
export function dayText(locale: Locale, day: string, today: string): string {
  return Math.abs(daysBetween(today, day)) < 7 ? weekdayName(locale, day) : dateText(locale, day, today)
}

/** A future day where space is tight: "Tuesday", "Feb 1". The year is added only if the day is half a year or more away. */
export function comingDayText(locale: Locale, day: string, today: string): string {
  const isSoon = daysBetween(today, day) < 180
  return Math.abs(daysBetween(today, day)) < 7 ? weekdayName(locale, day) : dateText(locale, day, isSoon ? day : today)
}

/** A short text, such as a date, that never breaks across two lines. */
export const onOneLine = (text: string): string => text.replaceAll(' ', '\u00a0')

/** "Tuesday", "martes" */
export const weekdayName = (locale: Locale, day: string): string => formatted(locale, day, { weekday: 'long' })

/** "Tue", "mar" */
export const shortWeekdayName = (locale: Locale, day: string): string => formatted(locale, day, { weekday: 'short' })

/** The names of the days of a week, Monday first: "Monday", or "Mon". */
export const weekdayNames = (locale: Locale, length: 'long' | 'short' = 'long'): string[] =>
  // A Monday and the six days after it.
  Array.from({ length: 7 }, (_, index) => formatted(locale, addDays('2024-01-01', index), { weekday: length }))

/** The name of a month, 1 to 12: "November", or "Nov". */
export const monthName = (locale: Locale, month: number, length: 'long' | 'short' = 'long'): string =>
  formatted(locale, `2024-${String(month).padStart(2, '0')}-01`, { month: length })

/** "2026-11" is "November 2026". */
export const monthText = (locale: Locale, month: string): string =>
  formatted(locale, `${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' })

/** "2026-11" is "Nov 2026". */
export const shortMonthText = (locale: Locale, month: string): string =>
  formatted(locale, `${month.slice(0, 7)}-01`, { month: 'short', year: 'numeric' })

/** "Tuesday, November 12". */
export const dayTitle = (locale: Locale, day: string): string =>
  formatted(locale, day, { weekday: 'long', month: 'long', day: 'numeric' })

/** "November 12, 2026": in mails and invoices. */
export const longDateText = (locale: Locale, day: string): string =>
  formatted(locale, day, { month: 'long', day: 'numeric', year: 'numeric' })

// Months and years of average length: "a month ago" is approximate, and the markup next to it has the exact day.
const UNITS = [
  { name: 'years', ms: 365.25 * DAY_MS },
  { name: 'months', ms: 30.44 * DAY_MS },
  { name: 'weeks', ms: 7 * DAY_MS },
  { name: 'days', ms: DAY_MS },
  { name: 'hours', ms: 3_600_000 },
  { name: 'minutes', ms: 60_000 },
] as const

/** "3 weeks ago", "a year ago", "just now" (also for future times); `time` is an ISO time. */
export function relativeTime(t: Translate<'platform.time'>, time: string, now: Date): string {
  const age = now.getTime() - Date.parse(time)
  const unit = UNITS.find((one) => age >= one.ms)
  return unit ? t(unit.name, { count: Math.floor(age / unit.ms) }) : t('justNow')
}

/** 450 is "07:30", as in addresses and time fields. */
export function clockText(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

const DAY_MINUTES = 1440

/** Minutes after midnight: 390 is "6:30 AM"; 0 and 1440 are "12:00 AM". */
export function timeText(minute: number): string {
  const hour = Math.floor((minute % DAY_MINUTES) / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Minutes after midnight: "07:30" is 450, and so is the local time "2026-11-24T07:30". */
export function minuteOf(time: string): number {
  const [, hours, minutes] = /(\d\d):(\d\d)/.exec(time) ?? []
  return Number(hours) * 60 + Number(minutes)
}

/** The time zone in which business days are counted. */
export const OFFICE_ZONE = SITE.timeZone
/** How many business days a decision may take, as promised to users. */
export const PROMISED_DAYS = 2

/** 0 is Sunday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const isBusinessDay = (day: string) => weekdayOf(day) !== 0 && weekdayOf(day) !== 6

/** The last day (`YYYY-MM-DD`) on which a decision about something submitted on `day` is in time. Ignores holidays. */
export function dueDay(day: string): string {
  let due = day
  for (let left = PROMISED_DAYS; left > 0; ) {
    due = addDays(due, 1)
    if (isBusinessDay(due)) left -= 1
  }
  return due
}
