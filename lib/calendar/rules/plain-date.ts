import type { CalendarDate } from '../types'

/** A date with what puts it in order; null stands before the first minute. */
export type SortedDate = CalendarDate & { minute: number | null }
export type DayRange = { from: string; to: string }

/** What most dates have not. */
export const PLAIN = { provider: null, note: '', isCancelled: false, path: null, entryId: null, event: null } as const

/** In the order of days and minutes. */
export function inOrder(dates: readonly SortedDate[]): CalendarDate[] {
  return dates
    .map(({ minute, ...date }) => ({ date, order: `${date.day} ${String(minute ?? -1).padStart(5)} ${date.key}` }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ date }) => date)
}
