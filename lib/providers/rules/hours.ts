import { MONTHS, timeText } from '@/lib/platform/time/dates'
import type { HoursInterval, Season } from '../types'
import { hoursOn, isAllDay, WEEKDAYS } from './open-hours'

const OPEN_ALL_DAY = 'Open 24 hours'
const CLOSED = 'Closed'

/** "6:30 AM – 6:00 PM", "24 hours". */
export const spanText = (span: Omit<HoursInterval, 'weekday'>): string =>
  isAllDay(span) ? '24 hours' : `${timeText(span.opensMinute)} – ${timeText(span.closesMinute)}`

/** One day's hours: "6:30 AM – 6:00 PM", "8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM", "Open 24 hours", "Closed". */
export function dayHoursText(hours: HoursInterval[], weekday: number): string {
  const intervals = hoursOn(hours, weekday)
  if (intervals.length === 0) return CLOSED
  if (intervals.some(isAllDay)) return OPEN_ALL_DAY
  return intervals.map(spanText).join(', ')
}

/** The seven `weekday_text` lines, Monday first ("Monday: 6:30 AM – 6:00 PM"); null when the hours are unknown. */
export function weekdayLines(hours: HoursInterval[]): string[] | null {
  if (hours.length === 0) return null
  return WEEKDAYS.map((name, weekday) => `${name}: ${dayHoursText(hours, weekday)}`)
}

/** The hours for a result row: those of Monday to Friday if all five are equal, otherwise "Hours vary by day"; null if unknown. */
export function weekdaySummary(hours: HoursInterval[]): string | null {
  if (hours.length === 0) return null
  const [monday = CLOSED, ...others] = [0, 1, 2, 3, 4].map((weekday) => dayHoursText(hours, weekday))
  return monday !== CLOSED && others.every((day) => day === monday) ? monday : 'Hours vary by day'
}

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** "Jun 1 – Aug 10"; "Jul 4" for a single day. */
export function seasonName({ from, to }: Pick<Season, 'from' | 'to'>): string {
  const dayName = (day: string) => `${MONTHS[Number(day.slice(0, 2)) - 1]} ${Number(day.slice(3))}`
  return from === to ? dayName(from) : `${dayName(from)} – ${dayName(to)}`
}

/** The dates of the current or next occurrence of a season: "2026-12-24" to "2027-01-01". `today` is "YYYY-MM-DD". */
export function seasonDates({ from, to }: Pick<Season, 'from' | 'to'>, today: string): { from: string; to: string } {
  const [year, day] = [Number(today.slice(0, 4)), today.slice(5)]
  const isPast = from <= to && day > to
  const isRunningOut = from > to && day <= to
  const begins = isPast ? year + 1 : isRunningOut ? year - 1 : year
  return { from: inYear(begins, from), to: inYear(from <= to ? begins : begins + 1, to) }
}

/** Outside leap years, February 29 becomes February 28. */
function inYear(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`
}

/** "Mon – Thu 7:00 AM – 5:00 PM; Fri 7:00 AM – 3:00 PM", "Closed": days that are not listed are closed. */
export function weekText(hours: HoursInterval[]): string {
  const texts = DAYS.map((_, day) => hoursOn(hours, day).map(spanText).join(', '))
  const runs: { first: number; last: number; text: string }[] = []
  for (const [day, text] of texts.entries()) {
    const run = runs.at(-1)
    if (run?.text === text) run.last = day
    else runs.push({ first: day, last: day, text })
  }
  const open = runs.filter(({ text }) => text !== '')
  const daysOf = (first: number, last: number) => (first === last ? DAYS[first] : `${DAYS[first]} – ${DAYS[last]}`)
  return open.map(({ first, last, text }) => `${daysOf(first, last)} ${text}`).join('; ') || 'Closed'
}
