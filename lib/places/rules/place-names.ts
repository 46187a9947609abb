import { findState } from '../catalogue/states'
import type { LandingPlace } from '../types'

/** Folding: one key for every spelling of a place's name. Keys have letters and digits only, no spaces. */

/** Words that people and files write in two ways, and the one we keep in a key. */
const KEPT: Record<string, string> = {
  saint: 'st',
  sainte: 'ste',
  fort: 'ft',
  mount: 'mt',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  // USPS Publication 28, appendix C1, as far as they occur in names of places.
  spgs: 'springs',
  spg: 'spring',
  bch: 'beach',
  hts: 'heights',
  vlg: 'village',
  jct: 'junction',
}
/** And the way back, so that somebody who is typing "sai" finds "St Cloud". */
const LONG: Record<string, string> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}

/** "Coeur d'Alene" -> ["coeur", "dalene"], "St.-Cloud" -> ["st", "cloud"]; accents go. */
export function placeWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’.]/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

const keep = (word: string) => (Object.hasOwn(KEPT, word) ? (KEPT[word] ?? word) : word)
const lengthen = (word: string) => (Object.hasOwn(LONG, word) ? (LONG[word] ?? word) : word)

/**
 * The key of a place's name: equal for "St. Cloud", "Saint Cloud" and "ST CLOUD", for "Ft Lauderdale" and "Fort
 * Lauderdale", for "DeLand" and "De Land". Folding a key again gives the key.
 */
export function foldPlaceName(text: string): string {
  return placeWords(text).map(keep).join('')
}

/** Every key under which a name is stored: the folded one, and the one of somebody who writes all words out. */
export function spellingsOf(name: string): string[] {
  const words = placeWords(name)
  return [...new Set([words.map(keep).join(''), words.map((word) => lengthen(keep(word))).join('')])]
}

/**
 * Keys that a stored one may begin with while a name is being typed: the last word is not finished, so it is taken as it
 * stands ("sai" is not "s"; "fort w" may become Fort Worth or Fort Wayne).
 */
export function prefixesOf(typed: string): string[] {
  const words = placeWords(typed)
  const last = words.pop() ?? ''
  return [
    ...new Set([words.map(keep).join('') + last, words.map((word) => lengthen(keep(word))).join('') + last]),
  ].filter(Boolean)
}

/** "Winter Park", "FL" -> "winter-park-fl". Names are display names ("St Cloud", not "Saint Cloud"). */
export function locationSlugOf(name: string, state: string): string {
  return [...placeWords(name), state.toLowerCase()].join('-')
}

/** "Orange County", "FL" -> "orange-county-fl". */
export function countySlugOf(fullName: string, state: string): string {
  return locationSlugOf(fullName, state)
}

/** Name words and state of an address's last part; null when it cannot be a location's ("orlando", "Orlando-FL", "-fl"). */
export function parseLocationSlug(slug: string): { name: string; state: string } | null {
  const match = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})$/.exec(slug)
  if (!match?.[1] || !match[2] || slug.length > 80) return null
  return { name: match[1].replaceAll('-', ' '), state: match[2].toUpperCase() }
}

/** "Winter Park, FL", "Orange County, FL": also what stands in the search box after a choice. */
export function placeLabel(name: string, state: string): string {
  return `${name}, ${state}`
}

/** "Orlando, FL", "Orange County, FL", "32801, Orlando, FL": what a landing page is about. */
export function landingLabel({ kind, name, state, within }: Pick<LandingPlace, 'kind' | 'name' | 'state' | 'within'>) {
  const city = within.find((place) => kind === 'zip' && place.kind === 'city')
  return placeLabel(city ? `${name}, ${city.name}` : name, state)
}

/** "Florida"; the code itself when it is none of ours. */
export function stateName(code: string): string {
  return findState(code)?.name ?? code
}
