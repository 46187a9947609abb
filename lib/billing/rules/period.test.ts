import fc from 'fast-check'
import { anchorOf, monthAfter } from './period'

const day = (date: Date) => date.toISOString().slice(0, 10)

test('somebody who began on January 31 pays on the last day of short months and on the 31st again', () => {
  let start = new Date('2027-01-31T12:00:00Z')
  const anchor = anchorOf(start)
  const ends = [1, 2, 3, 4].map(() => {
    start = monthAfter(start, anchor)
    return day(start)
  })
  expect(ends).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
})

test('a month over New Year and in a leap year ends where people expect it', () => {
  expect(day(monthAfter(new Date('2026-12-15T08:00:00Z'), 15))).toBe('2027-01-15')
  expect(day(monthAfter(new Date('2028-01-30T08:00:00Z'), 30))).toBe('2028-02-29')
})

test('nobody pays for less than 28 days or more than 31, whenever they begin', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (start) => {
      const end = monthAfter(start, anchorOf(start))
      const days = (end.getTime() - start.getTime()) / 86_400_000
      expect(Number.isInteger(days)).toBe(true)
      expect(days).toBeGreaterThanOrEqual(28)
      expect(days).toBeLessThanOrEqual(31)
    }),
  )
})
