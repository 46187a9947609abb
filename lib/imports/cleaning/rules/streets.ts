import { caseWord, caseWords } from './names'
import { hasOneCase, plainText } from './text'

/** Directions, road systems, streets named after letters. */
const CAPITALS = /^(N|S|E|W|NE|NW|SE|SW|US|SR|CR|FL|PO|AAA|MLK|RCA|[A-Z])$/
/** Without a vowel, but not spelled letter by letter. */
const PLAIN = /^(BLVD|PKWY|TRL|PLZ|PL|RD|ST|DR|CT|LN|TRCE|CSWY|LNDG|EXPY|SQ|PT|GLN|VLG|LK|FT|MT|XING|STE|BLDG|RM|FLR)$/
/** "STE" is also the beginning of Stewart and Stephen, and some files truncate them there. */
const CUT_AT_STE = /,? STE (?=[A-Z]{3,} (?:ST|STREET|CIR|DR|RD|AVE|LN|CT|WAY|BLVD)\b)/i
/** One rule may expose text that another matches. */
const ROUNDS = 8

/** Files also truncate an address after its number: "2602 SW" names no street. */
const NAMED = /\p{L}{3}|\p{L}{2}-\d|\p{L}+\S* \p{L}+\S*|\d\S* (?:[NS]?\.?[EW]?\.? )?\d/iu

/** How states withhold the address of a shelter; then its point must not be shown either. */
export function isWithheld(street: string): boolean {
  return /^(CONFIDENTIAL|WITHHELD|ADDRESS (WITHHELD|CONFIDENTIAL)|UNDISCLOSED)\b/i.test(plainText(street) ?? '')
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
  if (!NAMED.test(street) || /^P\.? ?O\.? ?BOX\b/i.test(street)) return null
  if (!hasOneCase(street)) return street
  const [, number = '', name = ''] = /^((?:\S*\d\S*(?: |$))*)(.*)$/s.exec(street.toUpperCase()) ?? []
  const numbers = number.split(' ').filter(Boolean).map(caseStreetWord)
  return [...numbers, ...caseWords(name.split(' ').filter(Boolean), caseStreetWord)].join(' ')
}

function tidy(text: string): string {
  return text
    .replace(/\s+([,;])/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .replace(/ [A-Z]{2}\.? \d{5}(?:-\d{4})?$/i, '')
    .replace(CUT_AT_STE, ' STE')
    .replace(/(?<=\d) - (?=\d)/g, '-')
    .replace(/(?<=\b(?:UNIT|STE|SUITE|APT|BLDG|NUMBER|V) \p{L}{0,2}) - (?=\d)|(?<=^\p{L}) - (?=\d)/giu, '-')
    .replace(/\bNUMBER (?=\S*\d)/giu, '#')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;-]+|[\s,.;-]+$/g, '')
}

function caseStreetWord(word: string): string {
  if (word.includes('-')) return word.split('-').map(caseStreetWord).join('-')
  const core = word.replace(/[.,;()#]/g, '')
  if (CAPITALS.test(core)) return word
  return PLAIN.test(core) ? word.replace(core, core.charAt(0) + core.slice(1).toLowerCase()) : caseWord(word)
}
