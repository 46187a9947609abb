import { daysBetween, dayText, todayIn } from './dates'

test('a parent reads this year without the year and other years with it', () => {
  expect(dayText('2026-11-12', '2026-11-20')).toBe('Nov 12')
  expect(dayText('2026-05-03', '2026-11-20')).toBe('May 3')
  expect(dayText('2025-11-12', '2026-11-20')).toBe('Nov 12, 2025')
  expect(dayText('2027-01-05', '2026-11-20')).toBe('Jan 5, 2027')
})

test('days are counted over the change to daylight saving and over leap days', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
  expect(daysBetween('2026-11-20', '2026-11-13')).toBe(-7)
})

test('late in the evening it is already tomorrow in London but not in Orlando', () => {
  const now = new Date('2026-11-21T03:30:00Z')
  expect(todayIn('America/New_York', now)).toBe('2026-11-20')
  expect(todayIn('Europe/London', now)).toBe('2026-11-21')
})
