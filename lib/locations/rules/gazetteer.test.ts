import { buildGazetteer, meanPoint } from './gazetteer'
import { type GazetteerRow, parseCounty } from './gazetteer-row'

const row = (
  zip: string,
  city: string,
  state: string,
  county: string,
  latitude = 28,
  longitude = -81,
): GazetteerRow => ({
  zip,
  city,
  state,
  county: parseCounty(county, state),
  latitude,
  longitude,
})

test('spellings of one city in one state are one location, and another state has its own', () => {
  const { locations } = buildGazetteer([
    row('00001', 'St Cloud', 'FL', 'Osceola'),
    row('00002', 'St. Cloud', 'FL', 'Osceola'),
    row('00003', 'St Cloud', 'MN', 'Stearns'),
  ])
  expect(locations.map(({ slug, zips }) => [slug, zips])).toEqual([
    ['st-cloud-fl', ['00001', '00002']],
    ['st-cloud-mn', ['00003']],
  ])
})

test('a city stands in the county of most of its ZIP codes, and a far-off one does not pull its point away', () => {
  const { locations } = buildGazetteer([
    row('00001', 'Midtown', 'FL', 'Orange', 28, -81),
    row('00002', 'Midtown', 'FL', 'Orange', 29, -82),
    row('00003', 'Midtown', 'FL', 'Brevard', 40, -60),
  ])
  expect(locations[0]).toMatchObject({
    county: 'Orange',
    latitude: 28.5,
    longitude: -81.5,
    time_zone: 'America/New_York',
  })
})

test('a city of the catalogue stands where its center ZIP code is', () => {
  const { locations } = buildGazetteer([
    row('32801', 'Orlando', 'FL', 'Orange', 28.54, -81.37),
    row('32899', 'Orlando', 'FL', 'Brevard', 28.3, -80.6),
  ])
  expect(locations[0]).toMatchObject({ latitude: 28.54, longitude: -81.37 })
})

test('a city whose mail goes under its neighbor is a location too; the ZIP code stays with the neighbor', () => {
  const { locations, zips } = buildGazetteer([row('33025', 'Hollywood', 'FL', 'Broward')])
  expect(locations.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['hollywood-fl', 'miramar-fl']))
  expect(zips).toMatchObject([{ zip: '33025', location_slug: 'hollywood-fl' }])
})

test('a location is found by its short, long and further names', () => {
  const { aliases } = buildGazetteer([
    row('00001', 'St Petersburg', 'FL', 'Pinellas'),
    row('00002', 'Dania', 'FL', 'Broward'),
  ])
  const of = (slug: string) => aliases.filter((alias) => alias.location_slug === slug).map(({ folded }) => folded)
  expect(of('st-petersburg-fl')).toEqual(['stpetersburg', 'saintpetersburg', 'stpete', 'saintpete'])
  expect(of('dania-beach-fl')).toEqual(['daniabeach', 'dania'])
})

test('a county reaches every one of its ZIP codes', () => {
  const { counties } = buildGazetteer([
    row('00001', 'A', 'FL', 'Orange', 28, -81),
    row('00002', 'B', 'FL', 'Orange', 28.2, -81),
    row('00003', 'C', 'VA', 'City of Richmond'),
  ])
  expect(counties).toHaveLength(1)
  expect(counties[0]).toMatchObject({
    slug: 'orange-county-fl',
    full_name: 'Orange County',
    latitude: 28.1,
    zip_count: 2,
  })
  expect(counties[0]?.radius_meters).toBeGreaterThan(11_000)
  expect(counties[0]?.radius_meters).toBeLessThan(11_200)
})

test('a ZIP code that comes twice is taken once, the last time', () => {
  const { zips } = buildGazetteer([row('00001', 'A', 'FL', 'Orange'), row('00001', 'B', 'FL', 'Orange')])
  expect(zips).toMatchObject([{ zip: '00001', city: 'B' }])
})

test('points are means to five decimals', () => {
  expect(
    meanPoint([
      { latitude: 1, longitude: 2 },
      { latitude: 2, longitude: 2 },
      { latitude: 2, longitude: 2 },
    ]),
  ).toEqual({
    latitude: 1.66667,
    longitude: 2,
  })
})
