import { DAY_MINUTES } from '@/lib/providers/rules/open-hours'
import { cleanDate } from './contact'
import { plainText } from './text'

const MAX_MONTHS = 215
const UNITS: Record<string, 'weeks' | 'months' | 'years'> = {
  week: 'weeks',
  weeks: 'weeks',
  month: 'months',
  months: 'months',
  year: 'years',
  years: 'years',
}

/**
 * An age in whole months: "6" "Weeks" is 1. As an upper limit, a year counts to its end: "up to 12 years" means until
 * the day before the 13th birthday (155). Null for no number, an unknown unit, or more than 17 years.
 */
export function cleanAge(value: string, unit: string, end: 'youngest' | 'oldest'): number | null {
  const text = value.trim()
  const number = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  const months = monthsOf(number, UNITS[unit.trim().toLowerCase()], end)
  return months !== null && months <= MAX_MONTHS ? months : null
}

function monthsOf(number: number, unit: string | undefined, end: 'youngest' | 'oldest'): number | null {
  if (Number.isNaN(number) || unit === undefined) return null
  if (unit === 'weeks') return Math.round((number * 12) / 52)
  if (unit === 'months') return Math.round(number)
  return end === 'youngest' ? Math.round(number * 12) : Math.floor(number + 1) * 12 - 1
}

export type Interval = { opensMinute: number; closesMinute: number }

/** Minutes after midnight of "06:30:00", "0630", "6:30 AM", "6 pm" or "2400"; null for anything else. */
export function cleanClock(value: string): number | null {
  const text = (plainText(value) ?? '').toLowerCase().replace(/[.\s]/g, '')
  const [, hourText, minuteText = '0', half] = /^(\d{1,2}?):?(\d{2})?(?::\d{2})?([ap]m?)?$/.exec(text) ?? []
  if (hourText === undefined) return null
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (minute > 59 || hour > (half ? 12 : 24) || (half !== undefined && hour === 0)) return null
  const minutes = (half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour) * 60 + minute
  return minutes <= DAY_MINUTES ? minutes : null
}

/**
 * An opening interval of one day; midnight at its end is the day's end. Null when one side is unknown or it closes before it
 * opens, which in state files is more often a typo ("7:00 AM-5:30 AM") than overnight care.
 */
export function intervalOf(opens: number | null, closes: number | null): Interval | null {
  if (opens === null || closes === null || opens === DAY_MINUTES) return null
  const end = closes === 0 || closes === DAY_MINUTES - 1 ? DAY_MINUTES : closes
  return end > opens ? { opensMinute: opens, closesMinute: end } : null
}

/** "0630 - 1800", "6:30 AM to 6 PM", "Open 24 hours"; "closed" for a day off, null when it cannot be parsed. */
export function cleanDay(value: string): Interval | 'closed' | null {
  const text = plainText(value) ?? ''
  if (/^closed\b/i.test(text)) return 'closed'
  if (/^(open )?24 ?(h|hrs|hours)$/i.test(text)) return { opensMinute: 0, closesMinute: DAY_MINUTES }
  const [opens, closes, ...more] = text.split(/\s*(?:-|–|—|\bto\b)\s*/i)
  if (opens === undefined || closes === undefined || more.length > 0) return null
  return intervalOf(cleanClock(opens), cleanClock(closes))
}

/** The plausible range for a week of care, in cents: less is a daily price or a typo, more a monthly or yearly one. */
const MIN_WEEKLY = 2_000
const MAX_WEEKLY = 150_000

/** Cents of "$1,250.50", "280"; null for 0 and for anything that is not an amount. */
export function cleanCents(value: string): number | null {
  const text = (plainText(value) ?? '').replace(/[$,\s]/g, '')
  const cents = /^\d{1,7}(\.\d+)?$/.test(text) ? Math.round(Number(text) * 100) : 0
  return cents > 0 ? cents : null
}

/** A weekly price in cents; null when it is not plausible. */
export function cleanWeekly(value: string): number | null {
  const cents = cleanCents(value)
  return cents !== null && cents >= MIN_WEEKLY && cents <= MAX_WEEKLY ? cents : null
}

/** The midnight that spreadsheets add to a date. Any other time means the field is not a date. */
const MIDNIGHT = /[ T](?:0?0:00(?::00)?(?:\.0+)?Z?|12:00(?::00)? AM)$/i

/**
 * "03/04/2026" and "2026-03-04" as "2026-03-04"; null when the field is empty, undefined when it is not a calendar date
 * or is ambiguous.
 */
export function strictDay(value: string): string | null | undefined {
  const text = plainText(value)?.replace(MIDNIGHT, '')
  if (!text) return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year = '', month = '', day = ''] = iso ? [iso[1], iso[2], iso[3]] : us ? [us[3], us[1], us[2]] : []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date || year < '1950' ? undefined : date
}

/** The date alone on a line above the header, which is how some states date their files; null when there is none. */
export function dateIn(above: readonly (readonly string[])[]): string | null {
  for (const record of above) {
    const [only, ...others] = record.filter((field) => field.trim() !== '')
    const date = only !== undefined && others.length === 0 ? cleanDate(only.replace(/^\uFEFF/, '')) : null
    if (date !== null) return date
  }
  return null
}
