import { timeText } from './time-text'

/** Moments and what clocks in an IANA zone show then. A local time is "2026-11-24T10:00", as a browser's field has it. */

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Making one costs more than a page, so each is made once. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function partsAt(instant: Date, timeZone: string): Record<string, string> {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'short',
    })
  clocks.set(timeZone, clock)
  return Object.fromEntries(clock.formatToParts(instant).map(({ type, value }) => [type, value]))
}

/** "2026-11-24T10:00": what the clocks there show. */
export function localTimeOf(instant: Date, timeZone: string): string {
  const { year, month, day, hour, minute } = partsAt(instant, timeZone)
  return `${year}-${month}-${day}T${hour}:${minute}`
}

/** "EST" or "EDT": which of the two the clocks there follow at that moment. */
export function zoneNameAt(instant: Date, timeZone: string): string {
  return partsAt(instant, timeZone).timeZoneName ?? ''
}

/**
 * The moment at which the clocks there show this. Of the hour that comes twice when summer time ends, the first; null for the hour
 * that is left out when it begins, and for what is no time at all.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Whatever a zone does, it did it within a day: its offsets the day before and the day after are all that there are.
  const offsets = [-DAY_MS, DAY_MS].map((away) => offsetAt(new Date(asUtc + away), timeZone))
  const instants = offsets.map((offset) => asUtc - offset).toSorted((a, b) => a - b)
  const found = instants.find((instant) => localTimeOf(new Date(instant), timeZone) === local)
  return found === undefined ? null : new Date(found)
}

function offsetAt(instant: Date, timeZone: string): number {
  const shown = Date.parse(`${localTimeOf(instant, timeZone)}:00Z`)
  return shown - Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS
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
