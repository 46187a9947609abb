import { shownPlace } from './in-words'

const today = '2026-11-22'
const day = (text: string) => new Date(`${text}T00:00:00Z`)
const whenOf = (startsOn: string, endsOn: string | null = null) =>
  shownPlace(
    { id: 1, status: endsOn ? 'withdrawn' : 'enrolled', startsOn: day(startsOn), endsOn: endsOn ? day(endsOn) : null },
    today,
  ).when

test('people read from when, since when or until when a place is', () => {
  expect(whenOf('2027-01-05')).toBe('from Jan 5, 2027')
  expect(whenOf('2026-01-05')).toBe('since Jan 5')
  expect(whenOf('2026-01-05', '2026-12-18')).toBe('until Dec 18')
  expect(whenOf('2025-01-06', '2026-06-30')).toBe('Jan 6, 2025 to Jun 30')
  expect(whenOf('2027-01-05', '2026-11-22')).toBe('ended Nov 22, before it began')
})
