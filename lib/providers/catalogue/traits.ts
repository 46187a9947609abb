import { HOME_FACTS } from '@/lib/places/catalogue/state-facts'
import type { ProviderCard } from '../types'

/**
 * The options of the directory. Codes are stored; labels are displayed. A code's `bit` is its position in
 * ProviderSearchDocument.traits: never reuse or renumber one.
 */
export type Choice = { code: string; label: string; bit: number }

export const KINDS = [
  { code: 'center', label: 'Center', bit: 0 },
  { code: 'family_home', label: 'Family home', bit: 1 },
  { code: 'school', label: 'School', bit: 2 },
  { code: 'faith', label: 'Faith-based', bit: 3 },
  { code: 'head_start', label: 'Head Start', bit: 4 },
] as const satisfies readonly Choice[]

export const CARE_TYPES = [
  { code: 'daycare', label: 'Daycare', bit: 5 },
  { code: 'preschool', label: 'Preschool', bit: 6 },
  { code: 'montessori', label: 'Montessori', bit: 7 },
  { code: 'after_school', label: 'After-school care', bit: 8 },
] as const satisfies readonly Choice[]

export const PROGRAMS = [
  { code: 'vpk', label: HOME_FACTS.programs.vpk, bit: 9 },
  { code: 'school_readiness', label: HOME_FACTS.programs.school_readiness, bit: 10 },
  { code: 'head_start', label: 'Head Start', bit: 11 },
  { code: 'early_head_start', label: 'Early Head Start', bit: 12 },
  { code: 'gold_seal', label: HOME_FACTS.programs.gold_seal, bit: 13 },
] as const satisfies readonly Choice[]

export const CURRICULA = [
  { code: 'montessori', label: 'Montessori', bit: 14 },
  { code: 'reggio_emilia', label: 'Reggio Emilia', bit: 15 },
  { code: 'waldorf', label: 'Waldorf', bit: 16 },
  { code: 'play_based', label: 'Play-based', bit: 17 },
  { code: 'creative_curriculum', label: 'Creative Curriculum', bit: 18 },
  { code: 'highscope', label: 'HighScope', bit: 19 },
  { code: 'academic', label: 'Academic', bit: 20 },
  { code: 'faith_based', label: 'Faith-based', bit: 21 },
  { code: 'bilingual', label: 'Bilingual', bit: 22 },
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
] as const satisfies readonly Choice[]

export const SCHEDULES = [
  { code: 'night', label: 'Night care', bit: 32 },
  { code: 'weekend', label: 'Weekend care', bit: 33 },
  { code: 'drop_in', label: 'Drop-in', bit: 34 },
] as const satisfies readonly Choice[]

export const LANGUAGES = [
  { code: 'english', label: 'English', bit: 35 },
  { code: 'spanish', label: 'Spanish', bit: 36 },
  { code: 'haitian_creole', label: 'Haitian Creole', bit: 37 },
  { code: 'portuguese', label: 'Portuguese', bit: 38 },
  { code: 'french', label: 'French', bit: 39 },
  { code: 'arabic', label: 'Arabic', bit: 40 },
  { code: 'chinese', label: 'Chinese', bit: 41 },
  { code: 'vietnamese', label: 'Vietnamese', bit: 42 },
  { code: 'asl', label: 'American Sign Language', bit: 43 },
] as const satisfies readonly Choice[]

export type Kind = (typeof KINDS)[number]['code']
export type CareType = (typeof CARE_TYPES)[number]['code']
export type Program = (typeof PROGRAMS)[number]['code']
export type Curriculum = (typeof CURRICULA)[number]['code']
export type Accreditation = (typeof ACCREDITATIONS)[number]['code']
export type Language = (typeof LANGUAGES)[number]['code']

/** The three types with their own landing pages (listed in landing/rules/pages.ts). */
export type LandingCareType = Extract<(typeof CARE_TYPES)[number]['code'], 'daycare' | 'preschool' | 'montessori'>

export function labelOf(choices: readonly { code: string; label: string }[], code: string): string {
  return choices.find((choice) => choice.code === code)?.label ?? code
}

/**
 * The statuses of a state license. The dates of a license are shown only with `isInForce`; otherwise they would be misleading.
 */
export const LICENSE_STATUSES = [
  { code: 'active', label: 'active', isInForce: true },
  { code: 'provisional', label: 'provisional', isInForce: true },
  { code: 'probation', label: 'on probation', isInForce: true },
  { code: 'suspended', label: 'suspended', isInForce: false },
  { code: 'revoked', label: 'revoked', isInForce: false },
  { code: 'expired', label: 'expired', isInForce: false },
  { code: 'closed', label: 'closed', isInForce: false },
] as const

export type LicenseStatus = (typeof LICENSE_STATUSES)[number]['code']

/** Null for a missing or unknown status. */
export function licenseStatus(code: string | null): (typeof LICENSE_STATUSES)[number] | null {
  return LICENSE_STATUSES.find((status) => status.code === code) ?? null
}

/** What a provider may state several of, by its field. Amenities have their own file. */
export const TRAIT_LISTS = {
  careTypes: CARE_TYPES,
  programs: PROGRAMS,
  curricula: CURRICULA,
  accreditations: ACCREDITATIONS,
  languages: LANGUAGES,
  schedules: SCHEDULES,
} as const

/** A colored tag on a result: kind of care (blue), curriculum (green), programs (yellow). */
export type ProviderTag = { label: string; color: 'blue' | 'green' | 'yellow' }

/** All tags of a provider, without duplicate labels, programs last. The specified filters match these labels. */
export function tagsOf(provider: Pick<ProviderCard, 'careTypes' | 'curricula' | 'programs'>): ProviderTag[] {
  const tags: ProviderTag[] = [
    ...provider.careTypes.map((code) => ({ label: labelOf(CARE_TYPES, code), color: 'blue' as const })),
    ...provider.curricula.map((code) => ({ label: labelOf(CURRICULA, code), color: 'green' as const })),
    ...provider.programs.map((code) => ({ label: labelOf(PROGRAMS, code), color: 'yellow' as const })),
  ]
  return tags.filter((tag, index) => tags.findIndex((other) => other.label === tag.label) === index)
}
