import { displayCity, parseCounty, parseGazetteerLine } from './gazetteer-row'

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
] as [string, Record<string, string>][])('%s is left out', (_what, fields) => {
  expect(parseGazetteerLine(line(fields))).toBeNull()
})

test('a ZIP code that is filed under a far-off county is put right', () => {
  expect(parseGazetteerLine(line({ zip: '32753', place: 'Debary', county: 'Jefferson' }))?.county?.name).toBe('Volusia')
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
  ['Baltimore (city)', 'MD', { name: 'Baltimore', fullName: null }],
  ['Colonial Heights (city', 'VA', { name: 'Colonial Heights', fullName: null }],
  ['City of Richmond', 'VA', { name: 'Richmond', fullName: null }],
  ['James City', 'VA', { name: 'James City', fullName: 'James City County' }],
  ["Prince George's", 'MD', { name: 'Prince Georges', fullName: 'Prince Georges County' }],
  ['Fairfield', 'CT', { name: 'Fairfield', fullName: 'Fairfield County' }],
  ['South Central Regional', 'CT', { name: 'South Central', fullName: 'South Central Region' }],
  ['', 'DC', null],
])("GeoNames' county %j in %s is understood", (text, state, expected) => {
  expect(parseCounty(text, state)).toEqual(expected)
})
