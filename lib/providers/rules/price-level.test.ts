import type { AgeBandFacts } from '../types'
import { priceLevelOf } from './price-level'

const infants = (tuitionWeeklyCents: number | null): AgeBandFacts => ({
  band: 'infant',
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents,
  childrenPerAdult: null,
})

test.each([
  [19_999, 1],
  [20_000, 2],
  [39_999, 3],
  [40_000, 4],
  [0, 1],
])('%i cents a week are level %i', (cents, level) => {
  expect(priceLevelOf({ ageBands: [infants(cents)] })).toBe(level)
})

test('without a price there is no level', () => {
  expect(priceLevelOf({ ageBands: [infants(null)] })).toBeNull()
  expect(priceLevelOf({ ageBands: [] })).toBeNull()
})
