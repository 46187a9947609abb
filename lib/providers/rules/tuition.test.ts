import { translate } from '@/tests/support/setup/translate'
import type { AgeBandFacts } from '../types'
import type { AgeBandCode } from './ages'
import { datedPriceOf, moneyText, priceLevelOf, tuitionRange, weeklyText, wholeDollars } from './tuition'

const row = translate('en', 'providers.row')

describe('tuition', () => {
  const row = (band: AgeBandCode, tuitionWeeklyCents: number | null) => ({
    band,
    openings: null,
    openingsFrom: null,
    waitlist: null,
    tuitionWeeklyCents,
    childrenPerAdult: null,
  })
  const bands = [row('infant', 31_000), row('one', 28_500), row('two', null), row('three', 24_000)]

  test('the range of all ages goes from the lowest to the highest stated price', () => {
    expect(tuitionRange(bands)).toEqual({ lowest: 24_000, highest: 31_000 })
    expect(tuitionRange([row('two', null)])).toBeNull()
  })

  test('a price names its age if only one has a price, and its day unless it was confirmed recently', () => {
    const today = '2026-11-22'
    expect(datedPriceOf(bands, '2026-11-12', today)).toEqual({ low: 24_000, high: 31_000 })
    const [infants] = bands.slice(0, 1)
    const one = { low: 31_000, high: 31_000, band: 'infant' }
    expect(datedPriceOf(infants ? [infants, row('two', null)] : [], '2026-11-12', today)).toEqual(one)
    expect(datedPriceOf(bands.slice(0, 1), '2026-05-03', today)).toEqual({ ...one, on: '2026-05-03' })
    expect(datedPriceOf(bands.slice(0, 1), undefined, today)).toEqual({ ...one, on: null })
    expect(datedPriceOf([row('two', null)], '2026-11-12', today)).toBeNull()
  })
})

describe('price level', () => {
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
})

describe('money', () => {
  test('a price has no needless cents', () => {
    expect(moneyText(28_500)).toBe('$285')
    expect(moneyText(28_550)).toBe('$285.50')
    expect(moneyText(125_000)).toBe('$1,250')
    expect(moneyText(0)).toBe('$0')
  })

  test('a median is shown in whole dollars, since nobody charges it to the cent', () => {
    expect(wholeDollars(28_250)).toBe('$283')
    expect(wholeDollars(28_249)).toBe('$282')
  })

  test('tuition is by the week', () => {
    expect(weeklyText(row, 24_000)).toBe('$240 a week')
  })
})
