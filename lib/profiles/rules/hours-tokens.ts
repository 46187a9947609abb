/** What people write about hours, cut into words that mean something. */
export type HoursToken =
  | { kind: 'day'; days: readonly number[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'to' | 'and' | 'line' | 'closed' | 'break' | 'all-day' | 'always' }
  | { kind: 'unknown'; text: string }

/** `isSure`: morning or evening was said, or it stands on the 24-hour clock. */
export type WrittenTime = { minute: number; isSure: boolean }

const WEEK = [0, 1, 2, 3, 4, 5, 6]
const DAYS: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^m(on(day)?s?)?$/, [0]],
  [/^tu(e(s(day)?)?)?s?$/, [1]],
  [/^w(ed(s|nesday)?)?s?$/, [2]],
  [/^th(u(r(s(day)?)?)?)?s?$/, [3]],
  [/^f(ri(day)?)?s?$/, [4]],
  [/^sa(t(urday)?)?s?$/, [5]],
  [/^su(n(day)?)?s?$/, [6]],
  [/^weekdays?$/, WEEK.slice(0, 5)],
  [/^weekends?$/, WEEK.slice(5)],
  [/^(daily|everyday|all week)$/, WEEK],
]
const WORDS: readonly (readonly [RegExp, HoursToken['kind']])[] = [
  [/^(to|til|till|until|through|thru)$/, 'to'],
  [/^(and|plus)$/, 'and'],
  [/^(closed|close|off)$/, 'closed'],
  [/^(break|lunch)$/, 'break'],
]
const IGNORED = /^(open|opens|opening|hours?|hrs?|from|at|on|we|are|is|the|every|day|o'?clock)$/
const PIECES =
  /24\s*\/\s*7|\b(?:open\s+)?24\s*-?\s*(?:hours?|hrs?|h)\b|all day|all week|every ?day|\d{1,2}(?::|\.)\d{2}\s*(?:[ap]\.?\s?m?\b\.?)?|\d{1,4}\s*(?:[ap]\.?\s?m?\b\.?)?|noon|midnight|[a-z']+|[-–—]+|[,&/+]|[;\n]|\S/g

export function hoursTokens(text: string): HoursToken[] {
  const pieces = text.toLowerCase().replaceAll('\r', '').match(PIECES) ?? []
  return pieces.flatMap((piece) => tokenOf(piece.trim() || '\n') ?? [])
}

function tokenOf(piece: string): HoursToken | null {
  if (/^24\s*\/\s*7$/.test(piece)) return { kind: 'always' }
  if (/24\s*-?\s*h/.test(piece) || piece === 'all day') return { kind: 'all-day' }
  if (/^[-–—]+$/.test(piece)) return { kind: 'to' }
  if (/^[,&/+]$/.test(piece)) return { kind: 'and' }
  if (/^[;\n]$/.test(piece)) return { kind: 'line' }
  if (/^[:.()]$/.test(piece) || IGNORED.test(piece)) return null
  const time = readTime(piece)
  if (time) return { kind: 'time', time }
  const [, days] = DAYS.find(([shape]) => shape.test(piece.replace('every day', 'everyday'))) ?? []
  if (days) return { kind: 'day', days }
  const [, kind] = WORDS.find(([shape]) => shape.test(piece)) ?? []
  return kind === 'to' || kind === 'and' || kind === 'closed' || kind === 'break'
    ? { kind }
    : { kind: 'unknown', text: piece }
}

/** "6:30 AM", "630a", "6.30pm", "18:00", "0630", "6", "noon"; null for anything else. */
export function readTime(text: string): WrittenTime | null {
  if (text === 'noon') return { minute: 720, isSure: true }
  if (text === 'midnight') return { minute: 0, isSure: true }
  const [, digits = '', half] = /^(\d{1,2}[:.]?(?:\d{2})?)\s*([ap])?\.?\s?m?\.?$/.exec(text) ?? []
  if (!digits) return null
  const plain = digits.replace(/[:.]/, '')
  const [hour, minute] = plain.length > 2 ? [Number(plain.slice(0, -2)), Number(plain.slice(-2))] : [Number(plain), 0]
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null
  if (half) {
    if (hour < 1 || hour > 12) return null
    return { minute: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute, isSure: true }
  }
  const isClock24 = hour > 12 || hour === 0 || (plain.length === 4 && plain.startsWith('0'))
  return { minute: hour * 60 + minute, isSure: isClock24 }
}
