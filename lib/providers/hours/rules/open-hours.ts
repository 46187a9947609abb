import { addDays, todayIn } from '@/lib/platform/time/dates'
import type { HoursInterval, Season } from '../../types'
import { DAY_MINUTES, hoursOn, isAllDay, WEEKDAYS } from './intervals'

export function isInSeason({ from, to }: Pick<Season, 'from' | 'to'>, day: string): boolean {
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

/** Creating a formatter takes longer than a search, so each is created once. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
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

/** The last result for each zone, valid for one minute: every search needs the time in eleven zones. */
const lastRead = new Map<string, { minutes: number; time: LocalTime }>()

/** Weekday (0 = Monday) and minutes after midnight in an IANA zone. */
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

export type OpenState =
  | { state: 'unknown' }
  | { state: 'open-all-day' }
  | { state: 'open'; closesMinute: number }
  /** `opens` is the next opening within seven days; `inDays` 0 is today. */
  | { state: 'closed'; opens: { weekday: number; minute: number; inDays: number } | null }

/** Whether a provider is open now. `hoursOf` returns the hours of a day, counted from today; yesterday's may run past midnight. */
function openState(hoursOf: (inDays: number) => HoursInterval[], { weekday, minute }: LocalTime): OpenState {
  const isNight = (one: HoursInterval) => one.closesMinute < one.opensMinute
  const current =
    hoursOf(-1).find((one) => isNight(one) && minute < one.closesMinute) ??
    hoursOf(0).find((one) => minute >= one.opensMinute && (isNight(one) || minute < one.closesMinute))
  if (current)
    return isAllDay(current) ? { state: 'open-all-day' } : { state: 'open', closesMinute: current.closesMinute }
  for (let inDays = 0; inDays <= 7; inDays++) {
    const next = hoursOf(inDays).find((one) => inDays > 0 || one.opensMinute > minute)
    if (next) return { state: 'closed', opens: { weekday: (weekday + inDays) % 7, minute: next.opensMinute, inDays } }
  }
  return { state: 'closed', opens: null }
}

/** Whether a provider is open at a time, in its own time zone and by the season of each day. Holidays are not known. */
export function openStateInSeason(
  usual: HoursInterval[],
  seasons: readonly Season[],
  timeZone: string,
  now: Date,
): OpenState {
  const [today, time] = [todayIn(timeZone, now), localTime(timeZone, now)]
  const weekOn = (inDays: number) => {
    const day = addDays(today, inDays).slice(5)
    return seasons.find((season) => isInSeason(season, day))?.hours ?? usual
  }
  const state = openState((inDays) => hoursOn(weekOn(inDays), (time.weekday + inDays + 7) % 7), time)
  return usual.length === 0 && state.state === 'closed' && !state.opens ? { state: 'unknown' } : state
}

/** All time zones of US providers (a test compares them with lib/places). */
export const US_TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Boise',
  'America/Phoenix',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
] as const

/** Minutes since Monday's midnight in a time zone, as in ProviderSearchDocument.openMinutes. */
export function minuteOfWeek(timeZone: string, now: Date): number {
  const { weekday, minute } = localTime(timeZone, now)
  return weekday * DAY_MINUTES + minute
}
