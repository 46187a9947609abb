import { AMENITIES } from '../catalogue/amenities'
import { ACCREDITATIONS, CARE_TYPES, CURRICULA, KINDS, LANGUAGES, PROGRAMS, SCHEDULES } from '../catalogue/traits'

/** The groups of choices that share the bits of ProviderSearchDocument.traits, by the provider's column. */
export const TRAIT_GROUPS = {
  kind: KINDS,
  care_types: CARE_TYPES,
  programs: PROGRAMS,
  curricula: CURRICULA,
  accreditations: ACCREDITATIONS,
  schedules: SCHEDULES,
  languages: LANGUAGES,
} as const

type Coded<Code extends string = string> = { code: Code; bit: number }

/** The mask of these codes; unknown codes have no bit. */
export function maskOf(choices: readonly Coded[], codes: readonly string[]): bigint {
  return choices.reduce((mask, choice) => (codes.includes(choice.code) ? mask | (1n << BigInt(choice.bit)) : mask), 0n)
}

/** The codes whose bits a mask holds, in the order of the choices. */
export function codesIn<Code extends string>(choices: readonly Coded<Code>[], mask: bigint): Code[] {
  return choices.filter(({ bit }) => (mask >> BigInt(bit)) & 1n).map(({ code }) => code)
}

/** "care_types:montessori" at the place of its bit: codes repeat between groups, the keys do not. */
export function traitKeysByBit(): string[] {
  const keys = Object.entries(TRAIT_GROUPS).flatMap(([group, choices]) =>
    choices.map(({ code, bit }) => ({ code: `${group}:${code}`, bit })),
  )
  return byBit(keys)
}

export function amenityCodesByBit(): string[] {
  return byBit(AMENITIES)
}

function byBit(choices: readonly Coded[]): string[] {
  const places = Array<string>(Math.max(...choices.map((choice) => choice.bit)) + 1).fill('')
  for (const { code, bit } of choices) places[bit] = code
  return places
}
