import { AGE_BANDS, ageBandOf } from '../catalogue/age-bands'
import { AGE_RANGES } from '../catalogue/search-options'
import type { Search } from '../schema/search'

type Asked = Pick<Search, 'age' | 'ageRange'>

/** The ages in months, inclusive, of which a provider must take one; empty is any. */
export function askedAges({ age, ageRange }: Asked): { minMonths: number; maxMonths: number }[] {
  const ranges = AGE_RANGES.filter((range) => ageRange.includes(range.code))
  return [...(age === null ? [] : [{ minMonths: age, maxMonths: age }]), ...ranges].map(({ minMonths, maxMonths }) => ({
    minMonths,
    maxMonths,
  }))
}

/** Places in AGE_BANDS of the rooms that openings, prices and ratios are about; all of them when no age was asked for. */
export function askedBands({ age, ageRange }: Asked): number[] {
  const codes = new Set<string>(AGE_RANGES.flatMap((range) => (ageRange.includes(range.code) ? range.bands : [])))
  const own = age === null ? null : ageBandOf(age)
  if (own) codes.add(own.code)
  return AGE_BANDS.flatMap((band, index) => (codes.size === 0 || codes.has(band.code) ? [index] : []))
}
