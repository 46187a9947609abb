import { SITE } from '@/lib/platform/config/site'
import type { Translate } from '@/lib/platform/language/types'
import { AMENITIES } from '../catalogue/amenities'
import { TRAITS } from '../catalogue/traits'
import { DAY_MINUTES } from '../hours/rules/intervals'
import { AGE_BANDS } from '../rules/ages'

type Coded<Code extends string = string> = { code: Code; bit: number }

/** The mask of these codes; unknown codes have no bit. */
export function maskOf(choices: readonly Coded[], codes: readonly string[]): bigint {
  return choices.reduce((mask, choice) => (codes.includes(choice.code) ? mask | (1n << BigInt(choice.bit)) : mask), 0n)
}

/** The codes whose bits are set in a mask, in the order of the choices. */
export function codesIn<Code extends string>(choices: readonly Coded<Code>[], mask: bigint): Code[] {
  return choices.filter(({ bit }) => (mask >> BigInt(bit)) & 1n).map(({ code }) => code)
}

/** Keys like "careTypes:montessori" at the index of their bit; codes are not unique across lists, but keys are. */
export function traitKeysByBit(): string[] {
  const keys = Object.entries(TRAITS).flatMap(([list, choices]) =>
    choices.map(({ code, bit }) => ({ code: `${list}:${code}`, bit })),
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

/**
 * The completeness of a provider's page, 0 to 100, for the best-match order: dated facts have the most weight, since parents
 * need them most. A key counts if it is known.
 */
export const COMPLETENESS_WEIGHTS = {
  openings: 14,
  tuition: 14,
  hours: 14,
  license: 10,
  contact: 8,
  ages: 10,
  description: 10,
  photos: 10,
  amenities: 10,
} as const

/** The options of the staff-ratio filter; null means "fewer children than the state allows". The bits depend on the order: only append new options. */
export const RATIO_OPTIONS = [
  { code: '4', maxChildren: 4 },
  { code: '6', maxChildren: 6 },
  { code: '8', maxChildren: 8 },
  { code: '10', maxChildren: 10 },
  { code: 'below_limit', maxChildren: null },
] as const

export type RatioCode = (typeof RATIO_OPTIONS)[number]['code']

/** "1:4 or better", "Better than Florida requires"; an unknown code is returned unchanged. */
export function ratioLabel(t: Translate<'providers.ratios'>, code: string): string {
  const option = RATIO_OPTIONS.find((one) => one.code === code)
  if (!option) return code
  return option.maxChildren === null
    ? t('belowLimit', { region: SITE.region })
    : t('atMost', { children: option.maxChildren })
}

/** The bit in ProviderSearchDocument.ratioBits for an option that is met in this age band (by index). */
export function ratioBit(code: RatioCode, bandIndex: number): number {
  return 1 << (RATIO_OPTIONS.findIndex((option) => option.code === code) * AGE_BANDS.length + bandIndex)
}

/** The mask for a query: any of these options in any of these age bands. */
export function ratioMask(codes: readonly RatioCode[], bandIndexes: readonly number[]): number {
  return codes.reduce((mask, code) => bandIndexes.reduce((all, index) => all | ratioBit(code, index), mask), 0)
}

/**
 * Where the current season's week begins in ProviderSearchDocument.openMinutes, after the usual week. One more minute after the season's week marks
 * that a season applies, even one without open hours. "Open now" uses the season's week, the hours that a child needs the usual one.
 */
export const SEASON_WEEK = 7 * DAY_MINUTES

/** An opening without a start date in ProviderSearchDocument.openingMonths. With a start date, the month is stored as monthNumber(). */
export const OPEN_MONTH = 0
/** No opening: the largest number that the column can store, so later than any month. */
export const FULL_MONTH = 32_767

/** "2027-01" as the number of months since the year 0. */
export function monthNumber(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return year * 12 + number - 1
}
