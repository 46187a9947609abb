import { tzOffset } from '@date-fns/tz'
import type { Locale } from '../language/locales'
import type { Translate } from '../language/types'
import { DAY_MS, dateText, minuteOf, OFFICE_ZONE, shortWeekdayName, timeText, todayIn } from './dates'

// Instants and local times in an IANA time zone. A local time is "2026-11-24T10:00", as in a datetime-local field.

const MINUTE_MS = 60_000

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
  // The offset is that of the day before, which gives the first of two, or the day after. TZDate is not used because its result depends on
  // the process's own zone.
  const offsets = [-DAY_MS, DAY_MS].map((away) => tzOffset(timeZone, new Date(asUtc + away)))
  const instants = offsets.map((minutes) => new Date(asUtc - minutes * MINUTE_MS))
  return instants.find((instant) => localTimeOf(instant, timeZone) === local) ?? null
}

/**
 * The local time as "Tue, Nov 24, 10:00 AM". It does not name the zone, because people who visit a place use the clock there. The time is not
 * formatted by Intl, whose output differs between browsers.
 */
export const zonedText = (locale: Locale, instant: Date, timeZone: string): string =>
  localText(locale, localTimeOf(instant, timeZone))

/** "2026-11-24T10:00" is "Tue, Nov 24, 10:00 AM". */
export function localText(locale: Locale, local: string): string {
  return `${weekdayText(locale, local.slice(0, 10))}, ${timeText(minuteOf(local))}`
}

/** "2026-11-24" is "Tue, Nov 24". */
export function weekdayText(locale: Locale, day: string): string {
  return `${shortWeekdayName(locale, day)}, ${dateText(locale, day, day)}`
}

/** The name of a zone, the same in summer and winter: "Eastern Time". The messages override Unicode's name where people use another one. */
export function zoneTitle(t: Translate<'platform.zones'>, locale: Locale, timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  return t('title', { zone: timeZone.replaceAll('/', '_'), name })
}

/** "Nov 12" in the office's time zone; with the year if it is not the current one. */
export const officeDay = (locale: Locale, at: Date, now: Date): string =>
  dateText(locale, todayIn(OFFICE_ZONE, at), todayIn(OFFICE_ZONE, now))

/** "Nov 12, 4:05 PM" in the office's time zone. */
export const officeMoment = (locale: Locale, at: Date, now: Date): string =>
  `${officeDay(locale, at, now)}, ${timeText(minuteOf(localTimeOf(at, OFFICE_ZONE)))}`
