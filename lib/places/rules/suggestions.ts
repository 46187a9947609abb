import { SITE } from '@/lib/platform/config/site'
import { LOCALES } from '@/lib/platform/language/locales'
import { findCatalogueCity } from '../catalogue/cities'
import { STATES, type StateCode } from '../catalogue/states'
import { spanishCounty, stateNameIn } from './local-names'
import { placeWords, prefixesOf } from './place-names'
import { stateOf } from './place-query'
import { MAX_PLACE_QUERY_LENGTH } from './place-text'

const MIN_SUGGEST_LENGTH = 2

export type SuggestReading = {
  /** Prefixes of stored keys. The first one is also used to correct typos. */
  prefixes: string[]
  /** Null means any state. */
  states: StateCode[] | null
  /** "condado de ora": only counties begin like this. */
  isCounty?: true
}

type SuggestInput = { kind: 'nothing' } | { kind: 'zip'; prefix: string } | { kind: 'name'; readings: SuggestReading[] }

/**
 * Parses unfinished input: "32" to "32801", "orl", "st clo", "winter park, f", "orlando fl". Input that cannot match (too
 * short, too long, other characters) is "nothing", never an error.
 */
export function parseSuggestInput(input: string): SuggestInput {
  const text = input.trim()
  if (text.length < MIN_SUGGEST_LENGTH || text.length > MAX_PLACE_QUERY_LENGTH) return { kind: 'nothing' }
  if (/^\d{2,5}$/.test(text)) return { kind: 'zip', prefix: text }
  if (!/^[\p{L}\p{M} ,.'’-]+$/u.test(text)) return { kind: 'nothing' }
  const readings = readingsOf(text).filter((reading) => (reading.prefixes[0]?.length ?? 0) >= MIN_SUGGEST_LENGTH)
  return readings.length === 0 ? { kind: 'nothing' } : { kind: 'name', readings }
}

function readingsOf(text: string): SuggestReading[] {
  const comma = text.indexOf(',')
  if (comma !== -1) {
    const matching = statesBeginningWith(text.slice(comma + 1).replace(/,.*/, ''))
    return [readingOf(text.slice(0, comma), matching)]
  }
  const whole = readingOf(text, null)
  const words = text.split(/\s+/)
  const state = words.length > 1 ? stateOf(words.at(-1) ?? '') : undefined
  return state ? [whole, readingOf(words.slice(0, -1).join(' '), [state])] : [whole]
}

function readingOf(name: string, states: StateCode[] | null): SuggestReading {
  const county = spanishCounty(name)
  return county ? { prefixes: prefixesOf(county.name), states, isCounty: true } : { prefixes: prefixesOf(name), states }
}

/** "f" -> Florida, "new" -> four states, "carolina del" -> both Carolinas, "" -> null (any), "xyz" -> none. */
function statesBeginningWith(text: string): StateCode[] | null {
  const prefix = placeWords(text).join('')
  if (prefix === '') return null
  // A complete name means only that state: “virginia” is also the beginning of Virginia Occidental, Spanish for West Virginia.
  const whole = prefix.length > 2 ? stateOf(text) : undefined
  if (whole) return [whole]
  const names = ({ code, name }: (typeof STATES)[number]) => [code, ...LOCALES.map((one) => stateNameIn(one, name))]
  return STATES.filter((state) => names(state).some((name) => placeWords(name).join('').startsWith(prefix))).map(
    ({ code }) => code,
  )
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Longer keys are cut here: a longer list of typos would be useless, since long names are also found by trigrams. */
const MAX_KEY_LENGTH = 20
const MIN_TYPO_LENGTH = 4

/**
 * Every key within one typo of this one: a letter too many, missing or wrong, or two letters swapped. About 54 per letter,
 * each looked up in an index; empty for keys that are too short.
 */
export function typosOf(key: string): string[] {
  if (key.length < MIN_TYPO_LENGTH) return []
  const typed = key.slice(0, MAX_KEY_LENGTH)
  const found = new Set<string>()
  for (let i = 0; i <= typed.length; i++) {
    const [before, after] = [typed.slice(0, i), typed.slice(i)]
    found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
    for (const letter of LETTERS) {
      found.add(before + letter + after)
      found.add(before + letter + after.slice(1))
    }
  }
  found.delete(typed)
  return [...found]
}

/** The ending of 2,051 of 30,906 names ("ville"), five times as common as any other. Its trigrams are these three, and "le " at the end. */
const ENDING = ['vil', 'ill', 'lle']
/** A shorter key has so few trigrams that sharing the ending alone may make a name similar. */
const MIN_KEY_LENGTH = 7

/**
 * For a key with the common ending, a regular expression that matches names sharing one of its other trigrams; null for all other keys. The
 * four trigrams of the ending alone do not reach a similarity of 0.4, so every similar name matches the expression, and the index can skip
 * names that share only the ending.
 */
export function patternWithoutEnding(key: string): string | null {
  if (key.length < MIN_KEY_LENGTH || !key.endsWith('le')) return null
  const inside = new Set(Array.from({ length: key.length - 2 }, (_, at) => key.slice(at, at + 3)))
  if (!ENDING.every((trigram) => inside.delete(trigram))) return null
  return [`^${key[0]}`, ...inside].join('|')
}

/**
 * The sort key of suggestions, lowest first: the catalogue's cities, then those of the home state, then the rest; within each,
 * those with more ZIP codes first, since GeoNames' file has no populations. Between 0 and 3,999.
 */
export function suggestionRank(slug: string, state: string, zipCount: number): number {
  const size = 999 - Math.min(999, zipCount)
  if (findCatalogueCity(slug)) return size
  return (state === SITE.homeState ? 1_000 : 2_000) + size
}

/** The home state's counties rank among its cities; other counties rank after all cities. */
export function countyRank(state: string, zipCount: number): number {
  return (state === SITE.homeState ? 1_000 : 3_000) + 999 - Math.min(999, zipCount)
}
