import { tzOffset } from '@date-fns/tz'

const DAY_MINUTES = 1440

/** Minutes after midnight: 390 is "6:30 AM"; 0 and 1440 are "12:00 AM". */
export function timeText(minute: number): string {
  const hour = Math.floor((minute % DAY_MINUTES) / 60)
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Moments and what clocks in an IANA zone show then. A local time is "2026-11-24T10:00", as a browser's field has it. */

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Making one costs more than a page, so each is made once. */
const zoneNames = new Map<string, Intl.DateTimeFormat>()

/** "2026-11-24T10:00": what the clocks there show. */
export function localTimeOf(instant: Date, timeZone: string): string {
  return new Date(instant.getTime() + tzOffset(timeZone, instant) * MINUTE_MS).toISOString().slice(0, 16)
}

/** "EST" or "EDT": which of the two the clocks there follow at that moment. */
export function zoneNameAt(instant: Date, timeZone: string): string {
  const format = zoneNames.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' })
  zoneNames.set(timeZone, format)
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/**
 * The moment at which the clocks there show this. Of the hour that comes twice when summer time ends, the first; null for the hour
 * that is left out when it begins, and for what is no time at all.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Whatever a zone does, it did it within a day. TZDate would answer differently in each time zone that this process itself runs in.
  const offsets = [-DAY_MS, DAY_MS].map((away) => tzOffset(timeZone, new Date(asUtc + away)))
  const instants = offsets.map((minutes) => new Date(asUtc - minutes * MINUTE_MS)).toSorted((a, b) => +a - +b)
  return instants.find((instant) => localTimeOf(instant, timeZone) === local) ?? null
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** "Tue, Nov 24, 10:00 AM EST": the same words in every browser, which is why no formatter makes them. */
export function zonedText(instant: Date, timeZone: string): string {
  const local = localTimeOf(instant, timeZone)
  return `${weekdayText(local.slice(0, 10))}, ${timeText(minuteOf(local))} ${zoneNameAt(instant, timeZone)}`
}

/** "Tue, Nov 24" of "2026-11-24". */
export function weekdayText(day: string): string {
  const [, month, date] = day.split('-').map(Number)
  return `${WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]}, ${MONTHS[(month ?? 1) - 1]} ${date}`
}

/** Minutes after midnight of a local time. */
export function minuteOf(local: string): number {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number)
  return hour * 60 + minute
}

/** "Eastern Time": what people there call their clocks, in summer and in winter. */
export function zoneTitle(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
