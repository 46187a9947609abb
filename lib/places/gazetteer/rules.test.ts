import { buildGazetteer, displayCity, type GazetteerRow, meanPoint, parseCounty, parseGazetteerLine } from './rules'

describe('gazetteer row', () => {
  const line = (fields: Record<string, string> = {}) => {
    const {
      zip = '34769',
      place = 'Saint Cloud',
      state = 'FL',
      county = 'Osceola',
      lat = '28.248',
      lon = '-81.2876',
    } = fields
    return ['US', zip, place, 'Florida', state, county, '097', '', '', lat, lon, '4'].join('\t')
  }

  test('a line becomes a ZIP code with city, county and point', () => {
    expect(parseGazetteerLine(line())).toEqual({
      zip: '34769',
      city: 'St Cloud',
      state: 'FL',
      county: { name: 'Osceola', fullName: 'Osceola County' },
      latitude: 28.248,
      longitude: -81.2876,
    })
  })

  test.each([
    ['a military post office', { state: '' }],
    ['a territory', { state: 'MH' }],
    ['no ZIP code', { zip: '3476' }],
    ['no name', { place: '' }],
    ['no point', { lat: '' }],
    ['an unreadable point', { lat: 'x' }],
    ['Wake Island', { zip: '96898', state: 'HI' }],
  ] as [string, Record<string, string>][])('%s is skipped', (_what, fields) => {
    expect(parseGazetteerLine(line(fields))).toBeNull()
  })

  test('a ZIP code listed under a distant county is corrected', () => {
    expect(parseGazetteerLine(line({ zip: '32753', place: 'Debary', county: 'Jefferson' }))?.county?.name).toBe(
      'Volusia',
    )
  })

  test.each([
    ['Saint Cloud', 'St Cloud'],
    ['Port Saint Lucie', 'Port St Lucie'],
    ['Sault Sainte Marie', 'Sault Ste Marie'],
    ['Fort Mc Coy', 'Fort McCoy'],
    ["Coeur d'Alene", 'Coeur d Alene'],
    ["Lincoln'S New Salem", 'Lincolns New Salem'],
    ['Eglin Afb', 'Eglin AFB'],
    ['Toussaint', 'Toussaint'],
  ])('%s is shown as %s', (place, shown) => {
    expect(displayCity(place)).toBe(shown)
  })

  test.each([
    ['Orange', 'FL', { name: 'Orange', fullName: 'Orange County' }],
    ['Saint Johns', 'FL', { name: 'St. Johns', fullName: 'St. Johns County' }],
    ['Caddo Parish', 'LA', { name: 'Caddo', fullName: 'Caddo Parish' }],
    ['Acadia', 'LA', { name: 'Acadia', fullName: 'Acadia Parish' }],
    ['Nome (CA)', 'AK', { name: 'Nome', fullName: 'Nome Census Area' }],
    ['Juneau City and Borough', 'AK', { name: 'Juneau', fullName: 'Juneau Borough' }],
    ['City and County of San Francisco', 'CA', { name: 'San Francisco', fullName: 'San Francisco County' }],
    ['Baltimore (city)', 'MD', null],
    ['Colonial Heights (city', 'VA', null],
    ['City of Richmond', 'VA', null],
    ['James City', 'VA', { name: 'James City', fullName: 'James City County' }],
    ["Prince George's", 'MD', { name: 'Prince Georges', fullName: 'Prince Georges County' }],
    ['Fairfield', 'CT', { name: 'Fairfield', fullName: 'Fairfield County' }],
    ['South Central Regional', 'CT', { name: 'South Central', fullName: 'South Central Region' }],
    ['', 'DC', null],
  ])("GeoNames' county %j in %s is parsed", (text, state, expected) => {
    expect(parseCounty(text, state)).toEqual(expected)
  })
})

describe('gazetteer', () => {
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

  test('spellings of a city in one state are one location, and another state has its own', () => {
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

  test('a city is in the county of most of its ZIP codes, and a distant ZIP code does not shift its point', () => {
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

  test('a city of the catalogue is at its center ZIP code', () => {
    const { locations } = buildGazetteer([
      row('32801', 'Orlando', 'FL', 'Orange', 28.54, -81.37),
      row('32899', 'Orlando', 'FL', 'Brevard', 28.3, -80.6),
    ])
    expect(locations[0]).toMatchObject({ latitude: 28.54, longitude: -81.37 })
  })

  test('a city that gets mail under its neighbor’s name is a location too; the ZIP code still belongs to the neighbor', () => {
    const { locations, zips } = buildGazetteer([row('33025', 'Hollywood', 'FL', 'Broward')])
    expect(locations.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['hollywood-fl', 'miramar-fl']))
    expect(zips).toMatchObject([{ zip: '33025', location_slug: 'hollywood-fl' }])
  })

  test('a location has aliases for its short, long and additional names', () => {
    const { aliases } = buildGazetteer([
      row('00001', 'St Petersburg', 'FL', 'Pinellas'),
      row('00002', 'Dania', 'FL', 'Broward'),
    ])
    const of = (slug: string) => aliases.filter((alias) => alias.location_slug === slug).map(({ folded }) => folded)
    expect(of('st-petersburg-fl')).toEqual(['stpetersburg', 'saintpetersburg', 'stpete', 'saintpete'])
    expect(of('dania-beach-fl')).toEqual(['daniabeach', 'dania'])
  })

  test('a county’s circle reaches all of its ZIP codes', () => {
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

  test('of a duplicate ZIP code, the last one is used', () => {
    const { zips } = buildGazetteer([row('00001', 'A', 'FL', 'Orange'), row('00001', 'B', 'FL', 'Orange')])
    expect(zips).toMatchObject([{ zip: '00001', city: 'B' }])
  })

  test('points are means rounded to five decimals', () => {
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
})
