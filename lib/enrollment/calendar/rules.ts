import type { CalendarEvent } from '@/lib/platform/documents/calendar-file'
import type { Translate } from '@/lib/platform/language/types'
import { addDays, clockText, dayOf, weekdayOf } from '@/lib/platform/time/dates'
import type { CalendarDate } from './schema'

/** Months are "2026-11" and days "2026-11-24". Weeks begin on Sunday, as US calendars do. */

export const monthOfDay = (day: string): string => day.slice(0, 7)

/** The weeks of a month, seven days each; the first and last include days of the neighboring months. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let day = start; monthOfDay(day) <= month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, ahead) => addDays(day, ahead)))
  return weeks
}

/** The same day of the month `count` months later, or the last day if that month is shorter. */
export function addMonthsToDay(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  return dayOf(new Date(Math.min(Date.UTC(year, month - 1 + count, date), last.getTime())))
}

const KEYS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonthsToDay(day, -1),
  PageDown: (day) => addMonthsToDay(day, 1),
}

/** The day to which a key moves the focus in a date grid (WAI-ARIA date picker pattern); null for other keys. */
export function dayByKey(key: string, day: string): string | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key]?.(day) ?? null) : null
}

/** A date with its sort key; null sorts before the first minute. */
export type SortedDate = CalendarDate & { minute: number | null }
export type DayRange = { from: string; to: string }

/** Defaults for fields that most dates do not use. */
export const PLAIN = {
  endTime: null,
  provider: null,
  note: '',
  isCancelled: false,
  path: null,
  entryId: null,
  event: null,
} as const

/** Sorted by day, then by minute. */
export function inOrder(dates: readonly SortedDate[]): CalendarDate[] {
  return dates
    .map(({ minute, ...date }) => ({ date, order: `${date.day} ${String(minute ?? -1).padStart(5)} ${date.key}` }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ date }) => date)
}

/** Length of a timed entry in calendar programs. */
const MINUTES = 60

/** The first or last day of an enrollment for calendar programs. Its modification time is the day itself, so it changes when the day does. */
export function dayEventOf(
  t: Translate<'enrollment.calendarFile'>,
  { key, kind, day, title }: Pick<SortedDate, 'key' | 'kind' | 'day' | 'title'>,
  siteUrl: string,
): CalendarEvent {
  return {
    uid: `${key}@${new URL(siteUrl).hostname}`,
    span: { day },
    title: t(kind === 'last-day' ? 'last-day' : 'first-day', { name: title }),
    sequence: 0,
    changedAt: new Date(`${day}T00:00:00Z`),
  }
}

type Entry = { id: number; title: string; day: Date; startMinute: number | null; createdAt: Date }

/** A user's own entry for calendar programs, as a floating time: it reads the same in every time zone. */
export function entryEventOf({ id, title, day, startMinute, createdAt }: Entry, siteUrl: string): CalendarEvent {
  const date = dayOf(day)
  return {
    uid: `entry-${id}@${new URL(siteUrl).hostname}`,
    span: startMinute === null ? { day: date } : { local: `${date}T${clockText(startMinute)}`, minutes: MINUTES },
    title,
    sequence: 0,
    changedAt: createdAt,
  }
}
