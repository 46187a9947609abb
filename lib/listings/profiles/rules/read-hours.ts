import { DEFAULT_LOCALE, type Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { seasonName } from '@/lib/providers/hours/rules/hours'
import { DAY_MINUTES } from '@/lib/providers/hours/rules/intervals'
import { isInSeason } from '@/lib/providers/hours/rules/open-hours'
import { LIMITS } from '@/lib/providers/schema'
import type { HoursInterval, Season } from '@/lib/providers/types'
import { HOURS_WORDS, plain } from './hours-words'

/** Tokens of a typed text about hours. */
type HoursToken =
  | { kind: 'day'; days: readonly number[] }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'to' | 'and' | 'line' | 'closed' | 'break' | 'all-day' | 'always' }
  | { kind: 'unknown'; text: string }

/** `isExact`: AM or PM is stated, or the time is on a 24-hour clock. */
type WrittenTime = { minute: number; isExact: boolean }

const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** Matches "24/7" and each language's phrases for "all day", "every day" and the like. */
const PHRASES = [String.raw`24\s*\/\s*7`, ...HOURS_WORDS.flatMap(({ phrases }) => phrases)].join('|')
/** "7 a 5" means 7 to 5 in Spanish. In English, another A or P would follow the second time. */
const SPANISH_TO = String.raw`\s+a\b(?!\.)\s+(?:(?:las?|el)\s+)?(?:\d|medio|media)`
const SPOKEN_HALF = String.raw`\s+(?:de|en|por)\s+la\s+(?:manana|madrugada|tarde|noche)|\s+del\s+mediodia`
const HALF = String.raw`(?:(?!${SPANISH_TO})\s*[ap]\.?\s?m?\b\.?|${SPOKEN_HALF})?`
const HALF_PAST = String.raw`(?:\s+y\s+media)?`
const TOKENS = new RegExp(
  String.raw`${PHRASES}|\d{1,2}(?::|\.)\d{2}${HALF}|\d{1,4}${HALF_PAST}${HALF}|[a-z']+|[-–—]+|[,&/+]|[;\n]|\S`,
  'g',
)

function hoursTokens(text: string): HoursToken[] {
  const parts = plain(text).replaceAll('\r', '').match(TOKENS) ?? []
  return parts.flatMap((part) => tokenOf(part.trim() || '\n') ?? [])
}

function tokenOf(part: string): HoursToken | null {
  if (/^24\s*\/\s*7$/.test(part)) return { kind: 'always' }
  if (/^[-–—]+$/.test(part)) return { kind: 'to' }
  if (/^[,&/+]$/.test(part)) return { kind: 'and' }
  if (/^[;\n]$/.test(part)) return { kind: 'line' }
  const is = (name: 'allDay' | 'ignored' | 'to' | 'and' | 'closed' | 'pause') =>
    HOURS_WORDS.some((words) => words[name].test(part))
  if (is('allDay')) return { kind: 'all-day' }
  if (/^[:.()]$/.test(part) || is('ignored')) return null
  const time = readTime(part)
  if (time) return { kind: 'time', time }
  const days = readDays(part)
  if (days) return { kind: 'day', days }
  if (is('pause')) return { kind: 'break' }
  const kind = (['to', 'and', 'closed'] as const).find(is)
  return kind ? { kind } : { kind: 'unknown', text: part }
}

/** The days of "Fri", "viernes", "weekends", "entre semana". */
function readDays(part: string): readonly number[] | null {
  for (const { days, weekdays, weekends, everyDay } of HOURS_WORDS) {
    const day = days.findIndex((shape) => shape.test(part))
    if (day >= 0) return [day]
    if (weekdays.test(part)) return WEEK.slice(0, 5)
    if (weekends.test(part)) return WEEK.slice(5)
    if (everyDay.test(part)) return WEEK
  }
  return null
}

/** "6:30 AM", "630a", "6.30pm", "18:00", "0630", "6", "6 y media de la tarde", "noon"; null for anything else. */
function readTime(text: string): WrittenTime | null {
  if (HOURS_WORDS.some(({ noon }) => noon.test(text))) return { minute: 720, isExact: true }
  if (HOURS_WORDS.some(({ midnight }) => midnight.test(text))) return { minute: 0, isExact: true }
  const [, digits = '', more = '', spoken = ''] =
    /^(\d{1,2}[:.]?(?:\d{2})?)(\s+y\s+media)?\s*(?:([ap])\.?\s?m?\.?|(?:de|en|por)\s+la\s+\w+|del\s+mediodia)?$/.exec(
      text,
    ) ?? []
  if (!digits) return null
  const half = spoken || halfOf(text)
  const plainDigits = digits.replace(/[:.]/, '')
  const [hour, minutes] =
    plainDigits.length > 2
      ? [Number(plainDigits.slice(0, -2)), Number(plainDigits.slice(-2))]
      : [Number(plainDigits), more ? 30 : 0]
  if (minutes > 59 || hour > 24 || (hour === 24 && minutes > 0)) return null
  if (half) {
    if (hour < 1 || hour > 12) return null
    const isMidnight = hour === 12 && /noche$/.test(text)
    return { minute: ((hour % 12) + (half === 'p' && !isMidnight ? 12 : 0)) * 60 + minutes, isExact: true }
  }
  const isClock24 = hour > 12 || hour === 0 || (plainDigits.length === 4 && plainDigits.startsWith('0'))
  return { minute: hour * 60 + minutes, isExact: isClock24 }
}

/** "7 de la mañana" is AM, "6 de la tarde" PM. */
function halfOf(text: string): 'a' | 'p' | '' {
  if (/(manana|madrugada)$/.test(text)) return 'a'
  return /(tarde|noche|mediodia)$/.test(text) ? 'p' : ''
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
type Statement = { days: number[]; spans: Span[]; breaks: Span[]; isClosed: boolean }
type Statements = { statements: Statement[] } | { problem: Message }

const PROBLEMS = {
  unknown: (text: string) => message('listings.hoursErrors.unknown', { text }),
  noTime: message('listings.hoursErrors.noTime'),
  half: message('listings.hoursErrors.half'),
  noLength: message('listings.hoursErrors.noLength'),
  closedAndOpen: message('listings.hoursErrors.closedAndOpen'),
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
      if (token.kind === 'always' && current.days.length === 0) current.days.push(...WEEK)
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

type ReadHours = { hours: HoursInterval[] } | { problem: Message }
/** The fields of the form: Monday to Friday in two fields, exceptions in a third. */
export type WrittenHours = { openingTime: string; closingTime: string; otherHours: string }

export const MONDAY_TO_FRIDAY = [0, 1, 2, 3, 4]
const SEASONS = new RegExp(String.raw`\b(?:${HOURS_WORDS.flatMap(({ seasons }) => seasons).join('|')})\b`)

/**
 * Parses a week: "6:30 AM - 6 PM", "630a-6p, closed Fri", "Mon-Thu 7-5, break 12-1; Sat 24 hours". A later statement replaces
 * an earlier one about the same day. Empty text means unknown hours.
 */
export function readHours(text: string): ReadHours {
  const found = SEASONS.exec(plain(text))
  // Quoted as typed. This works because `plain` does not change the number of characters.
  const season = found && text.slice(found.index, found.index + found[0].length)
  if (season) return { problem: message('listings.hoursErrors.season', { season }) }
  const read = readWeek(text)
  if ('problem' in read) return read
  if (read.isStated && read.hours.length === 0) return { problem: message('listings.hoursErrors.closedAllWeek') }
  return { hours: read.hours }
}

type ReadWeek = { hours: HoursInterval[]; isStated: boolean } | { problem: Message }

/** Like readHours, but also accepts a week in which every day is closed. */
function readWeek(text: string): ReadWeek {
  const parsed = statementsIn(hoursTokens(text))
  if ('problem' in parsed) return parsed
  const week = new Map<number, Span[]>()
  for (const { days, spans, breaks, isClosed } of parsed.statements) {
    const cut = isClosed ? [] : withoutBreaks(spans, breaks)
    if (!cut) return { problem: message('listings.hoursErrors.breakOutside') }
    for (const day of days.length > 0 ? days : MONDAY_TO_FRIDAY) week.set(day, cut)
  }
  for (const [day, spans] of week)
    if (overlap(spans)) return { problem: message('listings.hoursErrors.overlap', { day: `d${day}` }) }
  const hours = [...week]
    .flatMap(([weekday, spans]) => spans.map((span) => ({ weekday, ...span })))
    .toSorted((a, b) => a.weekday - b.weekday || a.opensMinute - b.opensMinute)
  return { hours, isStated: parsed.statements.length > 0 }
}

/** Parses the form's three fields. The first may contain all hours if the second is empty. */
export function readWrittenHours({ openingTime, closingTime, otherHours }: WrittenHours): ReadHours {
  if (!openingTime.trim() && closingTime.trim()) return { problem: message('listings.hoursErrors.opens') }
  const weekdays = closingTime.trim() ? `${openingTime} - ${closingTime}` : openingTime
  return readHours(`${weekdays}\n${otherHours}`)
}

type ReadSeasons = { seasons: Season[] } | { problem: Message }

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const MONTHS = HOURS_WORDS.flatMap(({ locale, months }) =>
  months.flatMap((names, month) => names.split(' ').map((name) => ({ name, month, locale }))),
)
const ORDINAL = '(?:st|nd|rd|th|ro|º|°)?'
/** "June 1st", "1 de junio", "6/1" */
const DAY_FIRST = String.raw`\d{1,2}${ORDINAL}\s*(?:de\s+)?(?:${MONTHS.map(({ name }) => name).join('|')})[a-z]*\.?`
const DATE = String.raw`(?:[a-z]{3,10}\.?\s*\d{1,2}${ORDINAL}|${DAY_FIRST}|\d{1,2}\/\d{1,2})`
/** The first date of a range. It may lack its month: "1 al 15 de junio". */
const FIRST = String.raw`(?:(?:del?|desde|el)\s+){0,2}(${DATE}|\d{1,2}(?=\s*(?:-|–|—|al?)\s*${DAY_FIRST}))`
/** The last date of a range. It may lack its month: "Jun 1-15". */
const LAST = String.raw`(?:el\s+)?(${DATE}|\d{1,2}${ORDINAL}(?!\d|:\d|\s*[ap]))`
const BETWEEN = String.raw`\s*(?:-|–|—|to|til|until|through|thru|(?:al?|hasta)\b)\s*`
const LINE = new RegExp(String.raw`^${FIRST}(?:${BETWEEN}${LAST})?\s*[:,]?\s+(.*)$`)
const SEASON_EXAMPLE = message('listings.hoursErrors.seasonHours')

/**
 * Parses seasons, one per line: "June 1 to August 10: 7-5, Fri 7-3", "12/24 - 1/1 closed", "Jul 4: closed". Days not named
 * are closed in that season. Empty text means no seasons.
 */
export function readSeasons(text: string): ReadSeasons {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > LIMITS.seasons)
    return { problem: message('listings.hoursErrors.tooManySeasons', { most: LIMITS.seasons }) }
  const seasons: Season[] = []
  for (const line of lines) {
    const read = readSeason(line.trim())
    if ('problem' in read) return read
    const other = seasons.find((one) => overlaps(one, read.season))
    if (other) {
      const [one, another] = [seasonName(read.locale, other), seasonName(read.locale, read.season)]
      return { problem: message('listings.hoursErrors.seasonsOverlap', { one, other: another }) }
    }
    seasons.push(read.season)
  }
  return { seasons: seasons.toSorted((a, b) => a.from.localeCompare(b.from)) }
}

/** Parses one season. `locale`: the language of its dates. */
function readSeason(line: string): { season: Season; locale: Locale } | { problem: Message } {
  const [, first = '', last, week = ''] = LINE.exec(plain(line)) ?? []
  const [start, end] = [dayIn(first), last === undefined ? dayIn(first) : dayIn(last)]
  // "Jun 1-15", "1 al 15 de junio"
  const from = dateOf(start, start?.month ?? end?.month)
  const to = dateOf(end, end?.month ?? start?.month)
  if (!from || !to) return { problem: message('listings.hoursErrors.unknownSeason', { line }) }
  const locale = start?.locale ?? end?.locale ?? DEFAULT_LOCALE
  if (HOURS_WORDS.some(({ closed }) => closed.test(week.replace(/\W+$/, ''))))
    return { season: { from, to, hours: [] }, locale }
  const read = readWeek(week)
  if ('problem' in read) return read
  return read.isStated ? { season: { from, to, hours: read.hours }, locale } : { problem: SEASON_EXAMPLE }
}

type WrittenDay = { month?: number; day: number; locale?: Locale }

/** The parts of "June 1st", "1 de junio", "6/1", "15"; null for anything else. Months count from 0. */
function dayIn(text: string): WrittenDay | null {
  const [, slashed, slashedDay] = /^(\d{1,2})\/(\d{1,2})$/.exec(text.trim()) ?? []
  if (slashed) return { month: Number(slashed) - 1, day: Number(slashedDay) }
  const [digits] = /\d{1,2}/.exec(text) ?? []
  if (digits === undefined) return null
  const [letters] = /[a-z]{3,}/.exec(text.replace(/^\d+(?:st|nd|rd|th|ro)\b/, '')) ?? []
  const isDayFirst = /^\d/.test(text)
  const named = MONTHS.filter(({ name }) => letters?.startsWith(name))
  const found = named.find(({ locale }) => (locale === DEFAULT_LOCALE) !== isDayFirst) ?? named[0]
  return letters && !found ? null : { day: Number(digits), month: found?.month, locale: found?.locale }
}

/** The date as "06-01"; null if it is invalid. */
function dateOf(written: WrittenDay | null, month: number | undefined): string | null {
  const length = LENGTHS[month ?? -1]
  if (!written || month === undefined || length === undefined || written.day < 1 || written.day > length) return null
  return `${String(month + 1).padStart(2, '0')}-${String(written.day).padStart(2, '0')}`
}

/** The seasons of a text that was validated before. */
export function seasonsIn(text: string): Season[] {
  const read = readSeasons(text)
  return 'seasons' in read ? read.seasons : []
}

const overlaps = (a: Season, b: Season) => isInSeason(a, b.from) || isInSeason(b, a.from)
