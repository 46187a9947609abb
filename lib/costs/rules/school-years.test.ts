import fc from 'fast-check'
import { monthNumber, monthOf, monthText } from './months'
import { kindergartenStart, vpkMonths, vpkShare } from './school-years'

const kindergartenOf = (year: number, month: number) => monthText(kindergartenStart(monthOf(year, month)))

test('a child who is five by September 1 begins kindergarten that August', () => {
  expect(kindergartenOf(2024, 1)).toBe('Aug 2029')
  expect(kindergartenOf(2024, 8)).toBe('Aug 2029')
})

test('a child who turns five after September 1 waits a year', () => {
  expect(kindergartenOf(2024, 9)).toBe('Aug 2030')
  expect(kindergartenOf(2024, 12)).toBe('Aug 2030')
})

test('free prekindergarten is the school year before kindergarten', () => {
  const { first, last } = vpkMonths(monthOf(2024, 6))
  expect([monthText(first), monthText(last)]).toEqual(['Sep 2028', 'May 2029'])
})

test('every child is four on September 1 of the VPK year, and not yet five on the one before kindergarten', () => {
  fc.assert(
    fc.property(fc.integer({ min: 24_000, max: 25_200 }), (birth) => {
      const { first } = vpkMonths(birth)
      // Only the month is known: by September 1 a child has lived at least the months up to the end of August.
      const monthsByCutOff = first - 1 - birth
      expect(monthsByCutOff).toBeGreaterThanOrEqual(48)
      expect(monthsByCutOff).toBeLessThan(60)
      expect(monthNumber(kindergartenStart(birth))).toBe(8)
    }),
  )
})

test('the free hours cover 60 of a month’s 195 hours of full-time care, and never more than all', () => {
  expect(vpkShare(5)).toBeCloseTo(60 / 195, 10)
  expect(vpkShare(2)).toBeCloseTo(60 / 78, 10)
  expect(vpkShare(1)).toBe(1)
})
