import { createHash } from 'node:crypto'
import type { CareType, Kind, Program } from '@/lib/providers/catalogue/traits'
import { foldName } from '@/lib/providers/rules/names'

/**
 * Infers care types and programs from a provider's name. A name is weak evidence, so only a literal mention counts: a
 * place that calls itself a Montessori school is listed as one, but gets no Montessori curriculum and no accreditation.
 */

const AFTER_SCHOOL =
  /\bAFTER ?-? ?SCHOOL|\bAFTER ?-? ?CARE|\bBEFORE (AND|OR|\/|&) AFTER|\bASP\b|\bBOYS (AND|&) GIRLS CLUB|\bSCHOOL ?-? ?AGE\b|\bEXTENDED (DAY|CARE)\b/
const PRESCHOOL = /\bPRE ?-? ?SCHOOL|\bPRE ?-? ?K\b|\bPRE ?-? ?KINDER|\bVPK\b|\bNURSERY SCHOOL|\bHEAD ?START/
const DAYCARE =
  /\bDAY ?-? ?(CARE|NURSERY)|\bCHILD ?-? ?CARE|\bINFANT|\bNURSERY|\bCHILD DEVELOPMENT|\bLEARNING CENTER|\bCHILDREN'?S CENTER|\bEARLY (CHILDHOOD|EDUCATION|LEARNING)/

export function careTypesOf(name: string, kind: Kind, isBeforeOrAfterSchool: boolean): CareType[] {
  const text = name.toUpperCase()
  const afterSchool = isBeforeOrAfterSchool || AFTER_SCHOOL.test(text)
  const preschool = PRESCHOOL.test(text) || kind === 'head_start'
  const montessori = /\bMONTESSORI\b/.test(text)
  // "After School Child Care at Lake Elementary" is not day care for a toddler.
  const daycareWords = DAYCARE.test(text.replace(/\bAFTER ?-? ?SCHOOL CHILD ?-? ?CARE/g, ''))
  const isCenter = kind === 'center' || kind === 'faith' || kind === 'family_home'
  const daycare = afterSchool ? daycareWords : isCenter || daycareWords
  const types: CareType[] = []
  if (daycare) types.push('daycare')
  if (preschool) types.push('preschool')
  if (montessori) types.push('montessori')
  // Without other information, a school's own licensed care is before and after school.
  if (afterSchool || types.length === 0) types.push('after_school')
  return types
}

/** Programs mentioned by name; a provider of kind Head Start offers at least one of the two. */
export function programsOf(name: string, kind: Kind): Program[] {
  const text = name.toUpperCase()
  const programs: Program[] = []
  const early = /\bEARLY HEAD ?START\b|\bEHS\b/.test(text)
  const headStart = /\bHEAD ?START\b/.test(text.replace(/\bEARLY HEAD ?START\b/g, ''))
  if (/\bVPK\b/.test(text)) programs.push('vpk')
  if (headStart || (kind === 'head_start' && !early)) programs.push('head_start')
  if (early) programs.push('early_head_start')
  return programs
}

const HOME = /\b(?:FAMILY (?:CHILD ?CARE|DAY ?CARE)|(?:CHILD ?|DAY ?)CARE HOME|L?FCCH|FDCH)\b/i

/**
 * The kind of a new provider when the file does not state it. A name that mentions a home makes the street private,
 * even at the risk of hiding a center's street.
 */
export function guessKind(name: string): Kind {
  if (HOME.test(name) && !/\bCENTER\b/i.test(name)) return 'family_home'
  return /\bHEAD ?START\b/i.test(name) ? 'head_start' : 'center'
}

/** An id for rows of a source without ids, derived from these parts: the same parts give the same id. */
export function derivedId(parts: readonly (string | null)[]): string {
  const text = parts.map((part) => foldName(part ?? '')).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 24)
}
