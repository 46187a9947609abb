import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import { instantOf, localTimeOf, zonedText, zoneTitle } from './zoned-time'

const ORLANDO = 'America/New_York'
const PENSACOLA = 'America/Chicago'
const ZONES = [ORLANDO, PENSACOLA, 'America/Phoenix', 'America/Anchorage', 'Pacific/Honolulu', 'America/Puerto_Rico']
const utc = (local: string, zone: string) => instantOf(local, zone)?.toISOString() ?? null

test('the same local time is another instant in another time zone', () => {
  expect(utc('2026-11-24T10:00', ORLANDO)).toBe('2026-11-24T15:00:00.000Z')
  expect(utc('2026-11-24T10:00', PENSACOLA)).toBe('2026-11-24T16:00:00.000Z')
  expect(zonedText('en', new Date('2026-11-24T15:00:00Z'), ORLANDO)).toBe('Tue, Nov 24, 10:00 AM')
  expect(zonedText('en', new Date('2026-11-24T15:00:00Z'), PENSACOLA)).toBe('Tue, Nov 24, 9:00 AM')
})

test('a zone has one name in summer and winter', () => {
  const titles = ['2026-07-01', '2026-11-24'].map((day) =>
    zoneTitle(translate('en', 'platform.zones'), 'en', ORLANDO, new Date(day)),
  )
  expect(titles).toEqual(['Eastern Time', 'Eastern Time'])
})

test('when daylight saving time begins, the skipped hour has no instant', () => {
  expect(utc('2027-03-13T10:00', ORLANDO)).toBe('2027-03-13T15:00:00.000Z')
  expect(utc('2027-03-14T01:59', ORLANDO)).toBe('2027-03-14T06:59:00.000Z')
  expect(utc('2027-03-14T02:00', ORLANDO)).toBeNull()
  expect(utc('2027-03-14T02:59', ORLANDO)).toBeNull()
  expect(utc('2027-03-14T03:00', ORLANDO)).toBe('2027-03-14T07:00:00.000Z')
  expect(utc('2027-03-14T10:00', ORLANDO)).toBe('2027-03-14T14:00:00.000Z')
  expect(zonedText('en', new Date('2027-03-14T14:00:00Z'), ORLANDO)).toBe('Sun, Mar 14, 10:00 AM')
})

test('when it ends, the repeated hour is the first of the two', () => {
  expect(utc('2026-11-01T00:30', ORLANDO)).toBe('2026-11-01T04:30:00.000Z')
  expect(utc('2026-11-01T01:30', ORLANDO)).toBe('2026-11-01T05:30:00.000Z')
  expect(utc('2026-11-01T02:00', ORLANDO)).toBe('2026-11-01T07:00:00.000Z')
  expect(utc('2026-11-01T10:00', ORLANDO)).toBe('2026-11-01T15:00:00.000Z')
})

test('Pensacola changes its clocks an hour after Orlando', () => {
  expect(utc('2027-03-14T03:00', ORLANDO)).toBe('2027-03-14T07:00:00.000Z')
  expect(localTimeOf(new Date('2027-03-14T07:00:00Z'), PENSACOLA)).toBe('2027-03-14T01:00')
  expect(utc('2027-03-14T03:00', PENSACOLA)).toBe('2027-03-14T08:00:00.000Z')
})

test('every local time converts to an instant with that local time', () => {
  const minute = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2036, 0) / 60_000 })
  fc.assert(
    fc.property(minute, fc.constantFrom(...ZONES), (at, zone) => {
      const instant = new Date(at * 60_000)
      const local = localTimeOf(instant, zone)
      const back = instantOf(local, zone)
      expect(back && localTimeOf(back, zone)).toBe(local)
      // The same instant, or the first of the two in a repeated hour.
      expect([0, 3_600_000]).toContain(instant.getTime() - (back?.getTime() ?? Number.NaN))
    }),
  )
})

test('an invalid time is null', () => {
  for (const local of ['', 'tomorrow', '2026-13-01T10:00', '2026-02-30T10:00', '2026-11-24', '2026-11-24T25:00'])
    expect(instantOf(local, ORLANDO)).toBeNull()
})
