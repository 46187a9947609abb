import { tzOffset } from '@date-fns/tz'
import { dateText, OFFICE_ZONE, timeText, todayIn, weekdayName } from './dates'

// Instants and local times in an IANA time zone. A local time is "2026-11-24T10:00", as in a datetime-local field.

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** The local time, as "2026-11-24T10:00". */
export function localTimeOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + tzOffset(timeZone, instant) * MINUTE_MS).toISOString().slice(0, 16)
}

/**
 * The instant of a local time. In the hour that is repeated when daylight saving time ends, the first of the two; null in the hour that
 * is skipped when it begins, and for invalid times.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // The offset is that of the day before or the day after. TZDate is not used because its result depends on the process's own zone.
  const offsets = [-DAY_MS, DAY_MS].map((away) => tzOffset(timeZone, new Date(asUtc + away)))
  const instants = offsets.map((minutes) => new Date(asUtc - minutes * MINUTE_MS)).toSorted((a, b) => +a - +b)
  return instants.find((instant) => localTimeOf(instant, timeZone) === local) ?? null
}

/**
 * "Tue, Nov 24, 10:00 AM" there, without the zone: people visit a place, and read its clock. Not made by Intl, whose output differs
 * between browsers.
 */
export function zonedText(instant: Date, timeZone: string): string {
  const local = localTimeOf(instant, timeZone)
  return `${weekdayText(local.slice(0, 10))}, ${timeText(minuteOf(local))}`
}

/** "2026-11-24" is "Tue, Nov 24". */
export function weekdayText(day: string): string {
  return `${weekdayName(day).slice(0, 3)}, ${dateText(day, day)}`
}

/** The minutes after midnight of a local time. */
export function minuteOf(local: string): number {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number)
  return hour * 60 + minute
}

/** The name of the zone in summer and winter: "Eastern Time". */
export function zoneTitle(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** "Nov 12" in the office's time zone; with the year if it is not the current one. */
export const officeDay = (at: Date, now: Date): string => dateText(todayIn(OFFICE_ZONE, at), todayIn(OFFICE_ZONE, now))

/** "Nov 12, 4:05 PM" in the office's time zone. */
export const officeMoment = (at: Date, now: Date): string =>
  `${officeDay(at, now)}, ${timeText(minuteOf(localTimeOf(at, OFFICE_ZONE)))}`
