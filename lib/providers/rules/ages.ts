import type { Translate } from '@/lib/platform/language/types'

/** Numbers as words, by value. */
export const NUMBER_WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Rooms by age. Bounds are in months, inclusive. Their names ("Under 1", and "infants" in sentences) are in messages/en/providers/ages.json. */
export const AGE_BANDS = [
  { code: 'infant', minMonths: 0, maxMonths: 11 },
  { code: 'one', minMonths: 12, maxMonths: 23 },
  { code: 'two', minMonths: 24, maxMonths: 35 },
  { code: 'three', minMonths: 36, maxMonths: 47 },
  { code: 'four', minMonths: 48, maxMonths: 59 },
  { code: 'school_age', minMonths: 60, maxMonths: 155 },
] as const

export type AgeBandCode = (typeof AGE_BANDS)[number]['code']

/** The band of a child's age in whole months; null from 13 years on. */
export function ageBandOf(months: number): (typeof AGE_BANDS)[number] | null {
  return AGE_BANDS.find((band) => months >= band.minMonths && months <= band.maxMonths) ?? null
}

/** The end of the 12th year. */
export const MAX_CHILD_MONTHS = 155

/** The messages about ages. */
export type AgeTexts = Translate<'providers.ages'>

/** "Under 1", "2 years"; for an unknown band, its code. */
export const bandLabel = (t: AgeTexts, code: string): string => (isBand(code) ? t(`bands.${code}`) : code)

/** "infants", "one-year-olds": children of this age in a sentence. For an unknown band, its code. */
export const bandPlural = (t: AgeTexts, code: string): string => (isBand(code) ? t(`plurals.${code}`) : code)

const isBand = (code: string): code is AgeBandCode => AGE_BANDS.some((band) => band.code === code)

/**
 * Ages are whole months. 0 is birth; 1 means "6 weeks", the usual minimum of infant rooms. A maximum is inclusive: 71 months
 * is "5 years", since a child is five until the sixth birthday.
 */
export function ageText(t: AgeTexts, months: number): string {
  if (months <= 0) return t('birth')
  if (months === 1) return t('sixWeeks')
  if (months < 24) return t('months', { months })
  const years = Math.floor(months / 12)
  return months % 12 === 6 && months < 48 ? t('yearsAndHalf', { years }) : t('years', { years })
}

/** "6 weeks – 5 years", "from 12 months", "up to 12 years"; null if not stated. */
export function ageRangeText(t: AgeTexts, minMonths: number | null, maxMonths: number | null): string | null {
  if (minMonths === null) return maxMonths === null ? null : t('upTo', { age: ageText(t, maxMonths) })
  if (maxMonths === null) return t('from', { age: ageText(t, minMonths) })
  return t('range', { from: ageText(t, minMonths), to: ageText(t, maxMonths) })
}
