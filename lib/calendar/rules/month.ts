import { addDays } from '@/lib/providers/rules/dates'

/** Months as "2026-11" and days as "2026-11-24". A week begins on Sunday, as calendars in the US have it. */

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

export const monthOfDay = (day: string): string => day.slice(0, 7)

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => utc(day).getUTCDay()

/** The weeks of a month, each with seven days; the first and the last hold days of its neighbors. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: string[][] = []
  for (let day = start; monthOfDay(day) <= month; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, ahead) => addDays(day, ahead)))
  return weeks
}

/** The same day of a month so many further; the last one where that month is shorter. */
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

/** The day to which a key leads, as date pickers have it (WAI-ARIA); null for keys that mean nothing here. */
export function dayByKey(key: string, day: string): string | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key]?.(day) ?? null) : null
}
