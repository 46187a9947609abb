import { seasonName, spanText, weekText } from '@/lib/providers/rules/hours'
import { DAY_MINUTES, hoursOn, isInSeason, WEEKDAYS } from '@/lib/providers/rules/open-hours'
import { LIMITS } from '@/lib/providers/schema'
import type { HoursInterval, Season } from '@/lib/providers/types'

/** Tokens of a typed text about hours. */
type HoursToken =
  | { kind: 'day'; days: readonly number[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'to' | 'and' | 'line' | 'closed' | 'break' | 'all-day' | 'always' }
  | { kind: 'unknown'; text: string }

/** `isExact`: AM or PM is stated, or the time is on a 24-hour clock. */
type WrittenTime = { minute: number; isExact: boolean }

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
const TOKENS =
  /24\s*\/\s*7|\b(?:open\s+)?24\s*-?\s*(?:hours?|hrs?|h)\b|all day|all week|every ?day|\d{1,2}(?::|\.)\d{2}\s*(?:[ap]\.?\s?m?\b\.?)?|\d{1,4}\s*(?:[ap]\.?\s?m?\b\.?)?|noon|midnight|[a-z']+|[-–—]+|[,&/+]|[;\n]|\S/g

function hoursTokens(text: string): HoursToken[] {
  const parts = text.toLowerCase().replaceAll('\r', '').match(TOKENS) ?? []
  return parts.flatMap((part) => tokenOf(part.trim() || '\n') ?? [])
}

function tokenOf(part: string): HoursToken | null {
  if (/^24\s*\/\s*7$/.test(part)) return { kind: 'always' }
  if (/24\s*-?\s*h/.test(part) || part === 'all day') return { kind: 'all-day' }
  if (/^[-–—]+$/.test(part)) return { kind: 'to' }
  if (/^[,&/+]$/.test(part)) return { kind: 'and' }
  if (/^[;\n]$/.test(part)) return { kind: 'line' }
  if (/^[:.()]$/.test(part) || IGNORED.test(part)) return null
  const time = readTime(part)
  if (time) return { kind: 'time', time }
  const [, days] = DAYS.find(([shape]) => shape.test(part.replace('every day', 'everyday'))) ?? []
  if (days) return { kind: 'day', days }
  const [, kind] = WORDS.find(([shape]) => shape.test(part)) ?? []
  return kind === 'to' || kind === 'and' || kind === 'closed' || kind === 'break'
    ? { kind }
    : { kind: 'unknown', text: part }
}

/** "6:30 AM", "630a", "6.30pm", "18:00", "0630", "6", "noon"; null for anything else. */
function readTime(text: string): WrittenTime | null {
  if (text === 'noon') return { minute: 720, isExact: true }
  if (text === 'midnight') return { minute: 0, isExact: true }
  const [, digits = '', half] = /^(\d{1,2}[:.]?(?:\d{2})?)\s*([ap])?\.?\s?m?\.?$/.exec(text) ?? []
  if (!digits) return null
  const plain = digits.replace(/[:.]/, '')
  const [hour, minute] = plain.length > 2 ? [Number(plain.slice(0, -2)), Number(plain.slice(-2))] : [Number(plain), 0]
  if (minute > 59 || hour > 24 || (hour === 24 && minute > 0)) return null
  if (half) {
    if (hour < 1 || hour > 12) return null
    return { minute: ((hour % 12) + (half === 'p' ? 12 : 0)) * 60 + minute, isExact: true }
  }
  const isClock24 = hour > 12 || hour === 0 || (plain.length === 4 && plain.startsWith('0'))
  return { minute: hour * 60 + minute, isExact: isClock24 }
}

type Span = { opensMinute: number; closesMinute: number }

const HALF_DAY = DAY_MINUTES / 2
/** "1-5" means the afternoon: before 5 AM, "AM" must be stated. */
const EARLIEST_IMPLIED_OPENING = 5 * 60
/** "6-9" after "7-11" means the evening, but "11-5" after "8-12" is a typo. */
const LATEST_IMPLIED_EVENING = 8 * 60

/**
 * A time span with AM and PM inferred where omitted: "6:30-6" is 6:30 AM to 6 PM, and "1-5" after "8-12" is in the afternoon.
 * Closing before opening means after midnight. Null when both are the same time.
 */
function spanOf(open: WrittenTime, close: WrittenTime, before?: Span): Span | null {
  const opensMinute = opening(open, close, before) % DAY_MINUTES
  const closesMinute = closing(close, opensMinute)
  return closesMinute === opensMinute ? null : { opensMinute, closesMinute }
}

function opening({ minute, isExact }: WrittenTime, close: WrittenTime, before: Span | undefined): number {
  if (isExact) return minute
  const isAfternoon =
    minute < EARLIEST_IMPLIED_OPENING ||
    (before !== undefined && minute < Math.min(before.closesMinute, LATEST_IMPLIED_EVENING))
  const guess = isAfternoon && minute < HALF_DAY ? minute + HALF_DAY : minute
  return close.isExact && close.minute !== 0 && close.minute < guess && minute < close.minute ? minute : guess
}

function closing({ minute, isExact }: WrittenTime, opens: number): number {
  if (isExact) return minute === 0 ? DAY_MINUTES : minute
  const half = minute % HALF_DAY
  const next = [half, half + HALF_DAY, half + DAY_MINUTES].find((one) => one > opens) ?? half
  return next > DAY_MINUTES ? next - DAY_MINUTES : next
}

/** Removes breaks from time spans; null when a break is not within a span. */
function withoutBreaks(spans: readonly Span[], breaks: readonly Span[]): Span[] | null {
  let left = [...spans]
  for (const pause of breaks) {
    const around = left.find(
      (span) =>
        span.opensMinute < pause.opensMinute &&
        pause.opensMinute < pause.closesMinute &&
        pause.closesMinute < span.closesMinute,
    )
    if (!around) return null
    left = left.flatMap((span) =>
      span === around
        ? [
            { opensMinute: span.opensMinute, closesMinute: pause.opensMinute },
            { opensMinute: pause.closesMinute, closesMinute: span.closesMinute },
          ]
        : span,
    )
  }
  return left
}

function overlap(spans: readonly Span[]): boolean {
  const inOrder = spans.toSorted((a, b) => a.opensMinute - b.opensMinute)
  return inOrder.some((span, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && (span.closesMinute <= span.opensMinute || next.opensMinute < span.closesMinute)
  })
}

/** Days and their times. Without days it applies to Monday to Friday. */
export type Statement = { days: number[]; spans: Span[]; breaks: Span[]; isClosed: boolean }
type Statements = { statements: Statement[] } | { problem: string }

const EXAMPLE = 'Write hours like “Mon-Fri 6:30 AM - 6 PM”'
const PROBLEMS = {
  unknown: (text: string) => `We don’t understand “${text}”. ${EXAMPLE}.`,
  noTime: `Some days have no times. ${EXAMPLE}, or “Sat closed”.`,
  half: 'Please write when you open and when you close, like “6:30 AM - 6 PM”.',
  noLength: 'That opens and closes at the same time. If you never close, write “24 hours”.',
  closedAndOpen: 'Please write closed days on their own line.',
}
const ALL_DAY = { opensMinute: 0, closesMinute: DAY_MINUTES }
const empty = (): Statement & { closedFirst: boolean } => ({
  days: [],
  spans: [],
  breaks: [],
  isClosed: false,
  closedFirst: false,
})

/** Parses tokens into statements, in order. */
function statementsIn(tokens: readonly HoursToken[]): Statements {
  const statements: Statement[] = []
  let current = empty()
  const hasTimes = () => current.spans.length > 0 || current.isClosed
  const finish = () => {
    if (hasTimes()) statements.push(current)
    else if (current.days.length > 0) return false
    current = empty()
    return true
  }
  for (let at = 0; at < tokens.length; at++) {
    const [token, next, third] = tokens.slice(at, at + 3)
    const isToNext = next?.kind === 'to'
    if (token?.kind === 'unknown') return { problem: PROBLEMS.unknown(token.text) }
    if (token?.kind === 'line' && !finish()) return { problem: PROBLEMS.noTime }
    if (token?.kind === 'day') {
      // "closed Fri and Sat" continues a statement; "Fri closed, Sat 9-12" starts a new one.
      if (hasTimes() && !current.closedFirst) finish()
      const last = isToNext && third?.kind === 'day' ? third : undefined
      current.days.push(...(last ? daysFromTo(token.days, last.days) : token.days))
      if (last) at += 2
    }
    if (token?.kind === 'closed' && next?.kind !== 'time') {
      if (hasTimes()) finish()
      current.isClosed = true
      current.closedFirst = current.days.length === 0
    }
    if (token?.kind === 'all-day' || token?.kind === 'always') {
      current.spans.push(ALL_DAY)
      if (token.kind === 'always' && current.days.length === 0) current.days.push(0, 1, 2, 3, 4, 5, 6)
    }
    if (token?.kind === 'time') {
      if (isToNext && third?.kind === 'unknown') return { problem: PROBLEMS.unknown(third.text) }
      if (!isToNext || third?.kind !== 'time') return { problem: PROBLEMS.half }
      if (current.isClosed) return { problem: PROBLEMS.closedAndOpen }
      const before = tokens[at - 1]?.kind
      const isBreak = before === 'break' || before === 'closed'
      const span = spanOf(token.time, third.time, isBreak ? undefined : current.spans.at(-1))
      if (!span) return { problem: PROBLEMS.noLength }
      current[isBreak ? 'breaks' : 'spans'].push(span)
      at += 2
    }
  }
  return finish() ? { statements } : { problem: PROBLEMS.noTime }
}

function daysFromTo([first = 0]: readonly number[], last: readonly number[]): number[] {
  const steps = ((last.at(-1) ?? first) - first + 7) % 7
  return Array.from({ length: steps + 1 }, (_, step) => (first + step) % 7)
}

type ReadHours = { hours: HoursInterval[] } | { problem: string }
/** The fields of the form: Monday to Friday in two fields, exceptions in a third. */
export type WrittenHours = { openingTime: string; closingTime: string; otherHours: string }

const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4]
const SEASONS =
  /\b(summer|winter|spring|fall|autumn|seasons?|seasonal|holidays?|january|february|march|april|june|july|august|september|october|november|december)\b/i

/**
 * Parses a week: "6:30 AM - 6 PM", "630a-6p, closed Fri", "Mon-Thu 7-5, break 12-1; Sat 24 hours". A later statement replaces
 * an earlier one about the same day. Empty text means unknown hours.
 */
export function readHours(text: string): ReadHours {
  const season = SEASONS.exec(text)?.[0]
  if (season)
    return {
      problem: `This is for regular weeks, without “${season}”. Please write times of the year under “Seasonal hours”.`,
    }
  const read = readWeek(text)
  if ('problem' in read) return read
  if (read.isStated && read.hours.length === 0)
    return { problem: 'That closes every day. If you don’t know your hours yet, leave them empty.' }
  return { hours: read.hours }
}

type ReadWeek = { hours: HoursInterval[]; isStated: boolean } | { problem: string }

/** Like readHours, but also accepts a week in which every day is closed. */
function readWeek(text: string): ReadWeek {
  const parsed = statementsIn(hoursTokens(text))
  if ('problem' in parsed) return parsed
  const week = new Map<number, Span[]>()
  for (const { days, spans, breaks, isClosed } of parsed.statements) {
    const cut = isClosed ? [] : withoutBreaks(spans, breaks)
    if (!cut) return { problem: 'A break must be within the hours.' }
    for (const day of days.length > 0 ? days : MONDAY_TO_FRIDAY) week.set(day, cut)
  }
  for (const [day, spans] of week)
    if (overlap(spans)) return { problem: `The times of ${WEEKDAYS[day]} overlap. Please write each once.` }
  const hours = [...week]
    .flatMap(([weekday, spans]) => spans.map((span) => ({ weekday, ...span })))
    .toSorted((a, b) => a.weekday - b.weekday || a.opensMinute - b.opensMinute)
  return { hours, isStated: parsed.statements.length > 0 }
}

/** Parses the form's three fields. The first may contain all hours if the second is empty. */
export function readWrittenHours({ openingTime, closingTime, otherHours }: WrittenHours): ReadHours {
  if (!openingTime.trim() && closingTime.trim()) return { problem: 'Please write when you open, too.' }
  const weekdays = closingTime.trim() ? `${openingTime} - ${closingTime}` : openingTime
  return readHours(`${weekdays}\n${otherHours}`)
}

/** Formats hours for the form, so that parsing them gives the same hours. */
export function writeHours(hours: HoursInterval[]): WrittenHours {
  const usual = MONDAY_TO_FRIDAY.map((day) => hoursOn(hours, day)).find((day) => day.length === 1)?.[0]
  const usualText = usual ? spanText(usual) : 'Closed'
  const others = WEEKDAYS.flatMap((name, day) => {
    const text = hoursOn(hours, day).map(spanText).join(', ') || 'Closed'
    return text === (day < 5 ? usualText : 'Closed') ? [] : `${name}: ${text}`
  })
  const [openingTime = '', closingTime = ''] = usual ? usualText.split(' – ') : []
  return { openingTime, closingTime, otherHours: others.join('\n') }
}

/** Formats hours as one text, so that readHours gives the same hours. */
export function hoursText(hours: HoursInterval[]): string {
  const { openingTime, closingTime, otherHours } = writeHours(hours)
  return [closingTime ? `${openingTime} – ${closingTime}` : openingTime, otherHours].filter(Boolean).join('\n')
}

type ReadSeasons = { seasons: Season[] } | { problem: string }

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const DATE = String.raw`(?:[a-z]{3,9}\.?\s*\d{1,2}(?:st|nd|rd|th)?|\d{1,2}\/\d{1,2})`
const LINE = new RegExp(
  String.raw`^(${DATE})(?:\s*(?:-|–|—|to|til|until|through|thru)\s*(${DATE}|\d{1,2}(?:st|nd|rd|th)?(?!\d|:\d|\s*[ap])))?\s*[:,]?\s+(.*)$`,
  'i',
)
const SEASON_EXAMPLE = 'Write it like “Jun 1 - Aug 10: Mon-Thu 7-5” or “Dec 24 - Jan 1: closed”.'

/**
 * Parses seasons, one per line: "June 1 to August 10: 7-5, Fri 7-3", "12/24 - 1/1 closed", "Jul 4: closed". Days not named
 * are closed in that season. Empty text means no seasons.
 */
export function readSeasons(text: string): ReadSeasons {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > LIMITS.seasons) return { problem: `Please name at most ${LIMITS.seasons} times of the year.` }
  const seasons: Season[] = []
  for (const line of lines) {
    const read = readSeason(line.trim())
    if ('problem' in read) return read
    const other = seasons.find((one) => overlaps(one, read.season))
    if (other)
      return { problem: `${seasonName(other)} and ${seasonName(read.season)} overlap. Please write each day once.` }
    seasons.push(read.season)
  }
  return { seasons: seasons.toSorted((a, b) => a.from.localeCompare(b.from)) }
}

function readSeason(line: string): { season: Season } | { problem: string } {
  const [, first = '', last, week = ''] = LINE.exec(line) ?? []
  const from = readDay(first)
  const to =
    last === undefined
      ? from
      : readDay(/^\d{1,2}\D*$/.test(last) && from ? `${from.slice(0, 2)}/${Number.parseInt(last, 10)}` : last)
  if (!from || !to) return { problem: `We don’t understand “${line}”. ${SEASON_EXAMPLE}` }
  if (/^closed\b\W*$/i.test(week)) return { season: { from, to, hours: [] } }
  const read = readWeek(week)
  if ('problem' in read) return read
  return read.isStated ? { season: { from, to, hours: read.hours } } : { problem: SEASON_EXAMPLE }
}

/** "June 1st", "6/1" as "06-01"; null for an invalid date. */
function readDay(text: string): string | null {
  const [, name, slashed, day] = /^(?:([a-z]{3})[a-z]*\.?\s*|(\d{1,2})\/)(\d{1,2})/i.exec(text.trim()) ?? []
  const month = name ? MONTHS.indexOf(name.toLowerCase()) : Number(slashed) - 1
  const length = LENGTHS[month]
  if (length === undefined || Number(day) < 1 || Number(day) > length) return null
  return `${String(month + 1).padStart(2, '0')}-${String(Number(day)).padStart(2, '0')}`
}

/** The seasons of a text that was validated before. */
export function seasonsIn(text: string): Season[] {
  const read = readSeasons(text)
  return 'seasons' in read ? read.seasons : []
}

const overlaps = (a: Season, b: Season) => isInSeason(a, b.from) || isInSeason(b, a.from)

/** Formats seasons, one per line, so that readSeasons gives the same ones. */
export const writeSeasons = (seasons: readonly Season[]): string =>
  seasons.map((season) => `${seasonName(season)}: ${weekText(season.hours)}`).join('\n')
