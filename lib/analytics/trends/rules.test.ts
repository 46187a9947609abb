import fc from 'fast-check'
import { readSearch } from '@/lib/search/schema'
import { MIN_SHOWN_COUNT, marketOf, partsOf, shownCount, shownRows, shownTotal } from './rules'

describe('hidden counts', () => {
  test('a count under five is hidden, including zero', () => {
    expect([0, 1, 4, 5, 120].map(shownCount)).toEqual([null, null, null, 5, 120])
  })

  test('only rows of five or more are shown, largest first', () => {
    const rows = [
      { key: 'b', count: 5 },
      { key: 'a', count: 5 },
      { key: 'c', count: 4 },
      { key: 'd', count: 9 },
    ]
    expect(shownRows(rows, 10).map(({ key }) => key)).toEqual(['d', 'a', 'b'])
    expect(shownRows(rows, 1).map(({ key }) => key)).toEqual(['d'])
  })

  test('no row under five is ever shown', () => {
    const row = fc.record({ key: fc.string(), count: fc.integer({ min: 0, max: 20 }) })
    fc.assert(fc.property(fc.array(row), (rows) => shownRows(rows, 50).every(({ count }) => count >= MIN_SHOWN_COUNT)))
  })

  test('a total reveals no hidden row: the hidden part is five or more, or is not included', () => {
    const of = (...counts: number[]) => shownTotal(counts.map((count, key) => ({ key: String(key), count })))
    expect([of(), of(4), of(5), of(6, 4), of(6, 4, 1), of(4, 4)]).toEqual([null, null, 5, 6, 11, 8])
    const row = fc.record({ key: fc.string(), count: fc.integer({ min: 0, max: 20 }) })
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const left = shownRows(rows, rows.length).reduce((rest, { count }) => rest - count, shownTotal(rows) ?? 0)
        return left === 0 || left >= MIN_SHOWN_COUNT
      }),
    )
  })
})

describe('market', () => {
  const medians = [
    { band: 'infant', median: 30_000, providers: 7, place: 'Orlando' },
    { band: 'one', median: 27_500, providers: 5, place: 'Orange County' },
  ] as const

  test('the provider’s own price is shown next to the median of each age that has one', () => {
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

  test('openings are hidden for fewer than five providers', () => {
    const openings = (total: number) => marketOf([], [], { city: 'Bithlo', total, withOpenings: 2 }).openings
    expect(openings(4)).toBeNull()
    expect(openings(5)).toEqual({ place: 'Bithlo', providers: 5, withOpenings: 2 })
  })
})

describe('parts', () => {
  const parts = (query: Record<string, string | string[]>, hour = 9) =>
    partsOf(readSearch(query).search, hour).map(({ kind, key }) => `${kind} ${key}`.trim())

  test('a search without filters counts as a search at its hour', () => {
    expect(parts({})).toEqual(['search', 'hour 9'])
  })

  test('the age is counted by age band, and each filter by itself', () => {
    expect(parts({ age: '14', program: ['vpk'], openings: 'confirmed', priceRange: '0-300' }, 21)).toEqual([
      'search',
      'hour 21',
      'age one',
      'filter openings',
      'filter priceRange',
      'filter program:vpk',
    ])
  })

  test('ages from the filter of ages are counted as ages, and a child’s hours as the times that are set', () => {
    expect(parts({ ageRange: 'infants' })).toEqual(['search', 'hour 9', 'age infant'])
    expect(parts({ dropOff: '07:30', hide: 'hours' })).toEqual(['search', 'hour 9', 'filter dropOff'])
  })

  test('order, page and distance are not counted as filters', () => {
    expect(parts({ sort: 'price', page: '3', distance: '25' })).toEqual(['search', 'hour 9'])
  })
})
