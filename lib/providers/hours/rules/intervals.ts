import type { HoursInterval } from '../../types'

/** Weekly hours as intervals; empty means unknown. Weekday 0 is Monday. See ProviderHours in prisma/schema. */

export const DAY_MINUTES = 1440
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function isAllDay({ opensMinute, closesMinute }: Omit<HoursInterval, 'weekday'>): boolean {
  return opensMinute === 0 && closesMinute === DAY_MINUTES
}

/** The intervals of a weekday in order; empty if closed that day. */
export function hoursOn(hours: HoursInterval[], weekday: number): HoursInterval[] {
  return hours.filter((interval) => interval.weekday === weekday).toSorted((a, b) => a.opensMinute - b.opensMinute)
}
