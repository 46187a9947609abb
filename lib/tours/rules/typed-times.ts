import { timeText } from '@/lib/platform/time-text'
import { MOST_TIMES_A_DAY } from './limits'

/** "9:30 AM", "930a", "14:00", "2 pm", "noon". Of an hour without morning or evening, 7 to 11 are in the morning and 1 to 6 after noon. */
function readClock(word: string): number | null {
  if (word === 'noon') return 720
  const [, digits = '', half] = /^(\d{1,2}(?:[:.]\d{2})?|\d{3,4})\s*([ap])?\.?m?\.?$/.exec(word) ?? []
  const plain = digits.replace(/[:.]/, '')
  if (!plain) return null
  const [hour, minute] = plain.length > 2 ? [Number(plain.slice(0, -2)), Number(plain.slice(-2))] : [Number(plain), 0]
  if (minute > 59 || hour > 23 || (half && (hour < 1 || hour > 12))) return null
  if (half) return ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute
  const isAfterNoon = hour >= 1 && hour <= 6 && !digits.startsWith('0')
  return (hour + (isAfterNoon ? 12 : 0)) * 60 + minute
}

export const TYPED_PROBLEMS = {
  unread: (word: string) => `“${word}” is no time that we understand. Please write it like 9:30 AM.`,
  many: `At most ${MOST_TIMES_A_DAY} times a day.`,
} as const

/** Times of one day as people type them, with commas between: minutes after midnight, in order, each once; or what is not understood. */
export function readTypedTimes(
  typed: string,
): { minutes: number[]; problem?: undefined } | { minutes?: undefined; problem: string } {
  const words = typed
    .toLowerCase()
    .split(/[,;\n]|\band\b/u)
    .map((word) => word.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
  const minutes: number[] = []
  for (const word of words) {
    const minute = readClock(word)
    if (minute === null) return { problem: TYPED_PROBLEMS.unread(word.slice(0, 20)) }
    minutes.push(minute)
  }
  const each = [...new Set(minutes)].toSorted((a, b) => a - b)
  return each.length > MOST_TIMES_A_DAY ? { problem: TYPED_PROBLEMS.many } : { minutes: each }
}

/** "9:30 AM, 2:00 PM": as the form shows what it has understood. */
export const typedTimes = (minutes: readonly number[]) => minutes.map(timeText).join(', ')
