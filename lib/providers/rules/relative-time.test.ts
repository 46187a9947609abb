import { relativeTime } from './relative-time'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-20T11:59:30Z', 'just now'],
  ['2026-11-20T11:55:00Z', '5 minutes ago'],
  ['2026-11-20T11:00:00Z', 'an hour ago'],
  ['2026-11-19T11:00:00Z', 'a day ago'],
  ['2026-11-14T12:00:00Z', '6 days ago'],
  ['2026-11-13T12:00:00Z', 'a week ago'],
  ['2026-10-15T12:00:00Z', 'a month ago'],
  ['2026-03-01T12:00:00Z', '8 months ago'],
  ['2025-10-01T12:00:00Z', 'a year ago'],
  ['2023-10-01T12:00:00Z', '3 years ago'],
  ['2026-12-01T12:00:00Z', 'just now'],
])('a review of %s was written %s', (time, text) => {
  expect(relativeTime(time, now)).toBe(text)
})
