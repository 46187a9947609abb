import { type Message, message } from '@/lib/platform/language/message'
import { DAY_MS, timeText } from '@/lib/platform/time/dates'
import { instantOf } from '@/lib/platform/time/zoned-time'
import { MAX_DAYS_AHEAD } from './tours'

/** Times offered on one day. */
const MAX_TIMES_A_DAY = 12

export const TIME_PROBLEMS = {
  none: message('enrollment.tourErrors.none'),
  leftOut: message('enrollment.tourErrors.leftOut'),
  past: message('enrollment.tourErrors.past'),
  far: message('enrollment.tourErrors.far', { days: MAX_DAYS_AHEAD }),
  twice: message('enrollment.tourErrors.twice'),
} as const

/** Converts local times at a provider to instants, earliest first; or the reason one of them cannot be proposed. */
export function readTimes(
  locals: readonly string[],
  timeZone: string,
  now: Date,
): { times: Date[]; problem?: undefined } | { times?: undefined; problem: Message } {
  const times: Date[] = []
  for (const local of locals) {
    const time = instantOf(local, timeZone)
    if (!time) return { problem: isTime(local) ? TIME_PROBLEMS.leftOut : TIME_PROBLEMS.none }
    if (time <= now) return { problem: TIME_PROBLEMS.past }
    if (time.getTime() > now.getTime() + MAX_DAYS_AHEAD * DAY_MS) return { problem: TIME_PROBLEMS.far }
    times.push(time)
  }
  if (new Set(times.map(Number)).size < times.length) return { problem: TIME_PROBLEMS.twice }
  return { times: times.toSorted((a, b) => a.getTime() - b.getTime()) }
}

/** A real date and time of day, in any time zone. */
const isTime = (local: string) => instantOf(local, 'UTC') !== null

/** "9:30 AM", "930a", "14:00", "2 pm", "2 p. m.", "noon", "mediodía". Without AM or PM, 7 to 11 are morning and 1 to 6 afternoon. */
function readClock(word: string): number | null {
  if (/^(noon|(el )?mediod[ií]a)$/.test(word)) return 720
  const [, digits = '', half] = /^(\d{1,2}(?:[:.]\d{2})?|\d{3,4})\s*([ap])?\.? ?m?\.?$/.exec(word) ?? []
  const plain = digits.replace(/[:.]/, '')
  if (!plain) return null
  const [hour, minute] = plain.length > 2 ? [Number(plain.slice(0, -2)), Number(plain.slice(-2))] : [Number(plain), 0]
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null
  if (half) return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
  const isAfterNoon = hour <= 6 && !digits.startsWith('0')
  return (hour + (isAfterNoon ? 12 : 0)) * 60 + minute
}

export const TYPED_PROBLEMS = {
  unread: (word: string) => message('enrollment.tourErrors.unread', { word }),
  many: message('enrollment.tourErrors.manyADay', { most: MAX_TIMES_A_DAY }),
} as const

/** Parses the times of one day, separated by commas, into sorted unique minutes after midnight; or returns the part not understood. */
export function readTypedTimes(
  typed: string,
): { minutes: number[]; problem?: undefined } | { minutes?: undefined; problem: Message } {
  const words = typed
    .toLowerCase()
    .split(/[,;\n]|\b(?:and|y)\b/u)
    .map((word) => word.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
  const minutes: number[] = []
  for (const word of words) {
    const minute = readClock(word)
    if (minute === null) return { problem: TYPED_PROBLEMS.unread(word.slice(0, 20)) }
    minutes.push(minute)
  }
  const each = [...new Set(minutes)].toSorted((a, b) => a - b)
  return each.length > MAX_TIMES_A_DAY ? { problem: TYPED_PROBLEMS.many } : { minutes: each }
}

/** "9:30 AM, 2:00 PM": the parsed times as the form shows them. */
export const typedTimes = (minutes: readonly number[]) => minutes.map(timeText).join(', ')
