import type { HoursInterval } from '../types'

/** Hours of a week as intervals; empty is unknown. Weekday 0 is Monday. See ProviderHours in prisma/schema. */

export const DAY_MINUTES = 1440
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

export function isAllDay({ opensMinute, closesMinute }: Omit<HoursInterval, 'weekday'>): boolean {
  return opensMinute === 0 && closesMinute === DAY_MINUTES
}

/** The intervals of one weekday in order; empty when closed that day. */
export function hoursOn(hours: HoursInterval[], weekday: number): HoursInterval[] {
  return hours.filter((interval) => interval.weekday === weekday).toSorted((a, b) => a.opensMinute - b.opensMinute)
}

/** Making one costs more than a search, so each is made once. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}

type LocalTime = { weekday: number; minute: number }

/** The last answer of each zone, which holds for its minute: every search asks what time it is in eleven of them. */
const lastRead = new Map<string, { minutes: number; time: LocalTime }>()

/** Weekday (0 = Monday) and minutes after midnight at an instant in an IANA zone. */
export function localTime(timeZone: string, now: Date): LocalTime {
  const minutes = Math.floor(now.getTime() / 60_000)
  const last = lastRead.get(timeZone)
  if (last?.minutes === minutes) return last.time
  const parts = clockOf(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const time = {
    weekday: WEEKDAYS.findIndex((day) => day === part('weekday')),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
  lastRead.set(timeZone, { minutes, time })
  return time
}

/** Where a minute of the week falls: the interval it is in, of today or of last night's past midnight; else null. */
function intervalAt(hours: HoursInterval[], weekday: number, minute: number): HoursInterval | null {
  const lastNight = hoursOn(hours, (weekday + 6) % 7).find(
    (one) => one.closesMinute < one.opensMinute && minute < one.closesMinute,
  )
  if (lastNight) return lastNight
  return (
    hoursOn(hours, weekday).find(
      (one) => minute >= one.opensMinute && (one.closesMinute < one.opensMinute || minute < one.closesMinute),
    ) ?? null
  )
}

export type OpenState =
  | { state: 'unknown' }
  | { state: 'open-all-day' }
  | { state: 'open'; closesMinute: number }
  /** `opens` is the next opening within seven days; `inDays` 0 is today. */
  | { state: 'closed'; opens: { weekday: number; minute: number; inDays: number } | null }

/** Open or closed at an instant, by the provider's own clock. Holidays are not known. */
export function openStateAt(hours: HoursInterval[], timeZone: string, now: Date): OpenState {
  if (hours.length === 0) return { state: 'unknown' }
  const { weekday, minute } = localTime(timeZone, now)
  const current = intervalAt(hours, weekday, minute)
  if (current)
    return isAllDay(current) ? { state: 'open-all-day' } : { state: 'open', closesMinute: current.closesMinute }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const day = (weekday + inDays) % 7
    const next = hoursOn(hours, day).find((one) => inDays > 0 || one.opensMinute > minute)
    if (next) return { state: 'closed', opens: { weekday: day, minute: next.opensMinute, inDays } }
  }
  return { state: 'closed', opens: null }
}

/** Null when the hours are unknown. */
export function isOpenAt(hours: HoursInterval[], timeZone: string, now: Date): boolean | null {
  const { state } = openStateAt(hours, timeZone, now)
  return state === 'unknown' ? null : state !== 'closed'
}
