import { STATES } from '@/lib/locations/catalogue/states'
import { COUNTIES_IN_ANOTHER_ZONE, PLACES_IN_ANOTHER_ZONE } from '@/lib/locations/catalogue/time-zone-exceptions'
import { minuteOfWeek, US_TIME_ZONES } from './week-minutes'

test('Monday 12:30 AM in New York is still Sunday 11:30 PM in Pensacola', () => {
  const now = new Date('2026-11-23T05:30:00Z')
  expect(minuteOfWeek('America/New_York', now)).toBe(30)
  expect(minuteOfWeek('America/Chicago', now)).toBe(7 * 1440 - 30)
})

test('a provider anywhere in the US is in a zone that "open now" knows', () => {
  const zones = [
    ...STATES.map((state) => state.timeZone),
    ...COUNTIES_IN_ANOTHER_ZONE.map((county) => county.timeZone),
    ...Object.values(PLACES_IN_ANOTHER_ZONE),
  ]
  expect(zones.filter((zone) => !US_TIME_ZONES.some((known) => known === zone))).toEqual([])
})
