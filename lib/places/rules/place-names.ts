import { findState } from '../catalogue/states'
import type { LandingPlace } from '../types'

/**
 * Folding gives all spellings of a place's name the same key, of only letters and digits. These words can be
 * written in two ways; keys contain the second one.
 */
const SHORTENED = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['fort', 'ft'],
  ['mount', 'mt'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
] as const
const KEY_WORDS = new Map<string, string>([
  ...SHORTENED,
  // Abbreviations from USPS Publication 28, appendix C1, that occur in names of places.
  ['spgs', 'springs'],
  ['spg', 'spring'],
  ['bch', 'beach'],
  ['hts', 'heights'],
  ['vlg', 'village'],
  ['jct', 'junction'],
])
/** The words written out, by abbreviation, so that typing "sai" finds "St Cloud". */
const LONG_WORDS = new Map<string, string>(SHORTENED.map(([long, short]) => [short, long]))

/** "Coeur d'Alene" -> ["coeur", "dalene"], "St.-Cloud" -> ["st", "cloud"]; accents are removed. */
export function placeWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

const keyWord = (word: string) => KEY_WORDS.get(word) ?? word
const longWord = (word: string) => LONG_WORDS.get(keyWord(word)) ?? keyWord(word)

/**
 * The key of a place's name: equal for "St. Cloud", "Saint Cloud" and "ST CLOUD", for "Ft Lauderdale" and "Fort
 * Lauderdale", for "DeLand" and "De Land". Folding a key again does not change it.
 */
export function foldPlaceName(text: string): string {
  return placeWords(text).map(keyWord).join('')
}

/** Every key that a name is stored under: the folded one, and the one with all words written out. */
export function spellingsOf(name: string): string[] {
  const words = placeWords(name)
  return [...new Set([words.map(keyWord).join(''), words.map(longWord).join('')])]
}

/**
 * Prefixes of stored keys for a name that is being typed: the last word is unfinished, so it is not abbreviated
 * ("fort w" may become Fort Worth or Fort Wayne).
 */
export function prefixesOf(typed: string): string[] {
  const words = placeWords(typed)
  const last = words.pop() ?? ''
  return [...new Set([words.map(keyWord).join('') + last, words.map(longWord).join('') + last])].filter(Boolean)
}

/** "Winter Park", "FL" -> "winter-park-fl"; "Orange County", "FL" -> "orange-county-fl". Names are display names ("St Cloud", not "Saint Cloud"). */
export function locationSlugOf(name: string, state: string): string {
  return [...placeWords(name), state.toLowerCase()].join('-')
}

/** Name words and state of a slug; null if it cannot be a location's ("orlando", "Orlando-FL", "-fl"). */
export function parseLocationSlug(slug: string): { name: string; state: string } | null {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})$/.exec(slug)
  if (!match?.[1] || !match[2] || slug.length > 80) return null
  return { name: match[1].replaceAll('-', ' '), state: match[2].toUpperCase() }
}

/** "Winter Park, FL", "Orange County, FL": also the text of the search box after a suggestion is chosen. */
export function placeLabel(name: string, state: string): string {
  return `${name}, ${state}`
}

/** "Orlando, FL", "Orange County, FL", "32801, Orlando, FL": the place of a landing page. */
export function landingLabel({ kind, name, state, within }: Pick<LandingPlace, 'kind' | 'name' | 'state' | 'within'>) {
  const city = within.find((place) => kind === 'zip' && place.kind === 'city')
  return placeLabel(city ? `${name}, ${city.name}` : name, state)
}

/** "Florida"; the code itself if it is unknown. */
export function stateName(code: string): string {
  return findState(code)?.name ?? code
}
