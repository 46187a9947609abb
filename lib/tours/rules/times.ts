import { instantOf, localTimeOf } from '@/lib/platform/zoned-time'
import { MOST_DAYS_AHEAD, TOUR_MINUTES } from './limits'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const TIME_PROBLEMS = {
  none: 'Please choose a day and a time.',
  leftOut: 'This time does not exist: clocks go forward that night. Please choose another one.',
  past: 'This time has passed. Please choose a later one.',
  far: `Please choose a time within the next ${MOST_DAYS_AHEAD} days.`,
  twice: 'These are the same time twice.',
} as const

/** The moments of local times at a provider, the earliest first; or the sentence why one of them cannot be proposed. */
export function readTimes(
  locals: readonly string[],
  timeZone: string,
  now: Date,
): { times: Date[]; problem?: undefined } | { times?: undefined; problem: string } {
  const times: Date[] = []
  for (const local of locals) {
    const time = instantOf(local, timeZone)
    if (!time) return { problem: isTime(local) ? TIME_PROBLEMS.leftOut : TIME_PROBLEMS.none }
    if (time <= now) return { problem: TIME_PROBLEMS.past }
    if (time.getTime() > now.getTime() + MOST_DAYS_AHEAD * DAY_MS) return { problem: TIME_PROBLEMS.far }
    times.push(time)
  }
  if (new Set(times.map(Number)).size < times.length) return { problem: TIME_PROBLEMS.twice }
  return { times: times.toSorted((a, b) => a.getTime() - b.getTime()) }
}

/** A day of the calendar and an hour of the day, wherever that may be. */
const isTime = (local: string) => instantOf(local, 'UTC') !== null

export const tourEnd = (startsAt: Date) => new Date(startsAt.getTime() + TOUR_MINUTES * MINUTE_MS)

/** Whether two tours, or a tour and something else of this length, overlap. What follows at once does not. */
export function overlaps(startsAt: Date, other: { startsAt: Date; minutes?: number }): boolean {
  const otherEnd = other.startsAt.getTime() + (other.minutes ?? TOUR_MINUTES) * MINUTE_MS
  return startsAt.getTime() < otherEnd && other.startsAt < tourEnd(startsAt)
}

/** The range of a field for times there: from now to as far ahead as a tour is agreed. */
export function fieldRange(timeZone: string, now: Date): { min: string; max: string } {
  return {
    min: localTimeOf(now, timeZone),
    max: localTimeOf(new Date(now.getTime() + MOST_DAYS_AHEAD * DAY_MS), timeZone),
  }
}
