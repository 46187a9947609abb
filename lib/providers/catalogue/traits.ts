import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import type { Translate } from '@/lib/platform/language/types'
import type { ProviderStatus } from '@/prisma/generated/enums'
import type { ProviderCard } from '../types'

/**
 * The options of the directory. Codes are stored; traitLabel() has what is displayed. A code's `bit` is its position in
 * ProviderSearchDocument.traits: never reuse or renumber one.
 */
export type Choice = { code: string; bit: number }
/** Programs and accreditations have proper names, which are the same in every language. */
type Named = Choice & { label: string }

/** The search lists only these. A closed provider has a page, a merged one none. */
export const LISTED_STATUSES: ProviderStatus[] = ['open', 'temporarily_closed']
export const isListed = (status: string): boolean => LISTED_STATUSES.some((one) => one === status)

export const KINDS = [
  { code: 'center', bit: 0 },
  { code: 'family_home', bit: 1 },
  { code: 'school', bit: 2 },
  { code: 'faith', bit: 3 },
  { code: 'head_start', bit: 4 },
] as const satisfies readonly Choice[]

export const CARE_TYPES = [
  { code: 'daycare', bit: 5 },
  { code: 'preschool', bit: 6 },
  { code: 'montessori', bit: 7 },
  { code: 'after_school', bit: 8 },
] as const satisfies readonly Choice[]

export const PROGRAMS = [
  { code: 'vpk', label: HOME_FACTS.programs.vpk, bit: 9 },
  { code: 'school_readiness', label: HOME_FACTS.programs.school_readiness, bit: 10 },
  { code: 'head_start', label: 'Head Start', bit: 11 },
  { code: 'early_head_start', label: 'Early Head Start', bit: 12 },
  { code: 'gold_seal', label: HOME_FACTS.programs.gold_seal, bit: 13 },
] as const satisfies readonly Named[]

export const CURRICULA = [
  { code: 'montessori', bit: 14 },
  { code: 'reggio_emilia', bit: 15 },
  { code: 'waldorf', bit: 16 },
  { code: 'play_based', bit: 17 },
  { code: 'creative_curriculum', bit: 18 },
  { code: 'highscope', bit: 19 },
  { code: 'academic', bit: 20 },
  { code: 'faith_based', bit: 21 },
  { code: 'bilingual', bit: 22 },
] as const satisfies readonly Choice[]

export const ACCREDITATIONS = [
  { code: 'naeyc', label: 'NAEYC', bit: 23 },
  { code: 'apple', label: 'APPLE', bit: 24 },
  { code: 'cognia', label: 'Cognia', bit: 25 },
  { code: 'necpa', label: 'NECPA', bit: 26 },
  { code: 'nafcc', label: 'NAFCC', bit: 27 },
  { code: 'ami', label: 'AMI', bit: 28 },
  { code: 'ams', label: 'AMS', bit: 29 },
  { code: 'acsi', label: 'ACSI', bit: 30 },
  { code: 'coa', label: 'COA', bit: 31 },
] as const satisfies readonly Named[]

export const SCHEDULES = [
  { code: 'night', bit: 32 },
  { code: 'weekend', bit: 33 },
  { code: 'drop_in', bit: 34 },
] as const satisfies readonly Choice[]

export const LANGUAGES = [
  { code: 'english', bit: 35 },
  { code: 'spanish', bit: 36 },
  { code: 'haitian_creole', bit: 37 },
  { code: 'portuguese', bit: 38 },
  { code: 'french', bit: 39 },
  { code: 'arabic', bit: 40 },
  { code: 'chinese', bit: 41 },
  { code: 'vietnamese', bit: 42 },
  { code: 'asl', bit: 43 },
] as const satisfies readonly Choice[]

export type Kind = (typeof KINDS)[number]['code']
export type CareType = (typeof CARE_TYPES)[number]['code']
export type Program = (typeof PROGRAMS)[number]['code']
export type Curriculum = (typeof CURRICULA)[number]['code']
export type Accreditation = (typeof ACCREDITATIONS)[number]['code']
export type Language = (typeof LANGUAGES)[number]['code']

/** The three types with their own landing pages (listed in landing/rules/pages.ts). */
export type LandingCareType = Extract<(typeof CARE_TYPES)[number]['code'], 'daycare' | 'preschool' | 'montessori'>

/**
 * The statuses of a state license (labels are in messages/en/providers/common.json). Without `isInForce`, a license is shown without its
 * expiration date, which would be misleading. An unknown status counts as in force there.
 */
export const LICENSE_STATUSES = [
  { code: 'active', isInForce: true },
  { code: 'provisional', isInForce: true },
  { code: 'probation', isInForce: true },
  { code: 'suspended', isInForce: false },
  { code: 'revoked', isInForce: false },
  { code: 'expired', isInForce: false },
  { code: 'closed', isInForce: false },
] as const

export type LicenseStatus = (typeof LICENSE_STATUSES)[number]['code']

/** Null for a missing or unknown status. */
export function licenseStatus(code: string | null): (typeof LICENSE_STATUSES)[number] | null {
  return LICENSE_STATUSES.find((status) => status.code === code) ?? null
}

/** The lists of traits of which a provider may have several, by field. Amenities have their own file. */
export const TRAIT_LISTS = {
  careTypes: CARE_TYPES,
  programs: PROGRAMS,
  curricula: CURRICULA,
  accreditations: ACCREDITATIONS,
  languages: LANGUAGES,
  schedules: SCHEDULES,
} as const

export const TRAIT_LIST_NAMES = Object.keys(TRAIT_LISTS) as (keyof typeof TRAIT_LISTS)[]

/** The same lists plus the provider's kind: everything stored in the bits of ProviderSearchDocument.traits. */
export const TRAITS = { ...TRAIT_LISTS, kind: KINDS } as const
export type TraitList = keyof typeof TRAITS

/** Translators of labels: RowTraitTexts for traits in rows of results, TraitTexts for all traits. */
export type RowTraitTexts = Translate<'providers.traits'>
export type TraitTexts = { traits: RowTraitTexts; offers: Translate<'providers.offers'> }

const isIn = <Code extends string>(choices: readonly { code: Code }[], code: string): code is Code =>
  choices.some((one) => one.code === code)

const nameIn = (choices: readonly Named[], code: string) => choices.find((one) => one.code === code)?.label ?? code

export const accreditationName = (code: string): string => nameIn(ACCREDITATIONS, code)

export const programName = (code: string): string => nameIn(PROGRAMS, code)

export const kindLabel = (t: RowTraitTexts, kind: string): string => (isIn(KINDS, kind) ? t(`kinds.${kind}`) : kind)

/** The label of a trait that rows of results show; an unknown code is returned unchanged. */
export function rowTraitLabel(t: RowTraitTexts, list: 'careTypes' | 'curricula' | 'programs', code: string): string {
  if (list === 'careTypes') return isIn(CARE_TYPES, code) ? t(`careTypes.${code}`) : code
  if (list === 'curricula') return isIn(CURRICULA, code) ? t(`curricula.${code}`) : code
  return programName(code)
}

/** The label of a care type, curriculum or program, whichever has the code. */
export function rowTagLabel(t: RowTraitTexts, code: string): string {
  const list = (['careTypes', 'curricula'] as const).find((one) => isIn<string>(TRAITS[one], code))
  return rowTraitLabel(t, list ?? 'programs', code)
}

/** The label of a code; an unknown code is returned unchanged. */
export function traitLabel({ traits, offers }: TraitTexts, list: TraitList, code: string): string {
  if (list === 'kind') return kindLabel(traits, code)
  if (list === 'accreditations') return accreditationName(code)
  if (list === 'languages') return isIn(LANGUAGES, code) ? offers(`languages.${code}`) : code
  if (list === 'schedules') return isIn(SCHEDULES, code) ? offers(`schedules.${code}`) : code
  return rowTraitLabel(traits, list, code)
}

/** A colored tag on a result: kind of care (blue), curriculum (green), programs (yellow). */
export type ProviderTag = { label: string; color: 'blue' | 'green' | 'yellow' }

/** All tags of a provider, without duplicate labels, programs last. The specified filters match these labels. */
export function tagsOf(
  t: RowTraitTexts,
  provider: Pick<ProviderCard, 'careTypes' | 'curricula' | 'programs'>,
): ProviderTag[] {
  const tags: ProviderTag[] = [
    ...provider.careTypes.map((code) => ({ label: rowTraitLabel(t, 'careTypes', code), color: 'blue' as const })),
    ...provider.curricula.map((code) => ({ label: rowTraitLabel(t, 'curricula', code), color: 'green' as const })),
    ...provider.programs.map((code) => ({ label: rowTraitLabel(t, 'programs', code), color: 'yellow' as const })),
  ]
  return tags.filter((tag, index) => tags.findIndex((other) => other.label === tag.label) === index)
}
