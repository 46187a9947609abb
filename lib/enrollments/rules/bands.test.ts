import { bandOn } from './bands'

test.each([
  ['2026-11-22', 10, 'infant'],
  ['2027-01-22', 10, 'one'],
  ['2027-01-21', 10, 'infant'],
  ['2027-01-01', 10, 'infant'],
  ['2027-02-01', 10, 'one'],
  ['2026-11-01', 12, 'one'],
  ['2030-11-22', 30, 'school_age'],
] as const)('on %s a child of %i months in November belongs to the room %s', (day, ageMonths, band) => {
  expect(bandOn(day, { ageMonths, on: '2026-11-22' })).toBe(band)
})

test('nobody guesses a room for an age that was not told, or for a teenager', () => {
  expect(bandOn('2027-01-01', { ageMonths: null, on: '2026-11-22' })).toBeNull()
  expect(bandOn('2027-01-01', { ageMonths: 180, on: '2026-11-22' })).toBeNull()
})
