import { findState } from '@/lib/places/catalogue/states'
import { foldPlaceName, placeLabel } from '@/lib/places/rules/place-names'
import { stateOf } from '@/lib/places/rules/place-query'
import { mayBeWords, placeTextKind } from '@/lib/places/rules/place-text'
import { SITE } from '@/lib/platform/config/site'
import {
  DAY_NAMES,
  FILLERS,
  KNOWN_WORDS,
  LANDMARKS,
  LONGEST_PHRASE,
  NO_PLACES,
  PHRASES,
  plainText,
} from '../catalogue/plain-words'
import type { SearchQuery } from './filters'
import { AMOUNT_WORDS, CUT, type Found, takeAmounts, takeStart } from './plain-amounts'

/**
 * A place search in plain words: "infant care near 32801 under $300". A text is read in this order: the place, amounts (prices, ages,
 * times), then phrases of the catalogue. What remains and is not a filler was not understood.
 */

/** Longer lists of what was not understood are cut. */
export const MAX_SKIPPED_LENGTH = 80
const LONGEST_PLACE = 5

/** A city or county in the gazetteer, with one of its folded spellings. */
export type NamedPlace = { folded: string; name: string; state: string }

/** Parameters of the search page, `zipCode` among them, and the words that were not understood. */
export type PlainWords = { query: Found; skipped: string }

const LIST_FIELDS = new Set([
  ...['ageRange', 'kind', 'childcareType', 'curriculumStyle', 'accreditation', 'teacherRatio', 'program', 'schedule'],
  ...['amenity', 'language', 'days'],
])

/** Lower case, one space between words, ranges as "7 to 6", units apart from their numbers. */
function normalized(text: string): string {
  const days = [...DAY_NAMES.keys()].join('|')
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’"“”]/gu, '')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d+) 1[/⁄]2\b/g, '$1.5')
    .replace(/\bbefore and after (school|care)\b/g, 'before $1 after $1')
    .replace(/(\d+) and a half\b/g, '$1.5')
    .replace(/\b(?:a |one )?year and a half\b/g, '1.5 year')
    .replace(new RegExp(String.raw`\b(${days}) ?[-–] ?(${days})\b`, 'g'), '$1 to $2')
    .replace(/\bm ?[-–] ?(f|th)\b/g, (_, last) => `mon to ${last === 'f' ? 'fri' : 'thu'}`)
    .replace(/(\d(?: ?[ap]m?)?) ?[-–] ?(?=\$?\d)/g, '$1 to ')
    .replace(/(\d) ?\/ ?(?=[a-z])/g, '$1 per ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .replace(/[^a-z0-9$:.]+/g, ' ')
    .replace(/(\d)(mos?|months?|mths?|m|yo|yrs?|y|wks?|weeks?|am|pm|a|p|miles?|mi|hr|hours?)\b/g, '$1 $2')
    .trim()
}

function wordsOf(text: string): string[] {
  return normalized(text).split(' ').filter(Boolean)
}

const isZip = (word: string) => /^\d{5}$/.test(word)

/** Whether a text is worth reading as plain words. Plain ZIP codes and names of cities are not, and cost nothing more than before. */
export function mayBePlainWords(text: string): boolean {
  const kind = placeTextKind(text)
  if (kind !== 'name' && !(kind === 'invalid' && mayBeWords(text))) return false
  const words = wordsOf(text)
  return Object.hasOwn(LANDMARKS, foldPlaceName(words.join(' '))) || words.some((_, at) => isMeaningful(words, at))
}

/** Too common in names of places: alone they do not make a text plain words. */
const IN_NAMES = new Set(['the', 'of', 'city', 'town', 'and', 'on', 'at', 'a', 'de', 'county'])

function isMeaningful(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (/\d|\$/.test(word) || phraseLength(words, at) > 0) return true
  return !IN_NAMES.has(word) && (FILLERS.has(word) || corrected(word) !== word)
}

type Candidate = { from: number; to: number; folded: string; state: string | null }

/** Codes of states that are also words: they count at the end of a text only. */
const CODES_THAT_ARE_WORDS = new Set(['in', 'me', 'or', 'hi', 'ok', 'oh', 'de', 'la', 'ma', 'pa', 'id', 'al'])

/** Every run of words that may name a place, with the state that follows it. */
function placeCandidates(words: readonly string[]): Candidate[] {
  const candidates: Candidate[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + LONGEST_PLACE, words.length); to++) {
      const name = words.slice(from, to)
      if (name.some((word) => /[\d$:.]/.test(word))) break
      const state = stateAfter(words, to)
      const folded = foldPlaceName(name.join(' '))
      const isLast = to + (state?.length ?? 0) === words.length
      if (folded === '' || isOrdinary(name, state !== null && isLast, from === 0 && isLast)) continue
      candidates.push({ from, to, folded, state: null })
      if (state) candidates.push({ from, to: to + state.length, folded, state: state.code })
      // "orange co" is Orange County.
      if (name.length > 1 && name.at(-1) === 'co')
        candidates.push({ from, to, folded: foldPlaceName(`${name.slice(0, -1).join(' ')} county`), state: null })
    }
  return candidates
}

/** A word or phrase of the search. Some towns far away have such a name; they are meant only with their state. */
function isOrdinary(name: readonly string[], hasState: boolean, isAll: boolean): boolean {
  const [first = ''] = name
  if (name.length > 1) return !hasState && PHRASES.has(name.join(' '))
  return FILLERS.has(first) ? !isAll : !hasState && PHRASES.has(first)
}

function stateAfter(words: readonly string[], at: number): { code: string; length: number } | null {
  for (const length of [2, 1]) {
    const text = words.slice(at, at + length).join(' ')
    const code = at + length <= words.length ? stateOf(text) : undefined
    if (!code || (CODES_THAT_ARE_WORDS.has(text) && at + length < words.length)) continue
    return { code: findState(code)?.code ?? code, length }
  }
  return null
}

/** Folded names to look up in the gazetteer. */
export function namesToFind(text: string): string[] {
  return [...new Set(placeCandidates(wordsOf(text)).map(({ folded }) => folded))]
}

/** Whether the whole text names a place, so that it is not plain words: "Spanish Fort, AL". */
export function isWholePlace(text: string, found: readonly NamedPlace[]): boolean {
  const words = wordsOf(text)
  return placeCandidates(words).some(
    ({ from, to, folded, state }) =>
      from === 0 && to === words.length && found.some((place) => place.folded === folded && fits(place, state)),
  )
}

const fits = (place: NamedPlace, state: string | null) => state === null || place.state === state

const BEFORE_PLACES = new Set(['in', 'near', 'around', 'at', 'to', 'from', 'of', 'by'])

type ChosenPlace = { typed: string; from: number; to: number }

function choosePlace(words: readonly string[], found: readonly NamedPlace[]): ChosenPlace | null {
  const hasZip = words.some(isZip)
  const rated = placeCandidates(words).flatMap((candidate) => {
    const { from, to, folded, state } = candidate
    const places = found.filter((place) => place.folded === folded && fits(place, state))
    const landmark = Object.hasOwn(LANDMARKS, folded) ? LANDMARKS[folded] : undefined
    const home = places.find((place) => place.state === SITE.homeState)
    if (!landmark && places.length === 0) return []
    const hasWords = words.slice(from, to).some((word) => KNOWN_WORDS.has(word) || FILLERS.has(word))
    if (!landmark && !home && state === null && (hasWords || hasZip || isInName(words, from, to))) return []
    const only = home ?? (places.length === 1 ? places[0] : undefined)
    const rating =
      (state ? 4 : 0) + (landmark || home ? 3 : 0) + (to - from) + (BEFORE_PLACES.has(words[from - 1] ?? '') ? 1.5 : 0)
    const typed = landmark ?? (only ? placeLabel(only.name, only.state) : words.slice(from, to).join(' '))
    return [{ typed, from, to, rating }]
  })
  return rated.toSorted((a, b) => b.rating - a.rating || b.from - a.from)[0] ?? null
}

/** Whether a word beside it belongs to the same name: "azalea" in "azalea park" is not the city in Oregon. */
function isInName(words: readonly string[], from: number, to: number): boolean {
  return [words[from - 1], words[to]].some(
    (word) => word !== undefined && /^[a-z]+$/.test(word) && !CORRECT_WORDS.has(word),
  )
}

/** Reads a text. `found` are the gazetteer's places for namesToFind; `thisMonth` is "YYYY-MM". */
export function readPlainWords(text: string, found: readonly NamedPlace[], thisMonth: string): PlainWords {
  const words = wordsOf(text)
  const zip = words.find(isZip)
  const place = choosePlace(words, found)
  const query: Found = {}
  // A ZIP code says more exactly where than the name beside it.
  if (zip || place) query.zipCode = zip ?? place?.typed ?? ''
  let rest = words.join(' ')
  if (place) rest = [...words.slice(0, place.from), CUT, ...words.slice(place.to)].join(' ')
  // "32801 or 32803": a search has one place.
  const others = Array.from(rest.matchAll(/ or (\d{5})(?!\S)/g), ([, other = '']) => other).filter((one) => one !== zip)
  if (zip) rest = takeWork(rest.replace(zip, CUT).replaceAll(/ or \d{5}(?!\S)/g, ` ${CUT}`), query)
  const corrections = rest.split(' ').map(corrected).join(' ')
  const { start, words: startWords, rest: withoutStart } = takeStart(corrections, thisMonth)
  const { found: amounts, rest: withoutAmounts } = takeAmounts(withoutStart)
  for (const one of amounts) add(query, one)
  const left = [...takePhrases(withoutAmounts, query), ...others]
  // Without an age a start says nothing.
  if (start && query.age !== undefined) query.start = start
  else if (start) left.push(startWords)
  if (query.zipCode === undefined) placeFromRest(left, query)
  return { query, skipped: left.join(', ').slice(0, MAX_SKIPPED_LENGTH) }
}

/** A second ZIP code is the one of work. */
function takeWork(rest: string, query: Found): string {
  return rest.replace(
    /(?: ?(?:on the way|work|works|working|to|and|job|office|in|at))* (\d{5})(?!\S)/,
    (whole, zip: string) => {
      query.workZip = zip
      return whole.replace(/.*/, CUT)
    },
  )
}

function add(query: Found, values: Found) {
  for (const [field, value] of Object.entries(values)) {
    const before = query[field]
    const isList = LIST_FIELDS.has(field)
    query[field] = before && isList ? [...new Set([...before.split(','), ...value.split(',')])].join(',') : value
  }
}

const NEGATIONS = new Set(['not', 'no', 'without', 'except'])

/** Adds the phrases of a text to the query, the longest first. Returns the runs of words that were not understood. */
function takePhrases(text: string, query: Found): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const left: string[] = []
  let run: string[] = []
  const endRun = () => {
    while (FILLERS.has(run.at(-1) ?? '')) run.pop()
    if (run.length > 0) left.push(run.join(' '))
    run = []
  }
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const length = phraseLength(words, at)
    const isNegated = NEGATIONS.has(words[at - 1] ?? '')
    const meaning = PHRASES.get(words.slice(at, at + length).join(' '))
    if (meaning && !isNegated) {
      add(query, { [meaning.field]: meaning.value })
      endRun()
    } else if (word.includes('|')) endRun()
    else if (meaning || !FILLERS.has(word) || run.length > 0) run.push(...words.slice(at, at + Math.max(1, length)))
    at += Math.max(1, length)
  }
  endRun()
  return left
}

function phraseLength(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--)
    if (PHRASES.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** Without a known place, the last words that were not understood may be one with a typo: the page suggests similar ones. */
function placeFromRest(left: string[], query: Found) {
  const last = left.at(-1)
  if (!last || !/^[a-z ]+$/.test(last) || last.split(' ').some((word) => NO_PLACES.has(word))) return
  query.zipCode = last
  left.pop()
}

const SHORTEST_CORRECTED = 5
/** From this length on, two mistakes are corrected. */
const LONG_WORD = 9

const CORRECT_WORDS = new Set([...KNOWN_WORDS, ...FILLERS, ...AMOUNT_WORDS])

/** The known word that differs by a typo; the word itself if there is none. */
function corrected(word: string): string {
  if (word.length < SHORTEST_CORRECTED || CORRECT_WORDS.has(word) || /[^a-z]/.test(word)) return word
  const most = word.length >= LONG_WORD ? 2 : 1
  for (let mistakes = 1; mistakes <= most; mistakes++)
    for (const known of CORRECT_WORDS)
      if (known.length >= SHORTEST_CORRECTED && word !== `${known}s` && typosBetween(word, known, mistakes) <= mistakes)
        return known
  return word
}

/** Letters to add, remove, replace or swap; more than `most` are not counted exactly. */
function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || one[0] !== other[0]) return most + 1
  let [before, row]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    ;[before, row] = [row, next]
  }
  return row[other.length] ?? most + 1
}

/** The parameters of a search with those of plain words added. */
export function withPlainWords(query: SearchQuery, found: Found): SearchQuery {
  const before = Object.entries(query).map(([field, value]): [string, string] => [field, [value].flat().join(',')])
  const all = Object.fromEntries(before)
  add(all, found)
  return all
}

/** What the address says that was not understood, as separate texts. */
export function skippedWords(parameter: string): string[] {
  return parameter.slice(0, MAX_SKIPPED_LENGTH).split(',').map(plainText).filter(Boolean)
}
