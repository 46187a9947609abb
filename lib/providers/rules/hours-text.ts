import { timeText } from '@/lib/platform/time-text'
import type { HoursInterval } from '../types'
import { hoursOn, isAllDay, WEEKDAYS } from './hours'

const OPEN_ALL_DAY = 'Open 24 hours'
const CLOSED = 'Closed'

export { timeText }

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

/** What a row says of the week: Monday to Friday when all five are alike, else "Hours vary by day"; null when unknown. */
export function weekdaySummary(hours: HoursInterval[]): string | null {
  if (hours.length === 0) return null
  const [monday = CLOSED, ...others] = [0, 1, 2, 3, 4].map((weekday) => dayHoursText(hours, weekday))
  return monday !== CLOSED && others.every((day) => day === monday) ? monday : 'Hours vary by day'
}
