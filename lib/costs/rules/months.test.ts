import fc from 'fast-check'
import { monthNumber, monthOf, monthOfDay, monthRangeText, monthText, yearOf } from './months'

test('a month that somebody chose is read back as chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      const index = monthOf(year, month)
      expect([yearOf(index), monthNumber(index)]).toEqual([year, month])
    }),
  )
})

test('the month after December is January of the next year', () => {
  expect(monthText(monthOf(2026, 12) + 1)).toBe('Jan 2027')
})

test('a day lies in its month', () => {
  expect(monthOfDay('2027-03-14')).toBe(monthOf(2027, 3))
  expect(monthOfDay('2027-03')).toBe(monthOf(2027, 3))
})

test('a span names the year once where one year is enough', () => {
  expect(monthRangeText(monthOf(2027, 3), monthOf(2027, 12))).toBe('Mar to Dec 2027')
  expect(monthRangeText(monthOf(2027, 3), monthOf(2028, 2))).toBe('Mar 2027 to Feb 2028')
  expect(monthRangeText(monthOf(2027, 3), monthOf(2027, 3))).toBe('Mar 2027')
})
