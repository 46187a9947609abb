import { foldName } from '@/lib/providers/rules/names'
import { plainText } from '../../cleaning/rules/text'

/** How many pairs of letters two words share, from 0 to 1 (Dice's coefficient). */
export function letterPairSimilarity(a: string, b: string): number {
  const [one, rest] = [pairsOf(a), pairsOf(b)]
  const total = one.length + rest.length
  const common = one.filter((pair) => {
    const at = rest.indexOf(pair)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
  return total === 0 ? 0 : (2 * common.length) / total
}

function pairsOf(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}

/** Legal forms and function words, which are not part of a name. */
const COMPANY = new Set(
  'inc incorporated llc llp lllp lc corp corporation ltd co company pa pllc the of and at a an for in n'.split(' '),
)
/** Words that half of all names share. Names that have only these in common are different. */
const GENERIC = new Set(
  `academy academies care center centers centre child childcare childhood children childrens childs ctr day daycare development
   developmental early education educational k kid kids kidz learning nursery pre prek preschool program school schools
   services vpk`.split(/\s+/),
)
export const SIMILAR = 0.75

/**
 * The similarity of two names: 1 when only the spelling differs ("Super Kids, Inc." and "Superkids"), at least SIMILAR
 * when one has extra words or a letter is off, less for different names. Common words do not count, and different
 * numbers mean different places.
 */
export function nameSimilarity(a: string, b: string): number {
  if (isGuest(a, b) || isGuest(b, a)) return 0
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (one.join('') === other.join('')) return one.length > 0 ? 1 : 0
  if (numbersDiffer(one, other)) return 0
  const [own, theirs] = [one, other].map((words) => words.filter((word) => !GENERIC.has(word)))
  if (!own?.length || !theirs?.length) return 0
  if (own.join('') === theirs.join('')) return 0.9
  const isPart = isPartOf(own, theirs) || isPartOf(theirs, own)
  return Math.max(isPart ? 0.8 : 0, letterPairSimilarity(own.join(''), theirs.join('')))
}

/** The highest similarity among all names of the two. */
export function bestNameSimilarity(names: readonly string[], others: readonly string[]): number {
  return Math.max(0, ...names.flatMap((name) => others.map((other) => nameSimilarity(name, other))))
}

/** Whether `name` is a guest at `host`: "YMCA at Tropical Elementary" is not "Tropical Elementary". */
function isGuest(name: string, host: string): boolean {
  const [, place] = /^.+ at (.+)$/.exec(foldName(name)) ?? []
  if (!place || / at /.test(foldName(host))) return false
  const own = wordsOf(place).filter((word) => !GENERIC.has(word))
  const theirs = wordsOf(host).filter((word) => !GENERIC.has(word))
  return theirs.length > 0 && theirs.every((word) => own.includes(word))
}

function wordsOf(name: string): string[] {
  const words = foldName(name)
    .replace(/\bl l c\b/g, 'llc')
    .split(' ')
  return words.filter((word) => word !== '' && !COMPANY.has(word))
}

function numbersDiffer(a: readonly string[], b: readonly string[]): boolean {
  const [one, other] = [a, b].map((words) => words.filter((word) => /^\d+$/.test(word)).join(' '))
  return one !== '' && other !== '' && one !== other
}

/** Every word occurs in the other name, and they are more than initials. */
function isPartOf(words: readonly string[], others: readonly string[]): boolean {
  return words.join('').length >= 5 && words.every((word) => others.includes(word))
}

/** A street parsed for comparison: two spellings of one address agree in every part that both have. */
type StreetKey = {
  /** The leading digits, by which the database looks up candidates (providers_match_house). */
  house: string
  core: string
  directions: string
  /** "ST", "AVE"; null when missing and for numbered roads ("Hwy 441"). */
  type: string | null
}

const TYPES: Record<string, string> = {
  AV: 'AVE',
  AVE: 'AVE',
  AVENUE: 'AVE',
  BLVD: 'BLVD',
  BOULEVARD: 'BLVD',
  CIR: 'CIR',
  CIRCLE: 'CIR',
  COURT: 'CT',
  CT: 'CT',
  DR: 'DR',
  DRIVE: 'DR',
  EXT: 'EXT',
  EXTENSION: 'EXT',
  GLEN: 'GLN',
  GLN: 'GLN',
  LANE: 'LN',
  LN: 'LN',
  PARKWAY: 'PKWY',
  PKWY: 'PKWY',
  PL: 'PL',
  PLACE: 'PL',
  PLAZA: 'PLZ',
  PLZ: 'PLZ',
  RD: 'RD',
  ROAD: 'RD',
  SQ: 'SQ',
  SQUARE: 'SQ',
  ST: 'ST',
  STREET: 'ST',
  TER: 'TER',
  TERR: 'TER',
  TERRACE: 'TER',
  TR: 'TRL',
  TRAIL: 'TRL',
  TRL: 'TRL',
  WAY: 'WAY',
}
const DIRECTIONS: Record<string, string> = {
  N: 'N',
  S: 'S',
  E: 'E',
  W: 'W',
  NE: 'NE',
  NW: 'NW',
  SE: 'SE',
  SW: 'SW',
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
}
/** "US Hwy 441", "State Road 441" and "Highway 441" are the same road. */
const NUMBERED = new Set(['HWY', 'HIGHWAY', 'US', 'SR', 'CR', 'FL', 'ROUTE', 'RT'])
const UNIT = /(?:[\s,]|^)(?:STE|SUITE|UNIT|APT|BLDGS?|BUILDING|RM|ROOM|LOT)\b.*$|#.*$/
const KING = /\b(?:DR )?(?:MARTIN LUTHER|M ?L) KING\b(?: JR\b)?/

/** The digits by which the database finds an address; null for a street without a number. */
export function houseNumberOf(street: string | null | undefined): string | null {
  return /\d+/.exec(street ?? '')?.[0] ?? null
}

/** Null when there is nothing to compare. */
export function streetKey(street: string | null | undefined): StreetKey | null {
  const house = houseNumberOf(street)
  if (house === null) return null
  const [, rest = ''] = /^\S*\d\S*\s+(.*)$/.exec(spelled(street ?? '')) ?? []
  let directions = ''
  let type: string | null = null
  const core: string[] = []
  for (const word of rest.split(' ').filter(Boolean)) {
    const direction = DIRECTIONS[word]
    if (direction) directions = direction
    else if (NUMBERED.has(word)) continue
    // In "St Johns Ave" the first word is part of the name, not a type.
    else if (TYPES[word] && core.length > 0) type = TYPES[word]
    else core.push(TYPES[word] ?? word.replace(/^(\d+)(ST|ND|RD|TH)$/, '$1').replace(/^SAINT$/, 'ST'))
  }
  const name = core.join('')
  return name === '' ? null : { house, core: name, directions, type }
}

/** Null when one of the two is truncated, withheld or unknown. */
export function isSameStreet(a: string | null | undefined, b: string | null | undefined): boolean | null {
  const [one, other] = [streetKey(a), streetKey(b)]
  if (!one || !other) return null
  return (
    one.house === other.house &&
    isSameCore(one.core, other.core) &&
    agree(one.directions || null, other.directions || null) &&
    agree(one.type, other.type)
  )
}

/** One wrong letter is tolerated in a long name, never in a number. */
function isSameCore(a: string, b: string): boolean {
  return a === b || (!/\d/.test(a + b) && Math.min(a.length, b.length) >= 5 && letterPairSimilarity(a, b) >= 0.7)
}

const agree = (a: string | null, b: string | null) => a === null || b === null || a === b

function spelled(street: string): string {
  return (
    (plainText(street) ?? '')
      .normalize('NFKD')
      .replace(/[\u0300-\u036f.']/g, '')
      .toUpperCase()
      .replace(UNIT, '')
      // "8391 & 8380 NW 8th St", "111-115 SW 10th Ave", "1801 1/2 Flowers Ave"
      .replace(/^(\d+\S*?)(?:\s*(?:[-&/]|AND\b)\s*\d+| 1\/2)+(?=\s)/, '$1')
      .replace(/,.*$/, '')
      .replace(/[^A-Z0-9]+/g, ' ')
      .replace(/\b([NS]) ([EW])\b/g, '$1$2')
      .replace(/\b(?:(?:STATE|COUNTY) (?:RD|ROAD|HWY|HIGHWAY)|[SC] R)(?= \d)/g, 'HWY')
      .replace(KING, 'MLK')
      .trim()
  )
}
