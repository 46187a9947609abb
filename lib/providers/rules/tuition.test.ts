import type { AgeBandCode } from '../catalogue/age-bands'
import { summarizeTuition, tuitionRange } from './tuition'

const row = (band: AgeBandCode, tuitionWeeklyCents: number | null) => ({
  band,
  openings: null,
  openingsFrom: null,
  waitlist: null,
  tuitionWeeklyCents,
  childrenPerAdult: null,
})
const bands = [row('infant', 31_000), row('one', 28_500), row('two', null), row('three', 24_000)]

test('a parent of a one-year-old reads that price', () => {
  expect(summarizeTuition(bands, 'one')).toEqual({ cents: 28_500, band: 'one', isFrom: false })
})

test('without a child the lowest price is said to be the lowest', () => {
  expect(summarizeTuition(bands)).toEqual({ cents: 24_000, band: 'three', isFrom: true })
  expect(summarizeTuition([row('one', 20_000), row('two', 20_000)])).toMatchObject({ cents: 20_000, isFrom: false })
})

test('an unstated price is unknown, also when other ages have one', () => {
  expect(summarizeTuition(bands, 'two')).toBeNull()
  expect(summarizeTuition([])).toBeNull()
})

test('all ages together cost from the lowest to the highest stated price', () => {
  expect(tuitionRange(bands)).toEqual({ lowest: 24_000, highest: 31_000 })
  expect(tuitionRange([row('two', null)])).toBeNull()
})
