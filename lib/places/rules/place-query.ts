import { LOCALES } from '@/lib/platform/language/locales'
import { findState, STATES, type StateCode } from '../catalogue/states'
import { spanishCounty, stateNameIn } from './local-names'
import { foldPlaceName, placeWords } from './place-names'
import { placeTextKind } from './place-text'

/** One interpretation of a typed name. */
export type PlaceReading = { folded: string; state: StateCode | null; isCounty: boolean }

export type PlaceQuery =
  | { kind: 'empty' }
  | { kind: 'invalid' }
  | { kind: 'zip'; zip: string }
  /** The possible readings of a name, in the order they should be tried. */
  | { kind: 'name'; text: string; readings: PlaceReading[] }

const COUNTRY = /[\s,]+(?:usa|us|u\.s\.a?\.?|united states)$/i
const COUNTY_WORDS = new Set(['county', 'parish', 'borough', 'co'])

/**
 * Parses the text of a place field. Accepted are exactly 5 digits, or up to 100 letters, spaces, commas, periods and hyphens
 * (specification part 1, section 5). A state may follow after a comma or a space, as code or name: "Winter Park, FL", "winter
 * park fl", "Orlando Florida". Since a name may itself end in what looks like a state, the last reading is the whole text as a
 * name.
 */
export function parsePlaceQuery(input: string): PlaceQuery {
  const text = input.trim()
  const kind = placeTextKind(text)
  if (kind === 'zip') return { kind, zip: text }
  if (kind !== 'name') return { kind }
  const readings = readingsOf(text.replace(COUNTRY, ''))
  return readings.length === 0 ? { kind: 'invalid' } : { kind: 'name', text, readings }
}

function readingsOf(text: string): PlaceReading[] {
  const comma = text.lastIndexOf(',')
  const afterComma = comma === -1 ? undefined : stateOf(text.slice(comma + 1))
  if (comma !== -1 && afterComma) return [readingOf(text.slice(0, comma), afterComma)].filter(isNamed)
  const words = text.split(/[\s,-]+/).filter(Boolean)
  const readings = [1, 2, 3].flatMap((count) => {
    const state = words.length > count ? stateOf(words.slice(-count).join(' ')) : undefined
    return state ? [readingOf(words.slice(0, -count).join(' '), state)] : []
  })
  return [...readings, readingOf(text, null)].filter(isNamed)
}

const isNamed = (reading: PlaceReading) => reading.folded !== ''

function readingOf(typed: string, state: StateCode | null): PlaceReading {
  const county = spanishCounty(typed)
  const name = county ? `${county.name} ${county.word}` : typed
  const words = placeWords(name)
  const isCounty = words.length > 1 && COUNTY_WORDS.has(words.at(-1) ?? '')
  return { folded: isCounty ? countyKey(words) : foldPlaceName(name), state, isCounty }
}

/** "orange co" is Orange County. */
function countyKey(words: string[]): string {
  return foldPlaceName([...words.slice(0, -1), words.at(-1) === 'co' ? 'county' : words.at(-1)].join(' '))
}

/** Every folded name of a state: "northcarolina" and "carolinadelnorte". */
const STATES_BY_NAME = new Map(
  STATES.flatMap(({ code, name }) =>
    LOCALES.map((locale): [string, StateCode] => [placeWords(stateNameIn(locale, name)).join(''), code]),
  ),
)

/** The state with this code ("fl", "F.L.") or name ("florida", "carolina del norte"). */
export function stateOf(text: string): StateCode | undefined {
  const folded = placeWords(text).join('')
  return findState(folded)?.code ?? STATES_BY_NAME.get(folded)
}
