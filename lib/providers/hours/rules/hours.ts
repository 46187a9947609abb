import type { Locale } from '@/lib/platform/language/locales'
import type { Translate } from '@/lib/platform/language/types'
import { dateText, timeText, weekdayNames } from '@/lib/platform/time/dates'
import type { HoursInterval, Season } from '../../types'
import { hoursOn, isAllDay } from './intervals'

/** The messages about hours. */
export type HoursTexts = Translate<'providers.hours'>

type Span = Omit<HoursInterval, 'weekday'>

/** "8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM". `allDay`: the words for "24 hours". */
export const timesInWords = (allDay: string, spans: readonly Span[]): string =>
  spans
    .map((span) => (isAllDay(span) ? allDay : `${timeText(span.opensMinute)} – ${timeText(span.closesMinute)}`))
    .join(', ')

/** One day's hours: "6:30 AM – 6:00 PM", "8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM", "Open 24 hours", "Closed". */
export const dayHoursText = (t: HoursTexts, hours: HoursInterval[], weekday: number): string =>
  spansText(t, hoursOn(hours, weekday))

function spansText(t: HoursTexts, spans: readonly Span[]): string {
  if (spans.length === 0) return t('closed')
  if (spans.some(isAllDay)) return t('openAllDay')
  return timesInWords(t('allDay'), spans)
}

/** The seven `weekday_text` lines, Monday first ("Monday: 6:30 AM – 6:00 PM"); null when the hours are unknown. */
export function weekdayLines(t: HoursTexts, locale: Locale, hours: HoursInterval[]): string[] | null {
  if (hours.length === 0) return null
  return dayTitles(locale).map((day, weekday) => t('onDay', { day, hours: dayHoursText(t, hours, weekday) }))
}

/** The names of the weekdays, Monday first, capitalized for the start of a line: Spanish writes them in lower case otherwise. */
export const dayTitles = (locale: Locale): string[] =>
  weekdayNames(locale).map((name) => name.charAt(0).toLocaleUpperCase(locale) + name.slice(1))

/** The hours from Monday to Friday as minutes after midnight, if all five days have the same; otherwise they "vary". */
export type WeekHours = 'vary' | readonly (readonly [opensMinute: number, closesMinute: number])[]

/** Null if the hours are unknown. */
export function weekHoursOf(hours: HoursInterval[]): WeekHours | null {
  if (hours.length === 0) return null
  const days = [0, 1, 2, 3, 4].map((weekday) =>
    hoursOn(hours, weekday).map(({ opensMinute, closesMinute }) => [opensMinute, closesMinute] as const),
  )
  const [monday = []] = days
  const isSame = days.every((day) => JSON.stringify(day) === JSON.stringify(monday))
  return isSame && monday.length > 0 ? monday : 'vary'
}

/** "6:30 AM – 6:00 PM", "Open 24 hours", "Hours vary by day". */
export function weekHoursText(t: HoursTexts, hours: WeekHours): string {
  if (hours === 'vary') return t('vary')
  return spansText(
    t,
    hours.map(([opensMinute, closesMinute]) => ({ opensMinute, closesMinute })),
  )
}

/** weekHoursText() for a provider's hours; null if they are unknown. */
export function weekdaySummary(t: HoursTexts, hours: HoursInterval[]): string | null {
  const week = weekHoursOf(hours)
  return week && weekHoursText(t, week)
}

/** "Jun 1 – Aug 10"; "Jul 4" for a single day. */
export function seasonName(locale: Locale, { from, to }: Pick<Season, 'from' | 'to'>): string {
  // 2024 is a leap year, so every day exists.
  const dayName = (day: string) => dateText(locale, `2024-${day}`, '2024')
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
export const weekText = (t: HoursTexts, locale: Locale, hours: HoursInterval[]): string =>
  weekInWords({ days: weekdayNames(locale, 'short'), allDay: t('allDay'), closed: t('closed') }, hours)

/** Short names of the days, Monday first, and the words for a day that is open for 24 hours and for a week without open days. */
type WeekWords = { days: readonly string[]; allDay: string; closed: string }

export function weekInWords({ days, allDay, closed }: WeekWords, hours: HoursInterval[]): string {
  const texts = days.map((_, day) => timesInWords(allDay, hoursOn(hours, day)))
  const runs: { first: number; last: number; text: string }[] = []
  for (const [day, text] of texts.entries()) {
    const run = runs.at(-1)
    if (run?.text === text) run.last = day
    else runs.push({ first: day, last: day, text })
  }
  const open = runs.filter(({ text }) => text !== '')
  const daysOf = (first: number, last: number) => (first === last ? days[first] : `${days[first]} – ${days[last]}`)
  return open.map(({ first, last, text }) => `${daysOf(first, last)} ${text}`).join('; ') || closed
}
