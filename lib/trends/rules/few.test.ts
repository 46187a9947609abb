import fc from 'fast-check'
import { FEWEST, shownCount, shownRows } from './few'

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
