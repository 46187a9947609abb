import { businessDaysSince, dueDay } from './business-days'

test.each([
  // 2026-11-23 is a Monday.
  ['2026-11-23', '2026-11-25'],
  ['2026-11-26', '2026-11-30'],
  ['2026-11-27', '2026-12-01'],
  ['2026-11-28', '2026-12-01'],
  ['2026-11-29', '2026-12-01'],
])('who claims on %s hears by %s', (day, due) => {
  expect(dueDay(day)).toBe(due)
})

test('weekends do not count as waiting', () => {
  expect(businessDaysSince('2026-11-23', '2026-11-23')).toBe(0)
  expect(businessDaysSince('2026-11-27', '2026-11-29')).toBe(0)
  expect(businessDaysSince('2026-11-27', '2026-11-30')).toBe(1)
  expect(businessDaysSince('2026-11-30', '2026-11-27')).toBe(0)
})
