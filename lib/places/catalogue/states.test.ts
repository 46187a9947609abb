import { COUNTIES_IN_ANOTHER_ZONE, STATES, timeZoneOf } from './states'

test.each([
  ['orlando-fl', 'FL', 'Orange', 'America/New_York'],
  ['pensacola-fl', 'FL', 'Escambia', 'America/Chicago'],
  ['tallahassee-fl', 'FL', 'Leon', 'America/New_York'],
  ['wewahitchka-fl', 'FL', 'Gulf', 'America/Chicago'],
  ['port-st-joe-fl', 'FL', 'Gulf', 'America/New_York'],
  ['gary-in', 'IN', 'Lake', 'America/Chicago'],
  ['lake-placid-fl', 'FL', 'Lake', 'America/New_York'],
  ['el-paso-tx', 'TX', 'El Paso', 'America/Denver'],
  ['phoenix-az', 'AZ', 'Maricopa', 'America/Phoenix'],
  ['washington-dc', 'DC', null, 'America/New_York'],
])('the time zone of %s (%s, %s) is %s', (slug, state, county, zone) => {
  expect(timeZoneOf(slug, state, county)).toBe(zone)
})

test('the runtime supports every zone', () => {
  const zones = [...STATES.map((state) => state.timeZone), ...COUNTIES_IN_ANOTHER_ZONE.map((rule) => rule.timeZone)]
  for (const timeZone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone })).not.toThrow()
})
