import { findCatalogueCity } from '../catalogue/cities'
import { HOME_STATE, STATES, type StateCode } from '../catalogue/states'
import { placeWords, prefixesOf } from './place-names'
import { stateOf } from './place-query'
import { MAX_PLACE_QUERY_LENGTH } from './place-text'

export const MIN_SUGGEST_LENGTH = 2

export type SuggestReading = {
  /** Keys that a stored key may begin with; the first is the one to compare spellings with. */
  prefixes: string[]
  /** Null is any state. */
  states: StateCode[] | null
}

export type SuggestInput =
  | { kind: 'nothing' }
  | { kind: 'zip'; prefix: string }
  | { kind: 'name'; readings: SuggestReading[] }

/**
 * What somebody is typing who has not finished: "32" to "32801", "orl", "st clo", "winter park, f", "orlando fl". Texts
 * that can become nothing we know (too short, too long, other signs) are "nothing", never an error.
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
    const begun = statesBeginningWith(text.slice(comma + 1).replace(/,.*/, ''))
    return [{ prefixes: prefixesOf(text.slice(0, comma)), states: begun }]
  }
  const whole: SuggestReading = { prefixes: prefixesOf(text), states: null }
  const words = text.split(/\s+/)
  const state = words.length > 1 ? stateOf(words.at(-1) ?? '') : undefined
  return state ? [whole, { prefixes: prefixesOf(words.slice(0, -1).join(' ')), states: [state] }] : [whole]
}

/** "f" -> Florida, "new" -> four states, "" -> null (any), "florida" -> Florida, "xyz" -> none. */
function statesBeginningWith(text: string): StateCode[] | null {
  const begun = placeWords(text).join('')
  if (begun === '') return null
  return STATES.filter(
    ({ code, name }) =>
      code.toLowerCase().startsWith(begun) || name.toLowerCase().replaceAll(' ', '').startsWith(begun),
  ).map(({ code }) => code)
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Beyond this a name is long enough for trigrams to find it, and the list would only grow. */
const MAX_KEY_LENGTH = 20
export const MIN_TYPO_LENGTH = 4

/**
 * Every key that one slip of the finger away from this one could have been meant: a letter too many, too few, wrong, or two
 * changed round. About 54 per letter, each looked up in an index; empty for keys too short to guess at.
 */
export function slipsOf(key: string): string[] {
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

/** How 2,051 of 30,906 names end, five times as many as end in any other way: as trigrams it is these three, and "le " at the end. */
const ENDING = ['vil', 'ill', 'lle']
/** A shorter key has so few trigrams that a name may be alike by its ending alone. */
const MIN_KEY_LENGTH = 7

/**
 * For a key that ends as thousands of names do, a regular expression that one of its other trigrams fulfills; null for all other keys. Four
 * trigrams in common are not enough to be alike by 0.4, so each name that is alike fulfills it, and the index
 * need not offer those that share the ending and nothing else.
 */
export function besideCommonEnding(key: string): string | null {
  if (key.length < MIN_KEY_LENGTH || !key.endsWith('le')) return null
  const inside = new Set(Array.from({ length: key.length - 2 }, (_, at) => key.slice(at, at + 3)))
  if (!ENDING.every((trigram) => inside.delete(trigram))) return null
  return [`^${key[0]}`, ...inside].join('|')
}

/**
 * The order of suggestions, lower first: the catalogue's cities, then those of the home state, then the rest; among them
 * those with more ZIP codes, since GeoNames' file has no populations. Between 0 and 3,999.
 */
export function suggestionRank(slug: string, state: string, zipCount: number): number {
  const size = 999 - Math.min(999, zipCount)
  if (findCatalogueCity(slug)) return size
  return (state === HOME_STATE ? 1_000 : 2_000) + size
}

/** The home state's counties stand among its cities; elsewhere people look for a city first. */
export function countyRank(state: string, zipCount: number): number {
  return (state === HOME_STATE ? 1_000 : 3_000) + 999 - Math.min(999, zipCount)
}
