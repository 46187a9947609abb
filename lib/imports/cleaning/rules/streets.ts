import { findState, STATES } from '@/lib/places/catalogue/states'
import type { Point } from '@/lib/places/rules/geo'
import { message } from '@/lib/platform/language/message'
import type { Kind } from '@/lib/providers/catalogue/traits'
import type { Parsed, StatedPlace } from '../../types'
import { caseWord, caseWords, cleanPlaceName } from './names'
import { hasOneCase, plainText } from './text'
import { cleanDegrees, cleanZip, pointOf } from './values'

/** Words that stay in capitals: directions, road systems, streets named after letters. */
const CAPITALS = /^(N|S|E|W|NE|NW|SE|SW|US|SR|CR|FM|RM|RR|IH|HC|FL|PO|AAA|MLK|RCA|[A-Z])$/
/** Words without a vowel that are not spelled letter by letter. */
const PLAIN =
  /^(BLVD|PKWY|TRL|PLZ|PL|RD|RDS|ST|STS|DR|CT|LN|TRCE|CSWY|LNDG|EXPY|FWY|SQ|PT|GLN|VLG|LK|FT|MT|XING|STE|BLDG|RM|FLR|RT|RTE|HWY|BYP|TPKE|TWP|SPG|SPGS|BLV|SCH)$/
/** "STE" is also the beginning of Stewart and Stephen, and some files truncate them there. */
const CUT_AT_STE = /,? STE (?=[A-Z]{3,} (?:ST|STREET|CIR|DR|RD|AVE|LN|CT|WAY|BLVD)\b)/i
/** How often the rules are repeated, because one may expose text that another matches. */
const ROUNDS = 8
/** Whether a street has a name or number after the house number. Files may truncate it there: "2602 SW" names no street. */
const NAMED = /\p{L}{3}|\p{L}{2}-\d|\p{L}+\S* \p{L}+\S*|\p{L}\.? ?-? ?\d|\d\S* (?:[NS]?\.?[EW]?\.? )?\d/iu
const BOX = /^(?:P\.? ?O\.?|POST OFFICE) ?(?:BOX|DRAWER)\b|^BOX \d+$/i

/** How states withhold the address of a shelter or a home; then its point must not be shown either. */
const WITHHELD =
  /^(?:CONFIDENTIAL|WITHHELD|ADDRESS (?:WITHHELD|CONFIDENTIAL|NOT PUBLIC|PROTECTED)|UNDISCLOSED|REDACTED|UNPUBLISHED|NOT (?:DISCLOSED|PUBLISHED)|PRIVATE(?: RESIDENCE)?$|UNAVAILABLE)/i
/** "12XX Main St", "***", "#### Main St", "1200 block of Main St": a part is hidden, so the rest must not be shown as an address. */
const MASKED = /^\d*(?:X{2,}|\*+|#{2,})(?=\s|$)|\*{2,}|^X{3,}|^\d+ BLOCK (?:OF )?/i

export function isWithheld(street: string): boolean {
  const text = plainText(street) ?? ''
  return WITHHELD.test(text) || MASKED.test(text)
}

/**
 * A street in postal form: "3401 NW 34TH ST, STE 1" -> "3401 NW 34th St, Ste 1". Null when it is unknown, withheld,
 * truncated, or a post office box, which is not a place of care. Idempotent; never throws.
 */
export function cleanStreet(value: string): string | null {
  let street = cleanOnce(value)
  for (let round = 0; street !== null && round < ROUNDS; round++) {
    const next = cleanOnce(street)
    if (next === street) break
    street = next
  }
  return street
}

function cleanOnce(value: string): string | null {
  const text = plainText(value)
  if (text === null || isWithheld(text)) return null
  const street = tidy(text)
  if (!NAMED.test(street) || BOX.test(street)) return null
  if (!hasOneCase(street)) return withRoadSystem(street.split(' ').map(recased).join(' '))
  const [, number = '', name = ''] = /^((?:\S*\d\S*(?: |$))*)(.*)$/s.exec(street.toUpperCase()) ?? []
  const numbers = number.split(' ').filter(Boolean).map(caseStreetWord)
  const words = caseWords(name.split(' ').filter(Boolean), caseStreetWord)
  return withRoadSystem([...numbers, ...words].join(' '))
}

function tidy(text: string): string {
  return text
    .replace(/\s+([,;])/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/ [A-Z]{2}\.? \d{5}(?:-\d{4})?$/i, '')
    .replace(/,? (?:P\.? ?O\.?|POST OFFICE) ?BOX \S+$/i, '')
    .replace(/\bU\.? S\.? (?=(?:HWY|HIGHWAY|ROUTE|RT)\b)/gi, 'US ')
    .replace(CUT_AT_STE, ' STE')
    .replace(/(?<=\d) - (?=\d)/g, '-')
    .replace(/\b([A-Z]{2}) - (?=\d)/g, '$1-')
    .replace(/\b(STE|SUITE|UNIT|APT|BLDG)(?=\d)/gi, '$1 ')
    .replace(/(?<=\b(?:UNIT|STE|SUITE|APT|BLDG|NUMBER|V) \p{L}{0,2}) - (?=\d)|(?<=^\p{L}) - (?=\d)/giu, '-')
    .replace(/\bNUMBER (?=\S*\d)/giu, '#')
    .replace(/(?<=#) (?=\d)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;-]+|[\s,.;-]+$/g, '')
}

/** Corrects the case of a word in a mixed-case street, if the word alone is in all capitals or all lowercase ("1515 South state STREET"). */
function recased(word: string, index: number): string {
  const core = word.replace(/[^\p{L}]/gu, '')
  if (/^\d+(?:ST|ND|RD|TH)$/i.test(word)) return word.toLowerCase()
  if (index > 0 && /^[ns][ew]$/.test(core)) return word.toUpperCase()
  if (index > 0 && core.length > 2 && !/\d/.test(word) && core === core.toLowerCase() && !SMALL.test(core))
    return caseStreetWord(word.toUpperCase())
  const isShouted = core === core.toUpperCase() && (PLAIN.test(core) || (core.length > 2 && /[AEIOUY]/.test(core)))
  return isShouted && !/\d/.test(word) ? caseStreetWord(word) : word
}

const SMALL = /^(?:of|the|and|de|del|la|las|los|du|des|at|on|in|by|to|for|y)$/

function caseStreetWord(word: string): string {
  if (word.includes('-')) return word.split('-').map(caseStreetWord).join('-')
  const core = word.replace(/[.,;()#]/g, '')
  if (CAPITALS.test(core)) return word
  return PLAIN.test(core) ? word.replace(core, core.charAt(0) + core.slice(1).toLowerCase()) : caseWord(word)
}

const CODES = STATES.map(({ code }) => code).join('|')
/** "La Hwy 16" is in Louisiana, "Mi-36" in Michigan: a state's code before a road's number is written in capitals. */
const ROAD_SYSTEM = new RegExp(`\\b(${CODES}|I)(?=-\\d|(?: (?:HWY|HIGHWAY|RT|RTE|ROUTE|RD|ROAD))? \\d)`, 'gi')
/** Codes that are also words or street types: the number after one may be a unit ("Oak Ct 5"), so these keep their case. */
const TYPE_LIKE = /^(?:CT|AL|IN|DE|OR)$/i

function withRoadSystem(street: string): string {
  return street
    .replace(ROAD_SYSTEM, (code) => (TYPE_LIKE.test(code) ? code : code.toUpperCase()))
    .replace(/\bCO(?= R(?:oa)?d\b)/gi, 'Co')
    .replace(/\b[SCF][RM](?= \d)/gi, (code) => code.toUpperCase())
}

/** What a street may end with. Longer forms and abbreviations are both in use. */
const TYPE =
  /^(?:ALY|ALLEY|AVE?|AVENUE|BCH|BEACH|BND|BEND|BLVD?|BOULEVARD|BR|BRIDGE|BYP|BYPASS|CIR|CIRCLE|CMN|COMMONS?|COR|CORNERS?|CRES|CRESCENT|CRK|CREEK|CSWY|CAUSEWAY|CT|COURT|CTR|CENTER|CV|COVE|DR|DRIVE|EST|ESTATES?|EXPY|EXPRESSWAY|EXT|FRWY|FWY|FREEWAY|GDNS?|GARDENS|GLN|GLEN|GRN|GREEN|GRV|GROVE|HBR|HARBOR|HL|HILL|HLS|HILLS|HOLW|HOLLOW|HTS|HEIGHTS|HWY|HIGHWAY|IS|ISLE|JCT|JUNCTION|KNLS?|LK|LAKE|LN|LANE|LNDG|LANDING|LOOP|MALL|MDWS?|MEADOWS?|ML|MNR|MANOR|OVAL|PARK|PARKWAY|PASS|PATH|PIKE|PK|PKWY|PKY|PL|PLACE|PLZ|PLAZA|PT|POINT|RD|ROAD|RDG|RIDGE|ROW|RTE?|ROUTE|RUN|SPUR|SQ|SQUARE|ST|STREET|STS|TER|TERR|TERRACE|TPKE|TURNPIKE|TRCE|TRACE|TRL|TRAIL|VIS|VISTA|VLG|VILLAGE|VW|VIEW|WALK|WAY|WY|XING|CROSSING)$/

const HOUSE =
  /^(?:[A-Z]?-?\d+[A-Z]?(?:[NSEW]\d+)?(?:-\d*[A-Z]?\d*)?|[NSEW] ?\d+)(?: 1\/2)?(?:(?: ?(?:&|,|AND|-|\/) ?\d+[A-Z]?)+)? ?(?:1\/2 )?/
const SITE = /^(?:RR|RURAL ROUTE|HC|HCR|STAR ROUTE|MILE|MM|MP|MILEPOST) ?\d+/
const ROAD_AND_NUMBER =
  /^(?:(?:[NSEW]|NORTH|SOUTH|EAST|WEST|OLD|NEW|BUSINESS|BUS)\.? )*(?:[A-Z]+ )?(?:I|IH|US|M|FM|RM|CR|SR|TR|PR|[A-Z]{2}|HWY|HIGHWAY|ROAD|ROUTE|RTE?|INTERSTATE|MILE|COUNTY|STATE|AVENUE|STREET|LOOP|SPUR)\.?[ -]?(?:HWY|HIGHWAY|ROAD|RD|ROUTE|RTE?|ST|HOUSE)?\.?[ -]?\d+/

/**
 * Whether a clean street names a place that can be found: a house number with a road's name or number ("M-36", "N 200 E"),
 * two roads that cross, or a rural route. A building's name alone, or a number alone, does not.
 */
function namesPlace(street: string): boolean {
  const [first = '', ...others] = street.split(', ')
  // In "Otter Hall, 504 N Lantern Rd", the building's name comes before the address.
  if (!/\d/.test(first) && others.some((part) => /^\d/.test(part) && namesPlace(part))) return true
  const text = street
    .toUpperCase()
    .replace(/[.,;()]|^#/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (SITE.test(text) || isCrossing(text)) return true
  const house = HOUSE.exec(text)?.[0]
  if (house === undefined) return ROAD_AND_NUMBER.test(text) || endsInType(text)
  const road = text.slice(house.length).trim()
  if (road === '') return false
  return (
    /\p{L}{2}/u.test(road) ||
    ROAD_AND_NUMBER.test(road) ||
    /^[NSEW]? ?\d+(?: [NSEW])?\b/.test(road) ||
    /^[A-Z]\b/.test(road)
  )
}

const isCrossing = (text: string) =>
  /^\S.*\S (?:&|AND|AT|@) \S.*\S$/.test(text) && text.split(' ').some((word) => TYPE.test(word))
/** "Main Street": a road without a number, which a village may have. */
const endsInType = (text: string) => /^[A-Z'-]+(?: [A-Z'-]+)* /.test(text) && TYPE.test(text.split(' ').at(-1) ?? '')

/**
 * A street and whether it was understood. Withheld addresses and post office boxes count as understood, but are not shown. `street`: the
 * result of cleanStreet, if the caller already has it.
 */
export function parseStreet(value: string, street = cleanStreet(value)): Parsed<string | null> {
  const text = plainText(value)
  if (text === null) return { is: 'empty' }
  if (street === null && (isWithheld(text) || BOX.test(tidy(text)))) return { is: 'value', value: null }
  return street !== null && namesPlace(street) ? { is: 'value', value: street } : { is: 'not_understood' }
}

/** The code of a state by its code or name: "la", "Louisiana", "State of Louisiana"; null for anything else. */
export function cleanState(value: string): string | null {
  const text = (plainText(value) ?? '')
    .toUpperCase()
    .replace(/^STATE OF |[.,]/g, '')
    .trim()
  return findState(text)?.code ?? STATES.find(({ name }) => name.toUpperCase() === text)?.code ?? null
}

/** A street and perhaps a city without a comma between them; `cityLength` is the length of the city that was found without the gazetteer. */
type Unsplit = { text: string; cityLength: number }

export type WholeAddress = {
  street: string
  city: string | null
  state: string | null
  zip: string | null
  /** Null unless the text states a point as well. */
  point: Point | null
  unsplit?: Unsplit
}

const NAMES = STATES.map(({ name }) => name).join('|')
const END = new RegExp(`^(.*?)[\\s,]*(?:\\b(${CODES}|${NAMES})\\b\\.?)?[\\s,-]*\\b(\\d{5})(?:[- ]?\\d{4})?$`, 'is')
const STATE_END = new RegExp(`^(.*?)[\\s,]+(${CODES}|${NAMES})\\.?$`, 'is')
/** Street types with which hardly any city's name begins (for "St Paul", see isOfCity); Lake and Park are left out because many do. */
const BEFORE_CITY =
  /^(?:AVE?|AVENUE|BLVD|BOULEVARD|CIR|CIRCLE|CT|COURT|DR|DRIVE|HWY|LN|LANE|PIKE|PKWY|PARKWAY|PL|PLACE|RD|ROAD|SQ|ST|STREET|TER|TERRACE|TRL|TRAIL|WAY)$/
const UNIT_WORD = /^(?:STE|SUITE|UNIT|APT|APARTMENT|BLDG|BUILDING|RM|ROOM|FL|FLOOR|LOT|#\S*|\d+\S*|[NS][EW]|[A-Z])$/i
const UNIT_FIRST =
  /^((?:STE|SUITE|UNIT|APT|APARTMENT|BLDG|BUILDING|RM|ROOM|FLOOR|LOT)\.? (?:\d\S*|[A-Z])|# ?\d\S*) (.+)$/i
const BEFORE_ROAD_NUMBER = /^(?:HWY|HIGHWAY|ROUTE|RTE?|ROAD|RD|CR|SR|FM)\.?$/i
/** "Port St Lucie", "East St Louis" */
const BEFORE_SAINT = /^(?:PORT|BAY|CAPE|LAKE|NORTH|SOUTH|EAST|WEST)$/i
const DIRECTION = /^(?:[NSEW]|[NS][EW]|NORTH|SOUTH|EAST|WEST)\.?$/i

/**
 * The parts of "1100 Camp Road, Crossett, AR, 71635". The address may span several lines, spell out the state, or lack commas if a street
 * type shows where the city begins. Null if the text does not end like an address.
 */
export function splitAddress(value: string): WholeAddress | null {
  if (value.startsWith('{')) return addressInJson(value)
  const [end, latitude, longitude] =
    /\s*\((-?\d{1,3}\.\d+)°?, ?(-\d{1,3}(?:\.\d+)?|\d{1,3}\.\d+)°?\)\s*$/.exec(value) ?? []
  const lines = (end === undefined ? value : value.slice(0, -end.length))
    .replace(/<br\s*\/?>|[\r\n]+|\s*[|;]\s*/gi, ', ')
    .replace(/,?\s*(?:USA|U\.S\.A\.|United States(?: of America)?)\s*$/i, '')
  const text = plainText(lines)
    ?.replace(/(?:\s*,)+\s*/g, ', ')
    .replace(/^[\s,]+|[\s,]+$/g, '')
  if (!text) return null
  const whole = END.exec(text) ?? STATE_END.exec(text)
  if (!whole) return null
  const [, before = '', state = '', zip = null] = whole
  const parts = before.split(/\s*,\s*/).filter(Boolean)
  const rest = { state: cleanState(state), zip, point: pointIn(latitude, longitude) }
  if (parts.length > 1) {
    const last = parts.pop() ?? ''
    const [, unit, city = last] = UNIT_FIRST.exec(last) ?? []
    return { street: [...parts, ...(unit ? [unit] : [])].join(', '), city, ...rest }
  }
  const [street, city] = cityAfterType(before)
  return { street, city, ...rest, ...(street && { unsplit: { text: before, cityLength: city?.length ?? 0 } }) }
}

const pointIn = (latitude: unknown, longitude: unknown): Point | null =>
  pointOf(cleanDegrees(String(latitude ?? ''), 90), cleanDegrees(String(longitude ?? ''), 180))

/** An address as Socrata exports it: {"latitude": "28.5", "longitude": "-81.3", "human_address": "{\"address\": \"12 Otter Way\", ...}"}. */
function addressInJson(value: string): WholeAddress | null {
  try {
    const whole = Object(JSON.parse(value))
    const parts = Object(typeof whole.human_address === 'string' ? JSON.parse(whole.human_address) : whole)
    const text = (part: unknown) => plainText(typeof part === 'string' ? part : '')
    const { address, city, state, zip } = parts
    const found = {
      street: text(address) ?? '',
      city: text(city),
      state: cleanState(text(state) ?? ''),
      zip: cleanZip(text(zip) ?? ''),
    }
    return found.street || found.city || found.zip
      ? { ...found, point: pointIn(whole.latitude, whole.longitude) }
      : null
  } catch {
    return null
  }
}

/** "120 Otter St Suite 4 Lake City": the city begins after the last street type and the unit. */
function cityAfterType(text: string): [string, string | null] {
  const words = text.split(' ')
  const ends = words.slice(0, -1).flatMap((_, index) => (isStreetEnd(words, index) ? index : []))
  const types = ends.filter((index) => isType(words[index]))
  let end = (isOfCity(words, ends) ? ends.at(-2) : types.at(-1)) ?? -1
  // "New Haven, CT 06510" has no street.
  if (end < 0) return /\d/.test(text) || isWithheld(text) ? [text, null] : ['', text || null]
  while (end + 2 < words.length && UNIT_WORD.test(words[end + 1] ?? '')) end += 1
  return [words.slice(0, end + 1).join(' '), words.slice(end + 1).join(' ')]
}

const isType = (word = '') => BEFORE_CITY.test(word.toUpperCase().replace(/[.,]/g, ''))

/** Whether a street may end here: with its type, or with the number of a road ("1200 Hwy 7"). */
function isStreetEnd(words: readonly string[], index: number): boolean {
  const isNumber = /^\d+[A-Z]?,?$/i.test(words[index] ?? '') && BEFORE_ROAD_NUMBER.test(words[index - 1] ?? '')
  return index > 1 && (isNumber || isType(words[index]))
}

/** Whether the last of these ends begins the city: in "120 Otter St St Paul", but not in "120 N Court St Orlando". */
function isOfCity(words: readonly string[], ends: readonly number[]): boolean {
  const [before = 0, last = 0] = ends.slice(-2)
  const road = words.slice(1, before)
  return (
    /^ST\.?$/i.test(words[last] ?? '') &&
    road.some((word) => !DIRECTION.test(word)) &&
    words.slice(before + 1, last).every((word) => UNIT_WORD.test(word) || BEFORE_SAINT.test(word))
  )
}

const MAX_CITY_WORDS = 5

/**
 * Where the city may begin in "100 Old Court St Orlando", the longest name first: after the end of a street. A name that is longer than the city
 * found so far (`cityLength`) may begin after any street, as in "5 Broadway Orlando".
 */
export function possibleSplits({ text, cityLength }: Unsplit): NonNullable<StatedPlace['splits']> {
  const words = text.split(' ')
  return words.slice(1).flatMap((_, index) => {
    const [before, after] = [words.slice(0, index + 1), words.slice(index + 1)]
    const name = after.join(' ')
    if (after.length > MAX_CITY_WORDS || !(name.length > cityLength || endsLikeStreet(before))) return []
    const city = cleanPlaceName(name)
    return city === null ? [] : { street: before.join(' '), city }
  })
}

function endsLikeStreet(words: readonly string[]): boolean {
  const isUnit = (word: string) => UNIT_WORD.test(word.replace(/[.,]/g, ''))
  return isStreetEnd(
    words,
    words.findLastIndex((word, index) => isStreetEnd(words, index) || !isUnit(word)),
  )
}

/** An address as an example in a report. The address of a family home is private, so a message replaces it. */
export function addressExample(text: string, kind: Kind): string {
  return kind === 'family_home' && plainText(text) !== null ? message('imports.rowNotes.privateAddress') : text
}
