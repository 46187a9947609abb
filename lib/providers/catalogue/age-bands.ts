/**
 * Rooms by age. Bounds are months, inclusive. `floridaRatio` is the most children one adult may care for in a Florida
 * center: Florida Statutes 402.305(4), as quoted in docs/glossary.md.
 */
export const AGE_BANDS = [
  { code: 'infant', label: 'Under 1', plural: 'infants', minMonths: 0, maxMonths: 11, floridaRatio: 4 },
  { code: 'one', label: '1 year', plural: 'one-year-olds', minMonths: 12, maxMonths: 23, floridaRatio: 6 },
  { code: 'two', label: '2 years', plural: 'two-year-olds', minMonths: 24, maxMonths: 35, floridaRatio: 11 },
  { code: 'three', label: '3 years', plural: 'three-year-olds', minMonths: 36, maxMonths: 47, floridaRatio: 15 },
  { code: 'four', label: '4 years', plural: 'four-year-olds', minMonths: 48, maxMonths: 59, floridaRatio: 20 },
  {
    code: 'school_age',
    label: '5 and up',
    plural: 'school-age children',
    minMonths: 60,
    maxMonths: 155,
    floridaRatio: 25,
  },
] as const

export type AgeBandCode = (typeof AGE_BANDS)[number]['code']

/** The band of a child of this many whole months; null from 13 years on. */
export function ageBandOf(months: number): (typeof AGE_BANDS)[number] | null {
  return AGE_BANDS.find((band) => months >= band.minMonths && months <= band.maxMonths) ?? null
}

/** Children are 0 to 12 years old here. */
export const MAX_CHILD_MONTHS = 155
