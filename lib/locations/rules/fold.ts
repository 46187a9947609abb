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
