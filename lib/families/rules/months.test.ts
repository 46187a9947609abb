import fc from 'fast-check'
import { addMonths, monthOf, monthsBetween, monthText } from './months'

const month = fc
  .tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, one]) => `${year}-${String(one).padStart(2, '0')}`)

test('a parent reads months by their names', () => {
  expect([monthText('2026-01'), monthText('2026-12')]).toEqual(['January 2026', 'December 2026'])
})

test('months are counted across years, forward and back', () => {
  expect([monthsBetween('2025-11', '2026-02'), monthsBetween('2026-02', '2025-11')]).toEqual([3, -3])
  expect([addMonths('2025-11', 3), addMonths('2026-02', -3), addMonths('2026-01', -1)]).toEqual([
    '2026-02',
    '2025-11',
    '2025-12',
  ])
})

test('a month so many later is so many months away, and later ones sort behind', () => {
  fc.assert(
    fc.property(month, fc.integer({ min: -300, max: 300 }), (one, count) => {
      const other = addMonths(one, count)
      expect(other).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/)
      expect(monthsBetween(one, other)).toBe(count)
      expect(one < other).toBe(count > 0)
    }),
  )
})

test('a new month begins at midnight in Florida, not in Greenwich', () => {
  expect(monthOf(new Date('2026-12-01T04:59:00Z'))).toBe('2026-11')
  expect(monthOf(new Date('2026-12-01T05:00:00Z'))).toBe('2026-12')
})
