import fc from 'fast-check'
import { addDays } from '@/lib/providers/rules/dates'
import { openingsAfter } from './openings'

const TODAY = '2026-11-22'
const said = (daysAgo: number) => ({ confirmedOn: addDays(TODAY, -daysAgo) })

test('a place that is confirmed takes one opening, and one that ends gives it back', () => {
  expect(openingsAfter(-1, 2, said(3), TODAY)).toBe(1)
  expect(openingsAfter(1, 1, said(3), TODAY)).toBe(2)
  expect(openingsAfter(1, 0, said(119), TODAY)).toBe(1)
})

test('nothing is made of what nobody knows: not stated, not dated, or too old; and a full room has none to take', () => {
  expect(openingsAfter(-1, null, said(3), TODAY)).toBeNull()
  expect(openingsAfter(1, null, said(3), TODAY)).toBeNull()
  expect(openingsAfter(-1, 2, undefined, TODAY)).toBeNull()
  expect(openingsAfter(-1, 2, said(121), TODAY)).toBeNull()
  expect(openingsAfter(-1, 0, said(3), TODAY)).toBeNull()
})

const openings = fc.option(fc.integer({ min: 0, max: 500 }), { nil: null })
test('whatever is done, there are never fewer openings than none, and what took one can be undone exactly', () => {
  fc.assert(
    fc.property(openings, fc.integer({ min: 0, max: 200 }), (before, daysAgo) => {
      const after = openingsAfter(-1, before, said(daysAgo), TODAY)
      if (after === null) return
      expect(after).toBeGreaterThanOrEqual(0)
      expect(openingsAfter(1, after, said(0), TODAY)).toBe(before)
    }),
  )
})
