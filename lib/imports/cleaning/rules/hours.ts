import { DAY_MINUTES } from '@/lib/providers/hours/rules/intervals'
import type { Parsed } from '../../types'
import { plainText } from './text'

const NOON = 12 * 60

type Interval = { opensMinute: number; closesMinute: number }

/** Minutes after midnight of "06:30:00", "0630", "6:30 AM", "6 pm" or "2400"; null for anything else. */
export function cleanClock(value: string): number | null {
  const text = (plainText(value) ?? '').toLowerCase().replace(/[.\s]/g, '')
  if (/^(?:12)?(?:noon|midnight)$/.test(text)) return text.endsWith('noon') ? NOON : 0
  const [, hourText, minuteText = '0', half] = /^(\d{1,2}?):?(\d{2})?(?::\d{2})?([ap]m?)?$/.exec(text) ?? []
  if (hourText === undefined) return null
  const hour = Number(hourText)
  const minute = Number(minuteText)
  if (minute > 59 || hour > (half ? 12 : 24) || (half !== undefined && hour === 0)) return null
  const minutes = (half ? (hour % 12) + (half.startsWith('p') ? 12 : 0) : hour) * 60 + minute
  return minutes <= DAY_MINUTES ? minutes : null
}

/**
 * An opening interval of one day; midnight at its end is the day's end. Null when one side is unknown or it closes before it
 * opens, which in state files is more often a typo ("7:00 AM-5:30 AM") than overnight care. Midnight to midnight is more often
 * an empty field than a whole day.
 */
export function intervalOf(opens: number | null, closes: number | null): Interval | null {
  if (opens === null || closes === null || opens === DAY_MINUTES || (opens === 0 && closes === 0)) return null
  const end = closes === 0 || closes === DAY_MINUTES - 1 ? DAY_MINUTES : closes
  return end > opens ? { opensMinute: opens, closesMinute: end } : null
}

/** "0630 - 1800", "6:30 AM to 6 PM", "Open 24 hours"; "closed" for a day off, null when it cannot be parsed. */
export function cleanDay(value: string): Interval | 'closed' | null {
  const text = plainText(value) ?? ''
  if (/^(?:closed\b|not open$)/i.test(text)) return 'closed'
  if (/^(?:open )?24 ?(?:h|hrs?|hours?)(?: (?:a|per) day)?$/i.test(text))
    return { opensMinute: 0, closesMinute: DAY_MINUTES }
  const [opens, closes, ...more] = text.split(/\s*(?:-|–|—|\bto\b|\bthrough\b|\buntil\b)\s*/i)
  if (opens === undefined || closes === undefined || more.length > 0) return null
  return intervalBetween(opens, closes)
}

const BARE_TIME = /^\d{1,2}(?::\d{2})?$/
const TWO_HOURS = 120

/** The interval between two texts such as "7:00" and "6 PM". A missing AM or PM is inferred where the meaning is clear; null where it is not. */
export function intervalBetween(opens: string, closes: string): Interval | null {
  const [first, last] = [cleanClock(opens), cleanClock(closes)]
  if (first === null || last === null) return null
  const [isFirstBare, isLastBare] = [opens, closes].map((side) => BARE_TIME.test(side.trim()))
  if (!isFirstBare || first >= 13 * 60) return intervalOf(first, last)
  if (isLastBare && last > 0 && last <= NOON) return bareInterval(first, last)
  // "2:30-6 PM" begins in the afternoon. "5:30-6 PM" does not: nobody opens for half an hour.
  const isAfternoon = /p\.?\s?m?\.?$/i.test(closes.trim()) && first >= 60 && first < 6 * 60 && first + NOON < last
  const isTooShort = first >= 5 * 60 && last - first - NOON < TWO_HOURS
  return intervalOf(isAfternoon && !isTooShort ? first + NOON : first, last)
}

/**
 * Without AM and PM, a center opens in the morning and closes in the afternoon ("7 - 6", "6:30-5", "6-6:30"), unless both times can be in
 * the morning, two hours or more apart ("7-11"). Null if ambiguous: "2-5" could be either half of the day, and "06:00-06:00" a day and
 * night.
 */
function bareInterval(first: number, last: number): Interval | null {
  if (last >= first + TWO_HOURS) return first >= 60 && first < 5 * 60 ? null : intervalOf(first, last)
  const isWholeDay = first >= 5 * 60 && first < NOON && last >= 60 && last <= 8 * 60 && last !== first
  return isWholeDay ? intervalOf(first, last + NOON) : null
}

export type OpenDay = { weekday: number } & Interval

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const DAY = String.raw`(?:mon(?:day)?|tue?s?(?:day)?|wed(?:nes(?:day)?)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:ur(?:day)?)?|sun(?:day)?)s?\b\.?`
const LETTERS: Record<string, number> = { m: 0, tu: 1, t: 1, w: 2, th: 3, r: 3, f: 4, sa: 5, s: 5, su: 6, u: 6 }
/** "T" may also mean Thursday and "S" Sunday, as in "MTWTFSS". */
const LATER: Record<string, number> = { t: 3, s: 6 }
/** "M T W Th F" */
const SPACED_LETTERS = /^(?:m|tu|th|t|w|r|f|sa|su|s|u)(?: (?:m|tu|th|t|w|r|f|sa|su|s|u))+$/
const WEEKDAYS = [0, 1, 2, 3, 4]
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]
const GROUP = new RegExp(
  `(?:(?:${DAY}|\\b(?:m|t|w|f|mo|tu|we|th|fr|sa|su)\\b)(?:\\s*(?:-|to|through|thru|&|and|,|/)\\s*)?)+|\\bmt?wt?(?:th|r)?f\\b|\\b(?:weekdays|weekends?|daily|every ?day|7 days(?: a week)?)\\b`,
  'g',
)

/** The days of "Mon - Fri", "Monday, Wednesday & Friday", "M-F", "MTWThF", "Weekdays"; null for anything else. */
export function daysIn(value: string): number[] | null {
  const text = weekText(value).replace(SPACED_LETTERS, (letters) => letters.replaceAll(' ', ''))
  if (/^(?:daily|every ?day|7 days(?: a week)?|all)$/.test(text)) return ALL_DAYS
  if (/^(?:weekdays|5 days(?: a week)?)$/.test(text)) return WEEKDAYS
  if (/^weekends?$/.test(text)) return [5, 6]
  // "Thu" is the name of one day, not the letters of Thursday and Sunday.
  const isLetters =
    /^(?:m|tu|th|t|w|r|f|sa|su|s|u)+$/.test(text) && !(text.length > 2 && DAYS.some((day) => day.startsWith(text)))
  const letters = isLetters ? (text.match(/tu|th|sa|su|[mtwrfsu]/g) ?? []) : []
  const inOrder: number[] = []
  for (const letter of letters) {
    const day = LETTERS[letter] ?? 0
    inOrder.push(day > (inOrder.at(-1) ?? -1) ? day : (LATER[letter] ?? day))
  }
  // "Sat" has the letters of Saturday and Tuesday, but not in the order of the week.
  if (letters.length > 0 && inOrder.every((day, index) => index === 0 || day > Number(inOrder[index - 1])))
    return inOrder
  const parts = text
    .split(/\s*(?:,|&|\/|\band\b)\s*|(?<!\bthr(?:u|ough))(?<=[a-z]{3})\s+(?!thr(?:u|ough)\b)(?=[a-z]{3})/)
    .filter(Boolean)
  const days = parts.map((part) => {
    const [first, last, ...more] = part.split(/\s*(?:-|\bto\b|\bthrough\b|\bthru\b)\s*/).map(dayOf)
    if (first === undefined || first < 0 || more.length > 0) return null
    if (last === undefined) return [first]
    // "Sun-Thu": a week may begin on Sunday.
    if (first === 6 && last < 6) return [...ALL_DAYS.slice(0, last + 1), 6]
    return last > first ? ALL_DAYS.slice(first, last + 1) : null
  })
  return days.length > 0 && days.every((day) => day !== null) ? [...new Set(days.flat() as number[])].toSorted() : null
}

const weekText = (value: string) =>
  (plainText(value) ?? '')
    .toLowerCase()
    .replace(/[–—]/g, '-')
    // The m of "a.m." is not Monday.
    .replace(/(?:(?<=\d)([ap])\.?|\b([ap])\.? ?)m\b\.?/g, '$1$2m')
    .replace(/[.:;,/\s-]+$/, '')

function dayOf(word: string): number {
  const name = word.replace(/\.$/, '')
  if (name.length < 2) return LETTERS[name] ?? -1
  return DAYS.findIndex((day) => day.startsWith(name.replace(/s$/, '')) || (name.length > 4 && `${day}s` === name))
}

/**
 * A week in one cell: "Monday From: 08:00 To: 14:30 / Tuesday From: ...", "Mon - Fri: 6:30 AM-6 PM; Sat closed", "24 hours daily". `days`:
 * the days of another column, for a cell that names none. If one part is not understood, neither is the whole, because people rely on it.
 */
export function parseWeek(value: string, days: readonly number[] | null = null): Parsed<OpenDay[]> {
  if (plainText(value) === null) return { is: 'empty' }
  const text = weekText(value.replace(/[()]/g, ' ')).replace(/^24 ?\/ ?7$/, '24 hours daily')
  const groups = [...text.matchAll(GROUP)]
  const spans = groups.map((group, index) => ({
    days: daysIn(group[0]),
    times: text.slice(group.index + group[0].length, groups[index + 1]?.index),
  }))
  const before = text.slice(0, groups[0]?.index).trim()
  if (groups.length === 0) spans.push({ days: days === null ? null : [...days], times: text })
  else if (before !== '') {
    // "24 hours daily", "7 AM - 6 PM M-F, 8 AM - 1 PM Sat": the days follow their times.
    if (spans.at(-1)?.times.trim() !== '') return { is: 'not_understood' }
    spans.splice(0, spans.length, ...spans.map(({ days }, at) => ({ days, times: spans[at - 1]?.times ?? before })))
  }
  const week: OpenDay[] = []
  for (const span of spans) {
    const intervals = intervalsIn(span.times)
    if (span.days === null || intervals === null) return { is: 'not_understood' }
    week.push(...span.days.flatMap((weekday) => intervals.map((interval) => ({ weekday, ...interval }))))
  }
  const sorted = week.toSorted((a, b) => a.weekday - b.weekday || a.opensMinute - b.opensMinute)
  const overlaps = sorted.some((day, index) => {
    const last = sorted[index - 1]
    return last?.weekday === day.weekday && day.opensMinute < last.closesMinute
  })
  return overlaps || sorted.length > 28 ? { is: 'not_understood' } : { is: 'value', value: sorted }
}

/** No interval for a day that is closed; null for a text that is not understood. */
function intervalsIn(text: string): Interval[] | null {
  const times = text
    .replace(/\bfrom\b:?/g, '')
    .replace(/\bto\b:/g, 'to')
    .replace(/^[\s:;,/=(-]+|[\s:;,/=)-]+$/g, '')
  if (times === '') return null
  const read = times.split(/\s*(?:,|;|\/|&|\band\b)\s*/).map((part) => cleanDay(part))
  if (read.includes(null)) return null
  return read.flatMap((day) => (day === null || day === 'closed' ? [] : [day]))
}
