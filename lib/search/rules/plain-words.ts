import { findState } from '@/lib/places/catalogue/states'
import { foldPlaceName, placeLabel } from '@/lib/places/rules/place-names'
import { stateOf } from '@/lib/places/rules/place-query'
import { mayBeWords, placeTextKind } from '@/lib/places/rules/place-text'
import { SITE } from '@/lib/platform/config/site'
import { LANDMARKS, LANGUAGES_READ, plainText, VOCABULARIES, type Vocabulary, wordsIn } from '../catalogue/plain-words'
import { EMPTY_SEARCH, SEARCH_FIELDS, type SearchQuery } from './filters'
import {
  type AmountPatterns,
  amountPatterns,
  BREAK,
  extractAmounts,
  extractStartMonth,
  type Found,
} from './plain-amounts'

/**
 * A place search in plain words: "infant care near 32801 under $300". A text is parsed in this order: the place, amounts (prices, ages,
 * times), then phrases of the catalogue. Words that remain and are not fillers were not understood. The same grammar is used for all
 * languages: each text is parsed with the words of its language and of English (../catalogue).
 */

/** A longer list of words that were not understood is cut. */
export const MAX_SKIPPED_LENGTH = 80
const NEWBORN_MONTHS = 3
const LONGEST_PLACE = 5
const SHORTEST_CORRECTED = 5
/** In words of at least this length, two typos are corrected. */
const LONG_WORD = 9

/** A city or county in the gazetteer, with one of its folded spellings. */
export type NamedPlace = { folded: string; name: string; state: string }

/** `query`: parameters of the search page, including `zipCode`. `skipped`: the words that were not understood. */
export type PlainWords = { query: Found; skipped: string }

const LIST_FIELDS = new Set<string>(SEARCH_FIELDS.filter((field) => Array.isArray(EMPTY_SEARCH[field])))

/** What is needed to parse the texts of a language. */
type Grammar = Vocabulary & {
  patterns: AmountPatterns
  /** Correctly spelled words; other words may be corrected to one of them. */
  correct: ReadonlySet<string>
  /** The long ones by their first letter, which people rarely mistype. */
  correctByLetter: ReadonlyMap<string, readonly string[]>
  /** Matches the ZIP code of work, once the searched one is removed, with the words before it. */
  work: RegExp
  otherZips: RegExp
  /** The English words for a county, with what precedes its name in other languages. */
  countyWords: readonly (readonly [word: string, before: RegExp])[]
}

function grammarOf(vocabulary: Vocabulary): Grammar {
  const { languages, known, fillers } = vocabulary
  const any = (slot: 'work' | 'or' | 'countyOf' | 'parishOf') =>
    languages.flatMap(({ amounts }) => amounts[slot] || []).join('|')
  const correct = new Set([...known, ...fillers, ...languages.flatMap(({ amounts }) => wordsIn(amounts.words))])
  const correctByLetter = new Map<string, string[]>()
  for (const word of correct)
    if (word.length >= SHORTEST_CORRECTED)
      correctByLetter.set(word.charAt(0), [...(correctByLetter.get(word.charAt(0)) ?? []), word])
  return {
    ...vocabulary,
    patterns: amountPatterns(vocabulary),
    correct,
    correctByLetter,
    work: new RegExp(String.raw`(?: ?(?:${any('work')}))* (\d{5})(?!\S)`),
    otherZips: new RegExp(String.raw` (?:${any('or')}) (\d{5})(?!\S)`, 'g'),
    countyWords: [
      ['county', new RegExp(`^(?:${any('countyOf')})$`)],
      ['parish', new RegExp(`^(?:${any('parishOf')})$`)],
    ],
  }
}

const GRAMMARS = VOCABULARIES.map(grammarOf)
const [ENGLISH, ...OTHERS] = GRAMMARS as [Grammar, ...Grammar[]]
const REWRITES = LANGUAGES_READ.flatMap(({ rewrites }) => rewrites)
const DAY_NAMES = [...new Set(GRAMMARS.flatMap(({ days }) => [...days.keys()]))].join('|')
const DAY_RANGE = new RegExp(String.raw`\b(${DAY_NAMES}) ?[-–] ?(${DAY_NAMES})\b`, 'g')
const ATTACHED = new RegExp(String.raw`(\d)(${LANGUAGES_READ.map(({ attached }) => attached).join('|')})\b`, 'g')

/** Normalizes a text: lower case, one space between words, ranges as "7 to 6", a space between numbers and units. */
function normalized(text: string): string {
  let rest = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’"“”]/gu, '')
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(/(\d+) 1[/⁄]2\b/g, '$1.5')
  for (const [from, to] of REWRITES) rest = rest.replace(from, to)
  return rest
    .replace(DAY_RANGE, '$1 to $2')
    .replace(/(\d(?: ?[ap]m?)?) ?[-–] ?(?=\$?\d)/g, '$1 to ')
    .replace(/(\d) ?\/ ?(?=[a-z])/g, '$1 per ')
    .replace(/(?<!\d)\.|\.(?!\d)/g, '')
    .replace(/(?<!\d):|:(?!\d)/g, ' ')
    .replace(/[^a-z0-9$:.]+/g, ' ')
    .replace(ATTACHED, '$1 $2')
    .trim()
}

const splitWords = (text: string) => wordsIn(normalized(text))

/**
 * The grammar for a text: that of the language with the most words that are not English, or else English. If a text has no meaning in English,
 * it may have a long misspelled word of another language; short ones are too similar to names of places.
 */
function grammarFor(words: readonly string[]): Grammar {
  const ownWords = ({ own }: Grammar, all: readonly string[]) => all.filter((word) => own.has(word)).length
  const best = OTHERS.toSorted((a, b) => ownWords(b, words) - ownWords(a, words))[0]
  if (best && ownWords(best, words) > 0) return best
  if (words.some((_, at) => isMeaningful(ENGLISH, words, at))) return ENGLISH
  const long = words.filter(({ length }) => length >= LONG_WORD)
  const isCorrectedTo = (one: Grammar) => long.some((word) => one.own.has(correctTypo(one, word)))
  return OTHERS.find(isCorrectedTo) ?? ENGLISH
}

const isZip = (word: string) => /^\d{5}$/.test(word)

/** Whether a text may be plain words. ZIP codes and most names of cities are not, so they cause no further work. */
export function mayBePlainWords(text: string): boolean {
  const kind = placeTextKind(text)
  if (kind !== 'name' && !(kind === 'invalid' && mayBeWords(text))) return false
  const words = splitWords(text)
  const grammar = grammarFor(words)
  return (
    Object.hasOwn(LANDMARKS, foldPlaceName(words.join(' '))) || words.some((_, at) => isMeaningful(grammar, words, at))
  )
}

function isMeaningful(grammar: Grammar, words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (/\d|\$/.test(word) || phraseLength(grammar, words, at) > 0) return true
  return !grammar.inNames.has(word) && (grammar.fillers.has(word) || correctTypo(grammar, word) !== word)
}

type Candidate = { from: number; to: number; folded: string; state: string | null }

/** Every run of words that may name a place, with the state that follows it. */
function placeCandidates(grammar: Grammar, words: readonly string[]): Candidate[] {
  const candidates: Candidate[] = []
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(from + LONGEST_PLACE, words.length); to++) {
      const name = words.slice(from, to)
      if (name.some((word) => /[\d$:.]/.test(word))) break
      const state = stateAfter(grammar, words, to)
      const folded = foldPlaceName(name.join(' '))
      const isLast = to + (state?.length ?? 0) === words.length
      if (folded === '' || isOrdinaryPhrase(grammar, name, state !== null && isLast, from === 0 && isLast)) continue
      candidates.push({ from, to, folded, state: null })
      if (state) candidates.push({ from, to: to + state.length, folded, state: state.code })
      // "orange co" is Orange County, and so is "condado de orange".
      if (name.length > 1 && name.at(-1) === 'co')
        candidates.push({ from, to, folded: foldPlaceName(`${name.slice(0, -1).join(' ')} county`), state: null })
      for (const length of [1, 2])
        for (const [word, before] of grammar.countyWords)
          if (from >= length && before.test(words.slice(from - length, from).join(' '))) {
            const county = { from: from - length, folded: foldPlaceName(`${name.join(' ')} ${word}`) }
            candidates.push({ ...county, to, state: null })
            if (state) candidates.push({ ...county, to: to + state.length, state: state.code })
          }
    }
  return candidates
}

/** Whether a name is an ordinary word or phrase of a search. Some distant towns have such names; they are meant only if the state follows. */
function isOrdinaryPhrase(
  { phrases, fillers, articles }: Grammar,
  name: readonly string[],
  hasState: boolean,
  isAll: boolean,
) {
  const [first = ''] = name
  const isNameWithArticle = articles.has(first) && (hasState || isAll)
  if (name.length > 1) return !hasState && !isNameWithArticle && phrases.has(name.join(' '))
  if (fillers.has(first)) return !isAll && !isNameWithArticle
  return !hasState && phrases.has(first)
}

function stateAfter(
  { stateCodes }: Grammar,
  words: readonly string[],
  at: number,
): { code: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const text = words.slice(at, at + length).join(' ')
    const code = at + length <= words.length ? stateOf(text) : undefined
    if (!code || (stateCodes.has(text) && at + length < words.length)) continue
    return { code: findState(code)?.code ?? code, length }
  }
  return null
}

/** Folded names to look up in the gazetteer. */
export function placeNamesToFind(text: string): string[] {
  const words = splitWords(text)
  return [...new Set(placeCandidates(grammarFor(words), words).map(({ folded }) => folded))]
}

/** Whether the whole text names a place, so that it is not plain words: "Spanish Fort, AL". */
export function isWholePlace(text: string, found: readonly NamedPlace[]): boolean {
  const words = splitWords(text)
  return placeCandidates(grammarFor(words), words).some(
    ({ from, to, folded, state }) =>
      from === 0 && to === words.length && found.some((place) => place.folded === folded && isInState(place, state)),
  )
}

const isInState = (place: NamedPlace, state: string | null) => state === null || place.state === state

type ChosenPlace = { typed: string; from: number; to: number }

function choosePlace(grammar: Grammar, words: readonly string[], found: readonly NamedPlace[]): ChosenPlace | null {
  const hasZip = words.some(isZip)
  const rated = placeCandidates(grammar, words).flatMap((candidate) => {
    const { from, to, folded, state } = candidate
    const places = found.filter((place) => place.folded === folded && isInState(place, state))
    const landmark = Object.hasOwn(LANDMARKS, folded) ? LANDMARKS[folded] : undefined
    const home = places.find((place) => place.state === SITE.homeState)
    if (!landmark && places.length === 0) return []
    const hasWords = hasSearchWords(grammar, words.slice(from, to))
    if (!landmark && !home && state === null && (hasWords || hasZip || isPartOfLongerName(grammar, words, from, to)))
      return []
    const only = home ?? (places.length === 1 ? places[0] : undefined)
    const rating =
      (state ? 4 : 0) +
      (landmark || home ? 3 : 0) +
      (to - from) +
      (grammar.beforePlaces.has(words[from - 1] ?? '') ? 1.5 : 0)
    const name = words.slice(from, to).join(' ')
    // "Daycare in Florida" means the home state, not the village of that name in New York.
    const isHomeState = state === null && stateOf(name) === SITE.homeState
    const homeState = isHomeState ? findState(SITE.homeState)?.name : undefined
    const typed = landmark ?? homeState ?? (only ? placeLabel(only.name, only.state) : name)
    return [{ typed, from, to, rating }]
  })
  return rated.toSorted((a, b) => b.rating - a.rating || b.from - a.from)[0] ?? null
}

/** Whether a name contains words of a search. Articles do not count, nor does any word of a name that begins with one: "playa del rey", "los gatos". */
function hasSearchWords({ known, fillers, articles }: Grammar, name: readonly string[]): boolean {
  if (name.length > 1 && articles.has(name[0] ?? '')) return false
  return name.some((word) => (name.length === 1 || !articles.has(word)) && (known.has(word) || fillers.has(word)))
}

/** Whether an unknown word next to a name may be part of it: "azalea" in "azalea park" is not the city in Oregon. */
function isPartOfLongerName({ correct }: Grammar, words: readonly string[], from: number, to: number): boolean {
  return [words[from - 1], words[to]].some((word) => word !== undefined && /^[a-z]+$/.test(word) && !correct.has(word))
}

/** Parses a text. `found`: the gazetteer's places for placeNamesToFind; `thisMonth` is "YYYY-MM". */
export function readPlainWords(text: string, found: readonly NamedPlace[], thisMonth: string): PlainWords {
  const words = splitWords(text)
  const grammar = grammarFor(words)
  const zip = words.find(isZip)
  const place = choosePlace(grammar, words, found)
  const query: Found = {}
  // A ZIP code is more precise than a name.
  if (zip || place) query.zipCode = zip ?? place?.typed ?? ''
  let rest = words.join(' ')
  if (place) rest = [...words.slice(0, place.from), BREAK, ...words.slice(place.to)].join(' ')
  // "32801 or 32803": a search has one place, so the others are not understood.
  const others = Array.from(rest.matchAll(grammar.otherZips), ([, other = '']) => other).filter((one) => one !== zip)
  if (zip) rest = extractWorkZip(grammar, rest.replace(zip, BREAK).replaceAll(grammar.otherZips, ` ${BREAK}`), query)
  const corrections = rest.split(' ').map((word) => correctTypo(grammar, word))
  const {
    start,
    words: startWords,
    rest: withoutStart,
  } = extractStartMonth(corrections.join(' '), grammar.patterns, thisMonth)
  const { found: amounts, rest: withoutAmounts } = extractAmounts(withoutStart, grammar.patterns)
  for (const one of amounts) addToQuery(query, one)
  const skipped = [...extractPhrases(grammar, withoutAmounts, query), ...others]
  // A start month is useful only together with an age.
  if (start && query.age !== undefined) query.start = start
  else if (start) skipped.push(startWords)
  if (query.zipCode === undefined) placeFromRest(grammar, skipped, query)
  return { query, skipped: skipped.join(', ').slice(0, MAX_SKIPPED_LENGTH) }
}

/** Takes a second ZIP code as that of work. */
function extractWorkZip({ work }: Grammar, rest: string, query: Found): string {
  return rest.replace(work, (whole, zip: string) => {
    query.workZip = zip
    return whole.replace(/.*/, BREAK)
  })
}

function addToQuery(query: Found, values: Found) {
  for (const [field, value] of Object.entries(values)) {
    const before = query[field]
    const isList = LIST_FIELDS.has(field)
    query[field] = before && isList ? [...new Set([...before.split(','), ...value.split(',')])].join(',') : value
  }
}

/** Adds the phrases of a text to the query, preferring longer ones. Returns the runs of words that were not understood. */
function extractPhrases(grammar: Grammar, text: string, query: Found): string[] {
  const { phrases, fillers, negations } = grammar
  const words = text.split(/\s+/).filter(Boolean)
  const skipped: string[] = []
  let run: string[] = []
  const endRun = () => {
    while (fillers.has(run.at(-1) ?? '')) run.pop()
    if (run.length > 0) skipped.push(run.join(' '))
    run = []
  }
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? ''
    const length = phraseLength(grammar, words, at)
    const isNegated = negations.has(words[at - 1] ?? '')
    const meaning = phrases.get(words.slice(at, at + length).join(' '))
    const knownAge = meaning?.field === 'age' ? query.age : undefined
    // A search is for one child, so the age of a second one is not taken. "Newborn, 6 weeks" is one child.
    const isOtherChild = knownAge !== undefined && Math.abs(Number(knownAge) - Number(meaning?.value)) > NEWBORN_MONTHS
    if (meaning && !isNegated && !isOtherChild) {
      if (knownAge === undefined) addToQuery(query, { [meaning.field]: meaning.value })
      endRun()
    } else if (word.includes('|')) endRun()
    else if (meaning || !fillers.has(word) || run.length > 0) run.push(...words.slice(at, at + Math.max(1, length)))
    at += Math.max(1, length)
  }
  endRun()
  return skipped
}

function phraseLength({ phrases, longestPhrase }: Grammar, words: readonly string[], at: number): number {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--)
    if (phrases.has(words.slice(at, at + length).join(' '))) return length
  return 0
}

/** Without a known place, the last words that were not understood may be a misspelled place: the page suggests similar names. */
function placeFromRest({ noPlaces }: Grammar, skipped: string[], query: Found) {
  const last = skipped.at(-1)
  if (!last || !/^[a-z ]+$/.test(last) || last.split(' ').some((word) => noPlaces.has(word))) return
  query.zipCode = last
  skipped.pop()
}

/** The known word that this one is a typo of; the word itself if there is none. */
function correctTypo({ correct, correctByLetter }: Grammar, word: string): string {
  if (word.length < SHORTEST_CORRECTED || correct.has(word) || /[^a-z]/.test(word)) return word
  const most = word.length >= LONG_WORD ? 2 : 1
  for (let mistakes = 1; mistakes <= most; mistakes++)
    for (const known of correctByLetter.get(word.charAt(0)) ?? [])
      if (word !== `${known}s` && typosBetween(word, known, mistakes) <= mistakes) return known
  return word
}

/** The number of letters to add, remove, replace or swap; not exact above `most`. Both words have the same first letter. */
function typosBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
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

/** Adds the parameters found in plain words to those of a search. */
export function withPlainWords(query: SearchQuery, found: Found): SearchQuery {
  const before = Object.entries(query).map(([field, value]): [string, string] => [field, [value].flat().join(',')])
  const all = Object.fromEntries(before)
  addToQuery(all, found)
  return all
}

/** The words that were not understood, as separate texts, from the URL parameter that lists them. */
export function skippedWords(parameter: string): string[] {
  return parameter.slice(0, MAX_SKIPPED_LENGTH).split(',').map(plainText).filter(Boolean)
}
