import { CONFIRMED_DAYS, countsInFilters, freshnessOf, STALE_DAYS } from './freshness'

const today = '2026-11-20'
const stamp = (confirmedOn: string) => ({ confirmedOn })

test.each([
  ['2026-11-20', 'confirmed', true],
  ['2026-09-21', 'confirmed', true],
  ['2026-09-20', 'fading', true],
  ['2026-07-23', 'fading', true],
  ['2026-07-22', 'stale', false],
  ['2022-05-18', 'stale', false],
  ['2026-11-25', 'confirmed', true],
])('openings confirmed on %s are %s on November 20', (confirmedOn, state, found) => {
  expect(freshnessOf(stamp(confirmedOn), today)).toBe(state)
  expect(countsInFilters(freshnessOf(stamp(confirmedOn), today))).toBe(found)
})

test('what nobody said is unknown, and no filter finds it', () => {
  expect(freshnessOf(undefined, today)).toBe('unknown')
  expect(countsInFilters('unknown')).toBe(false)
})

test('the limits are those of the product', () => {
  expect([CONFIRMED_DAYS, STALE_DAYS]).toEqual([60, 120])
})
