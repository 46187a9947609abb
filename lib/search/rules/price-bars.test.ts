import fc from 'fast-check'
import { countWithin, endOf, type PriceGroup, priceBars } from './price-bars'

const NONE = { unpriced: 0, total: 0 }
const groups = (...all: [dollars: number, count: number][]): PriceGroup[] =>
  all.map(([dollars, count]) => ({ dollars, count }))

test('a parent sees the prices in eighteen bars of a round width', () => {
  const bars = priceBars(groups([155, 2], [160, 1], [250, 30], [285, 4], [400, 1]), NONE)
  expect(bars).toMatchObject({ from: 150, step: 15 })
  expect(bars?.counts).toEqual([3, 0, 0, 0, 0, 0, 30, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 0])
})

test('a few very high prices share the last bar', () => {
  const bars = priceBars(groups([200, 50], [250, 49], [1900, 1]), NONE)
  expect(bars).toMatchObject({ from: 195, step: 5 })
  expect(bars?.counts[17]).toBe(1)
})

test('the count of a limit is that of the bars below it, and of those without a price', () => {
  const bars = priceBars(groups([205, 3], [290, 5], [400, 2]), { unpriced: 7, total: 19 })
  if (!bars) throw new Error('There are prices.')
  expect([205, 240, 300].map((most) => [most, countWithin(bars, most)])).toEqual([
    [205, 7],
    [240, 10],
    [300, 15],
  ])
  expect(countWithin(bars, null)).toBe(19)
})

test('without a single price there are no bars', () => {
  expect(priceBars([], { unpriced: 12, total: 12 })).toBeNull()
})

test('every result is in one bar, and a limit at the end of a bar leaves exactly those up to it', () => {
  const anyGroups = fc
    .uniqueArray(
      fc.record({
        dollars: fc.integer({ min: 1, max: 400 }).map((n) => n * 5),
        count: fc.integer({ min: 1, max: 90 }),
      }),
      {
        selector: ({ dollars }) => dollars,
        minLength: 1,
      },
    )
    .map((all) => all.sort((one, other) => one.dollars - other.dollars))
  fc.assert(
    fc.property(anyGroups, fc.nat(17), (all, bar) => {
      const bars = priceBars(all, NONE)
      if (!bars) throw new Error('There are prices.')
      expect(bars.counts).toHaveLength(18)
      const sum = (some: readonly PriceGroup[]) => some.reduce((total, { count }) => total + count, 0)
      expect(bars.counts.reduce((total, count) => total + count, 0)).toBe(sum(all))
      const most = bars.from + bar * bars.step
      const upTo = sum(all.filter(({ dollars }) => dollars <= most))
      expect(most < endOf(bars) && countWithin(bars, most)).toBe(upTo)
    }),
  )
})
