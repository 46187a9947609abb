import { NUMBER_WORDS } from '@/lib/providers/rules/ages'
import type { Parsed } from '../../types'
import { plainText } from './text'

/** Ages in months. Null for an open end: "5 years and up", "up to 12 years". */
export type Ages = { youngest: number | null; oldest: number | null }
export type AgeUnit = 'weeks' | 'months' | 'years'

/** The last month before the 18th birthday; lists of centers also say "18 Y", which means the same. */
const MAX_MONTHS = 215
const LAST_YEAR = 21

type Span = { from: number; to: number }

/** The youngest and oldest age in months of each word for a group of children. The first match counts, so longer words come first. */
const WORDS: readonly (readonly [RegExp, number, number])[] = [
  [/^(?:infants?|inf|bab(?:y|ies))$/, 0, 11],
  [/^(?:young|younger) toddlers?$|^waddlers?$|^ones$/, 12, 23],
  [/^(?:old|older) toddlers?$|^twos$/, 24, 35],
  [/^(?:toddlers?|tod)$/, 12, 35],
  [/^(?:young|younger) preschool(?:ers?)?$|^threes$/, 36, 47],
  [/^(?:old|older) preschool(?:ers?)?$|^(?:pre-?k|prek|pre-?kindergarten)(?:ers?)?$|^fours$|^pk$/, 48, 59],
  [/^(?:pre-? ?school(?:ers?)?|ps)$/, 36, 59],
  [/^kindergarten(?:ers?)?$|^k$/, 60, 71],
  [/^(?:young school-?age|young school aged?)$/, 60, 107],
  [/^(?:school|sa|school(?:-| )?aged?(?: children)?|school-? ?agers?|older school-?age)$/, 60, 155],
]

const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?(?:\s?1/2)?)`
const UNIT = String.raw`(w(?:ee)?k?s?|mos?|months?|m|y(?:ea)?r?s?)(?![a-z])\.?(?:\s*olds?)?`
const PART = new RegExp(`^${NUMBER}\\s*(?:${UNIT})?`)
const UNITS: Record<string, AgeUnit> = { w: 'weeks', m: 'months', y: 'years' }

/**
 * An age in whole months: "6" "Weeks" is 1. As an upper limit, a year counts to its end: "up to 12 years" means until the day before the
 * 13th birthday (155), while "12 years 0 months" is exact. Null if there is no number, the unit is unknown, or the age is not a child's.
 */
export function cleanAge(value: string, unit: string, end: 'youngest' | 'oldest'): number | null {
  const age = readAge(value, UNITS[unit.trim().charAt(0).toLowerCase()])
  return age && age.rest === '' ? bounded(end === 'youngest' ? age.from : age.to) : null
}

const bounded = (months: number): number | null =>
  months <= MAX_MONTHS ? months : months < (LAST_YEAR + 1) * 12 ? MAX_MONTHS : null

/** The age in a cell with one age: "0 years 2 months", "6 WKS", "2 1/2 years", "Infant". A number without a unit is in `unit`. */
export function parseAge(value: string, unit: AgeUnit | undefined, end: 'youngest' | 'oldest'): Parsed<number> {
  const text = folded(value)
  if (text === null) return { is: 'empty' }
  const span = spanOfWord(text) ?? wholeAge(text, unit)
  const months = span && bounded(end === 'youngest' ? span.from : span.to)
  return months === null || months === undefined ? { is: 'not_understood' } : { is: 'value', value: months }
}

function wholeAge(text: string, unit: AgeUnit | undefined): Span | null {
  const age = readAge(text, unit)
  return age?.rest === '' ? age : null
}

/**
 * The ages of one cell: "18 M To 5 Y", "36M - 80 M", "6 WKS-12 YRS", "Birth to 5", "5 years and up", "Infant/Toddler",
 * "0-12 Months; 2-5 Years", "Infants (6 wks - 18 mos)". Several ranges count as one from the youngest to the oldest.
 */
export function parseAges(value: string, stated?: AgeUnit): Parsed<Ages> {
  const text = folded(value)
  if (text === null) return { is: 'empty' }
  // "Ages 3 to 5" and "Birth to 5" mean years in every list seen so far. "0-5" could also mean months.
  const unit = stated ?? (/^ages?\b|^birth\b/i.test(value.trim()) && unitIn(text) === undefined ? 'years' : undefined)
  const ranges = text
    .split(
      /\s*[;|\n]\s*|\s*(?<!\b1)\/\s*|\s*,\s*(?:and\s+)?|\s+(?:&|and)\s+(?!(?:up|over|older|under|above|younger)\b)/,
    )
    .filter(Boolean)
    .map((part) => rangeOf(part, unit))
  const read = ranges.flatMap((range) => range ?? [])
  if (read.length === 0 || read.length < ranges.length) return { is: 'not_understood' }
  const ages = { youngest: least(read.map((range) => range.youngest)), oldest: most(read.map((range) => range.oldest)) }
  const isTurned = ages.youngest !== null && ages.oldest !== null && ages.youngest > ages.oldest
  return isTurned || hasGap(read) ? { is: 'not_understood' } : { is: 'value', value: ages }
}

/** In months. In WORDS a year lies between toddlers and pre-K, but some states begin pre-K at three years, so that is no real gap. */
const WIDEST_GAP = 24

/** "Infant, School-Age": a range from the youngest to the oldest would include children that the provider does not take. */
function hasGap(ranges: readonly Ages[]): boolean {
  const sorted = ranges.toSorted((a, b) => (a.youngest ?? 0) - (b.youngest ?? 0))
  let reached = sorted[0]?.oldest ?? MAX_MONTHS
  return sorted.some(({ youngest, oldest }) => {
    const isFarther = (youngest ?? 0) - reached > WIDEST_GAP
    reached = Math.max(reached, oldest ?? MAX_MONTHS)
    return isFarther
  })
}

/** If one of the ranges has an open end, so has the whole. */
const least = (ends: readonly (number | null)[]) => (ends.includes(null) ? null : Math.min(...ends.map(Number)))
const most = (ends: readonly (number | null)[]) => (ends.includes(null) ? null : Math.max(...ends.map(Number)))

const SPELLED = new RegExp(`\\b(?:${NUMBER_WORDS.slice(1).join('|')})\\b`, 'g')

function folded(value: string): string | null {
  const text = plainText(value)
    ?.toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/½/g, ' 1/2')
    .replace(/(\d)-1\/2/g, '$1 1/2')
    .replace(/\(s\)/g, 's')
    // "12 years, 11 months" and "2 years and 9 months" are one age each, not a list of two.
    .replace(/(\d ?y[a-z]*\.?)(?:,| and\b| &) ?(?=\d+ ?m)/g, '$1 ')
    .replace(/\bbetween (.+?) and /, '$1 to ')
    // "12 children, ages 6 weeks to 12 years and 4 additional school-aged children", "8 infants, 24 preschoolers"
    .replace(/^\d+ children, (?=ages\b)/, '')
    .replace(/\b\d+ (?:additional )?(?=infants\b|toddlers\b|pre-?schoolers\b|school[- ]aged? children\b)/g, '')
    .replace(SPELLED, (word) => String(NUMBER_WORDS.indexOf(word)))
    .replace(/(\d)\+ ?([a-z]+)/g, '$1 $2+')
    .replace(/\b(?:of age|day ?age range|(?<!school[- ])aged?|ages|children|child|from)\b[:.]?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text ? text : null
}

function rangeOf(text: string, unit: AgeUnit | undefined): Ages | null {
  const word = spanOfWord(text)
  if (word) return { youngest: word.from, oldest: word.to }
  const [, group = '', range] = /^([a-z -]+?) ?\(([^()]+)\)$/.exec(text) ?? []
  const groupSpan = spanOfWord(group)
  // "Infant (8)" may be a number of children.
  if (groupSpan && /^\d+$/.test(range ?? '')) return null
  if (range !== undefined && groupSpan) return rangeOf(range, unitOfGroup(groupSpan, range, unit))
  const above = /^(?:over |older than )(.+)$|^(.+?) ?(?:\+|(?:and|&) (?:up|over|older|above)|or (?:older|over))$/.exec(
    text,
  )
  if (above) return openRange(above[1] ?? above[2] ?? '', unit, 'youngest')
  const below = /^(up to|through|thru|to|until) (.+)$|^(.+?) (?:and|or) (?:under|younger|below)$/.exec(text)
  if (below && isUntilSchool(below[1] ?? '', below[2] ?? '')) return null
  if (below) return openRange(below[2] ?? below[3] ?? '', unit, 'oldest')
  const under = /^(?:under|younger than|less than) (.+)$/.exec(text)
  if (under) {
    const limit = wholeAge(under[1] ?? '', unit)
    return limit && limit.from > 0 ? { youngest: null, oldest: Math.min(limit.from - 1, MAX_MONTHS) } : null
  }
  const [first = '', through = '', second, ...more] = text.split(/\s*(\bto\b|\bthrough\b|\bthru\b|(?<!pre|school)-)\s*/)
  if (second === undefined) {
    const only = wholeAge(text, unit)
    const oldest = only && bounded(only.to)
    return only === null || oldest === null ? null : { youngest: only.from, oldest }
  }
  if (more.length > 0 || (!spanOfWord(first) && isUntilSchool(through, second))) return null
  return between(first, second, unit)
}

/** "Birth to school age" is ambiguous: it may end where school begins or where it ends. "Through kindergarten" and "Infant to School Age" are not. */
const isUntilSchool = (through: string, end: string) =>
  /^(?:school|sa$)/.test(end)
    ? !/^thr/.test(through)
    : /to$|^until$/.test(through) && /school|^p?k$|^pre-?k|kinder|grade/.test(end) && spanOfWord(end) !== null

/** The unit of "Toddler (12-18)" is months and that of "Toddler (1-3)" years; "Infant (0-1)" could be either. */
function unitOfGroup(group: Span, range: string, unit: AgeUnit | undefined): AgeUnit | undefined {
  const isBaby = group.to < 36 && Math.max(...(range.match(/\d+(?![\d.]|\s*[wmy])/g) ?? []).map(Number)) > 5
  if (isBaby && unit !== 'weeks') return 'months'
  return unit ?? (group.from > 0 ? 'years' : undefined)
}

/** The unit of an end without one, by the unit of the start: "6 weeks to 5" ends in years, "6 months to 12" could end in either. */
const END_UNITS: Record<AgeUnit, AgeUnit | undefined> = { weeks: 'years', months: undefined, years: 'years' }

/** "3 to 5 years": a start without a unit has the end's unit. */
function between(first: string, second: string, unit: AgeUnit | undefined): Ages | null {
  const start = startOf(first, unit ?? unitIn(second))
  const startUnit = unitIn(first)
  const end = spanOfWord(second) ?? wholeAge(second, unit ?? (startUnit && END_UNITS[startUnit]))
  const oldest = end && bounded(end.to)
  return start === null || oldest === null ? null : { youngest: start, oldest }
}

function startOf(text: string, unit: AgeUnit | undefined): number | null {
  if (/^(?:birth|newborns?|nb|b)$/.test(text)) return 0
  const span = spanOfWord(text) ?? wholeAge(text, unit)
  return span && bounded(span.from)
}

function openRange(text: string, unit: AgeUnit | undefined, end: 'youngest' | 'oldest'): Ages | null {
  const span = spanOfWord(text) ?? wholeAge(text, unit)
  const months = span && bounded(end === 'youngest' ? span.from : span.to)
  if (months === null) return null
  return end === 'youngest' ? { youngest: months, oldest: null } : { youngest: null, oldest: months }
}

function spanOfWord(text: string): Span | null {
  const grade = Number(/^([1-9]|1[0-2])(?:st|nd|rd|th) grade(?:rs?)?$/.exec(text)?.[1])
  if (grade) return { from: 60 + grade * 12, to: 71 + grade * 12 }
  const found = WORDS.find(([word]) => word.test(text))
  return found ? { from: found[1], to: found[2] } : null
}

const unitIn = (text: string): AgeUnit | undefined => UNITS[/\d\s*([wmy])/.exec(text)?.[1] ?? '']

/** Reads "2 years 6 months", "1Y6M" or a number with or without a unit from the start of a text. */
function readAge(value: string, unit: AgeUnit | undefined): (Span & { rest: string }) | null {
  let rest = value.trim().toLowerCase()
  if (/^(?:birth|newborns?)$/.test(rest)) return { from: 0, to: 0, rest: '' }
  let span: Span | null = null
  for (let parts = 0; parts < 3; parts++) {
    const [whole, number, written] = PART.exec(rest) ?? []
    if (whole === undefined || number === undefined) break
    const named = UNITS[written?.charAt(0) ?? ''] ?? (span ? undefined : unit)
    if (!named) return null
    const count = Number(number.replace(/\s?1\/2$/, '')) + (/1\/2$/.test(number) ? 0.5 : 0)
    const part: Span = (named === 'years' && yearsAndMonths(number)) || inMonths(count, named)
    // "2 years 24 months" states one age twice.
    if (span && span.from > 0 && (named === 'weeks' ? count > 4 : part.from >= 12)) return null
    // In "12 years 0 months" the months make the years exact.
    span = span ? { from: span.from + part.from, to: span.from + part.from } : part
    rest = rest.slice(whole.length).replace(/^(?:\s|,|and\b)+/, '')
  }
  return span && { ...span, rest }
}

/** Massachusetts writes 2 years 9 months as "2.9 years", and 2 years 10 months as "2.10 years". */
function yearsAndMonths(number: string): Span | null {
  const [, years, months] = /^(\d+)\.(9|1[01])0?$/.exec(number) ?? []
  const age = Number(years) * 12 + Number(months)
  return months === undefined ? null : { from: age, to: age }
}

function inMonths(count: number, unit: AgeUnit): Span {
  if (unit === 'years' && count > 0) return { from: Math.round(count * 12), to: Math.floor(count + 1) * 12 - 1 }
  const months = unit === 'weeks' ? Math.round((count * 12) / 52) : Math.round(count)
  return { from: months, to: months }
}
