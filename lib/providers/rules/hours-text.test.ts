import { dayHoursText, timeText, weekdayLines, weekdaySummary } from './hours-text'

const week = (opensMinute: number, closesMinute: number, days = [0, 1, 2, 3, 4]) =>
  days.map((weekday) => ({ weekday, opensMinute, closesMinute }))

test('a parent reads the seven days, Monday first', () => {
  expect(weekdayLines(week(390, 1080))).toEqual([
    'Monday: 6:30 AM – 6:00 PM',
    'Tuesday: 6:30 AM – 6:00 PM',
    'Wednesday: 6:30 AM – 6:00 PM',
    'Thursday: 6:30 AM – 6:00 PM',
    'Friday: 6:30 AM – 6:00 PM',
    'Saturday: Closed',
    'Sunday: Closed',
  ])
})

test('round the clock, breaks and nights past midnight are said plainly', () => {
  expect(dayHoursText(week(0, 1440), 0)).toBe('Open 24 hours')
  expect(dayHoursText([...week(780, 1020), ...week(480, 720)], 2)).toBe('8:00 AM – 12:00 PM, 1:00 PM – 5:00 PM')
  expect(dayHoursText(week(1080, 120), 4)).toBe('6:00 PM – 2:00 AM')
})

test('noon and midnight are not mixed up', () => {
  expect([0, 5, 720, 1439, 1440].map(timeText)).toEqual(['12:00 AM', '12:05 AM', '12:00 PM', '11:59 PM', '12:00 AM'])
})

test('a row says the weekday hours in short, or that they vary', () => {
  expect(weekdaySummary([...week(420, 1080), ...week(540, 720, [5])])).toBe('7:00 AM – 6:00 PM')
  expect(weekdaySummary(week(0, 1440, [0, 1, 2, 3, 4, 5, 6]))).toBe('Open 24 hours')
  expect(weekdaySummary([...week(420, 1080, [0, 1, 2, 3]), ...week(420, 900, [4])])).toBe('Hours vary by day')
  expect(weekdaySummary(week(540, 1020, [5, 6]))).toBe('Hours vary by day')
})

test('unknown hours have no text', () => {
  expect(weekdayLines([])).toBeNull()
  expect(weekdaySummary([])).toBeNull()
})
