import { marketOf } from './market'

const medians = [
  { band: 'infant', median: 30_000, providers: 7, place: 'Orlando' },
  { band: 'one', median: 27_500, providers: 5, place: 'Orange County' },
] as const

test('somebody sees their own price beside the median of each age that has one', () => {
  const own = [
    { band: 'infant', tuitionWeeklyCents: 32_000 },
    { band: 'two', tuitionWeeklyCents: 26_000 },
  ] as const
  const { prices } = marketOf(own, medians, { city: 'Orlando', total: 12, withOpenings: 4 })
  expect(prices).toEqual([
    { band: 'infant', ownCents: 32_000, medianCents: 30_000, providers: 7, place: 'Orlando' },
    { band: 'one', ownCents: null, medianCents: 27_500, providers: 5, place: 'Orange County' },
  ])
})

test('openings of fewer than five providers would tell of one of them', () => {
  const openings = (total: number) => marketOf([], [], { city: 'Bithlo', total, withOpenings: 2 }).openings
  expect(openings(4)).toBeNull()
  expect(openings(5)).toEqual({ place: 'Bithlo', providers: 5, withOpenings: 2 })
})
