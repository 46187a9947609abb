/** Numbers as people and lists spell them, by value. */
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

/** Rooms by age. Bounds are in months, inclusive. */
export const AGE_BANDS = [
  {
    code: 'infant',
    label: 'Under 1',
    plural: 'infants',
    adjective: 'infant',
    minMonths: 0,
    maxMonths: 11,
  },
  {
    code: 'one',
    label: '1 year',
    plural: 'one-year-olds',
    adjective: 'one-year-old',
    minMonths: 12,
    maxMonths: 23,
  },
  {
    code: 'two',
    label: '2 years',
    plural: 'two-year-olds',
    adjective: 'two-year-old',
    minMonths: 24,
    maxMonths: 35,
  },
  {
    code: 'three',
    label: '3 years',
    plural: 'three-year-olds',
    adjective: 'three-year-old',
    minMonths: 36,
    maxMonths: 47,
  },
  {
    code: 'four',
    label: '4 years',
    plural: 'four-year-olds',
    adjective: 'four-year-old',
    minMonths: 48,
    maxMonths: 59,
  },
  {
    code: 'school_age',
    label: '5 and up',
    plural: 'school-age children',
    adjective: 'school-age',
    minMonths: 60,
    maxMonths: 155,
  },
] as const

export type AgeBandCode = (typeof AGE_BANDS)[number]['code']

/** The band of a child's age in whole months; null from 13 years on. */
export function ageBandOf(months: number): (typeof AGE_BANDS)[number] | null {
  return AGE_BANDS.find((band) => months >= band.minMonths && months <= band.maxMonths) ?? null
}

/** The end of the 12th year. */
export const MAX_CHILD_MONTHS = 155

/**
 * Ages are whole months. 0 is birth; 1 means "6 weeks", the usual minimum of infant rooms. A maximum is inclusive: 71 months
 * is "5 years", since a child is five until the sixth birthday.
 */
export function ageText(months: number): string {
  if (months <= 0) return 'birth'
  if (months === 1) return '6 weeks'
  if (months < 24) return `${months} months`
  const years = Math.floor(months / 12)
  return months % 12 === 6 && months < 48 ? `${years}½ years` : `${years} years`
}

/** "6 weeks – 5 years", "from 12 months", "up to 12 years"; null if not stated. */
export function ageRangeText(minMonths: number | null, maxMonths: number | null): string | null {
  if (minMonths === null) return maxMonths === null ? null : `up to ${ageText(maxMonths)}`
  if (maxMonths === null) return `from ${ageText(minMonths)}`
  return `${ageText(minMonths)} – ${ageText(maxMonths)}`
}
