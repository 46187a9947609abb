import { timeText } from '@/lib/platform/time-text'
import { instantOf, zoneNameAt } from '@/lib/platform/zoned-time'
import { clockText } from '@/lib/providers/rules/clock-text'
import { daysBetween, todayIn } from '@/lib/providers/rules/dates'
import type { EventWords } from '../types'
import { DEFAULT_MINUTES, MOST_DAYS_AHEAD } from './limits'

type When = Pick<EventWords, 'day' | 'startMinute' | 'endMinute'>

export const WHEN_PROBLEMS = {
  past: 'This day has passed. Please choose a later one.',
  passed: 'This time has passed. Please choose a later one.',
  far: 'Please choose a day within the next year.',
  leftOut: 'This time does not exist: clocks go forward that night. Please choose another one.',
} as const

const momentOf = (day: string, minute: number, timeZone: string) => instantOf(`${day}T${clockText(minute)}`, timeZone)

/** The field that is wrong about an event's day or times, and why; null where nothing is. */
export function whenProblem(
  { day, startMinute, endMinute }: When,
  timeZone: string,
  now: Date,
): Record<string, string> | null {
  const today = todayIn(timeZone, now)
  if (day < today) return { day: WHEN_PROBLEMS.past }
  if (daysBetween(today, day) > MOST_DAYS_AHEAD) return { day: WHEN_PROBLEMS.far }
  if (startMinute === null) return null
  const start = momentOf(day, startMinute, timeZone)
  if (!start) return { startMinute: WHEN_PROBLEMS.leftOut }
  if (endMinute !== null && !momentOf(day, endMinute, timeZone)) return { endMinute: WHEN_PROBLEMS.leftOut }
  return start <= now ? { startMinute: WHEN_PROBLEMS.passed } : null
}

/** Whether an event's day is over at the provider. */
export const isOver = (day: string, timeZone: string, now: Date): boolean => day < todayIn(timeZone, now)

/** "10:00 AM to 11:30 AM EST"; null for all of the day. */
export function eventTime({ day, startMinute, endMinute }: When, timeZone: string): string | null {
  if (startMinute === null) return null
  const start = momentOf(day, startMinute, timeZone)
  const until = endMinute === null ? '' : ` to ${timeText(endMinute)}`
  return `${timeText(startMinute)}${until} ${start ? zoneNameAt(start, timeZone) : ''}`.trim()
}

/** An event's moments for a calendar program, or its day. */
export function spanOf({ day, startMinute, endMinute }: When, timeZone: string) {
  const from = startMinute === null ? null : momentOf(day, startMinute, timeZone)
  if (!from) return { day }
  const to = endMinute === null ? null : momentOf(day, endMinute, timeZone)
  return { from, to: to ?? new Date(from.getTime() + DEFAULT_MINUTES * 60_000) }
}
