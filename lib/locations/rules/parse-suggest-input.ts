import { STATES, type StateCode } from '../catalogue/states'
import { placeWords, prefixesOf } from './fold'
import { stateOf } from './parse-place-query'
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
