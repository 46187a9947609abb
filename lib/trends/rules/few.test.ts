import fc from 'fast-check'
import { FEWEST, shownCount, shownRows, shownTotal } from './few'

test('nobody sees a number under five, not even that it is none', () => {
  expect([0, 1, 4, 5, 120].map(shownCount)).toEqual([null, null, null, 5, 120])
})

test('of rows only those of five people or more are left, the largest first', () => {
  const rows = [
    { key: 'b', count: 5 },
    { key: 'a', count: 5 },
    { key: 'c', count: 4 },
    { key: 'd', count: 9 },
  ]
  expect(shownRows(rows, 10).map(({ key }) => key)).toEqual(['d', 'a', 'b'])
  expect(shownRows(rows, 1).map(({ key }) => key)).toEqual(['d'])
})

test('whatever was counted, no row under five is ever shown', () => {
  const row = fc.record({ key: fc.string(), count: fc.integer({ min: 0, max: 20 }) })
  fc.assert(fc.property(fc.array(row), (rows) => shownRows(rows, 50).every(({ count }) => count >= FEWEST)))
})

test('a total tells nothing of a place with fewer than five: what is left of it is five or more, or left out', () => {
  const of = (...counts: number[]) => shownTotal(counts.map((count, key) => ({ key: String(key), count })))
  expect([of(), of(4), of(5), of(6, 4), of(6, 4, 1), of(4, 4)]).toEqual([null, null, 5, 6, 11, 8])
  const row = fc.record({ key: fc.string(), count: fc.integer({ min: 0, max: 20 }) })
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const left = shownRows(rows, rows.length).reduce((rest, { count }) => rest - count, shownTotal(rows) ?? 0)
      return left === 0 || left >= FEWEST
    }),
  )
})
