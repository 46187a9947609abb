import { inEnglish } from '@/tests/support/platform/in-english'
import { possibleSplits } from '../../cleaning/rules/streets'
import type { StatedPlace } from '../../types'
import { type Gazetteer, placeOf } from './place'

type Located = Exclude<ReturnType<typeof placeOf>, { reason: unknown }>

const zips = [
  {
    zip: '32801',
    city: 'Orlando',
    state: 'FL',
    county: 'Orange',
    locationSlug: 'orlando-fl',
    latitude: 28.54,
    longitude: -81.37,
  },
  {
    zip: '34769',
    city: 'St Cloud',
    state: 'FL',
    county: 'Osceola',
    locationSlug: 'st-cloud-fl',
    latitude: 28.25,
    longitude: -81.29,
  },
  {
    zip: '36525',
    city: 'Creola',
    state: 'AL',
    county: 'Mobile',
    locationSlug: 'creola-al',
    latitude: 30.9,
    longitude: -88.0,
  },
  {
    zip: '24012',
    city: 'Roanoke',
    state: 'VA',
    county: null,
    locationSlug: 'roanoke-va',
    latitude: 37.3,
    longitude: -79.93,
  },
].map((zip) => ({ ...zip, timeZone: 'America/New_York' }))
const cities = [
  {
    key: 'orlando',
    slug: 'orlando-fl',
    name: 'Orlando',
    state: 'FL',
    county: 'Orange',
    zips: ['32801', '32802'],
    latitude: 28.54,
    longitude: -81.37,
  },
  {
    key: 'saint cloud',
    slug: 'st-cloud-fl',
    name: 'St Cloud',
    state: 'FL',
    county: 'Osceola',
    zips: ['34769'],
    latitude: 28.25,
    longitude: -81.29,
  },
  {
    key: 'pensacola',
    slug: 'pensacola-fl',
    name: 'Pensacola',
    state: 'FL',
    county: 'Escambia',
    zips: [],
    latitude: 30.44,
    longitude: -87.19,
  },
]
const counties: Record<string, string[]> = { FL: ['Orange', 'Osceola'], VA: ['Roanoke', 'Botetourt'] }
const gazetteer: Gazetteer = {
  zip: (code) => zips.find(({ zip }) => zip === code),
  city: (name, state) =>
    cities.find((city) => city.key === name.toLowerCase().replace(/^st /, 'saint ') && city.state === state),
  location: (slug) => cities.find((city) => city.slug === slug),
  county: (name, state) => counties[state]?.find((one) => one === name),
}

const stated: StatedPlace = {
  street: '12 Lantern Ln',
  city: 'Saint Cloud',
  state: 'FL',
  zip: '34769',
  county: 'Osceola',
  point: { latitude: 28.26, longitude: -81.3 },
  isWithheld: false,
}
const place = (known: Partial<StatedPlace>) => placeOf({ ...stated, ...known }, gazetteer, 40_000)

test.each([
  ['100 Old Court St Orlando', { zip: '32801' }, '100 Old Court St', 'Orlando'],
  ['100 Old Court St Orlando', { zip: null, county: 'Orange' }, '100 Old Court St', 'Orlando'],
  ['120 N Court Saint Cloud', {}, '120 N Court', 'St Cloud'],
  ['120 Hwy 7 Saint Cloud', {}, '120 Hwy 7', 'St Cloud'],
  ['12 Lantern Ln Ste 4 Saint Cloud', {}, '12 Lantern Ln Ste 4', 'St Cloud'],
  ['5 Broadway Orlando', { zip: '32801' }, '5 Broadway', 'Orlando'],
  ['5 Broadway St Cloud', {}, '5 Broadway', 'St Cloud'],
])('%j with %j has the street %j in %s', (text, known, street, city) => {
  const splits = possibleSplits({ text, cityLength: 5 })
  const { placed } = place({ ...known, street: null, city: null, splits }) as Located
  expect(placed).toMatchObject({ street, city })
})

test.each([
  ['5 Broadway Orlando', { zip: '32801' }],
  ['100 Old Court St Orlando', { zip: '34769' }],
  ['100 Old Court St Orlando', { zip: null, county: 'Osceola', city: 'Orlando' }],
  ['12 Orlando', { zip: '32801' }],
  ['12 Lantern Ln West Orlando', { zip: '32801' }],
])('the city of %j with %j is not guessed', (text, known) => {
  const splits = possibleSplits({ text, cityLength: 'West Orlando'.length })
  const { placed } = place({ ...known, street: 'As Read', splits }) as Located
  expect(placed.street).toBe('As Read')
})

test('a row without a ZIP code is filed by its city, whose ZIP code is shown only where it has one', () => {
  expect(place({ zip: null })).toMatchObject({ placed: { zip: '34769' }, isZipKnown: true, notes: [] })
  expect(inEnglish(place({ zip: null, city: 'Orlando', county: null, point: null }))).toMatchObject({
    placed: { zip: '32801', locationSlug: 'orlando-fl' },
    isZipKnown: false,
    notes: [
      { code: 'cityOnly', text: 'There’s no ZIP code, and Orlando has several, so we show none.' },
      { code: 'point' },
    ],
  })
  expect(inEnglish(place({ zip: null, city: 'Otterville' }))).toEqual({
    code: 'place',
    reason: 'There’s no ZIP code, and we don’t know the city Otterville, FL.',
  })
})

test('a consistent place is stored as stated, with the gazetteer’s spelling of the city', () => {
  expect(place({})).toEqual({
    notes: [],
    isPointKnown: true,
    isZipKnown: true,
    placed: {
      street: '12 Lantern Ln',
      city: 'St Cloud',
      state: 'FL',
      zip: '34769',
      county: 'Osceola',
      latitude: 28.26,
      longitude: -81.3,
      locationSlug: 'st-cloud-fl',
      timeZone: 'America/New_York',
    },
  })
})

test('a city with a neighboring ZIP is preserved', () => {
  expect(place({ city: 'Orlando' })).toMatchObject({
    notes: [],
    placed: { city: 'Orlando', locationSlug: 'orlando-fl' },
  })
})

test.each([
  ['is unknown', 'Poppyseed', 'Poppyseed'],
  ['is far away', 'Pensacola', 'Pensacola'],
])('a city that %s is filed under the city of the ZIP, with a note', (_, city, shown) => {
  expect(place({ city })).toMatchObject({
    notes: [{ code: 'city' }],
    placed: { city: shown, locationSlug: 'st-cloud-fl' },
  })
})

test('without a city the ZIP decides', () => {
  expect(place({ city: null })).toMatchObject({ notes: [], placed: { city: 'St Cloud', locationSlug: 'st-cloud-fl' } })
})

test('a point far from its ZIP is ignored, and so is the county derived from it', () => {
  expect(inEnglish(place({ point: { latitude: 27.1, longitude: -81.3 }, county: 'Orange' }))).toMatchObject({
    notes: [{ code: 'point', text: 'The location is 128 km from 34769, so we show the ZIP code’s center.' }],
    placed: { latitude: 28.25, longitude: -81.29, county: 'Osceola' },
  })
})

test('without a point the center of the ZIP is used, with a note', () => {
  expect(place({ point: null })).toMatchObject({
    notes: [{ code: 'point' }],
    placed: { latitude: 28.25, longitude: -81.29, county: 'Osceola' },
  })
})

test("a shelter's point is as private as its street", () => {
  expect(place({ isWithheld: true, street: null, county: 'Orange' })).toMatchObject({
    notes: [{ code: 'county' }],
    isPointKnown: true,
    placed: { street: null, latitude: 28.25, longitude: -81.29, county: 'Orange' },
  })
})

test("a county other than the ZIP's main one is accepted, an unknown one is not; both are noted", () => {
  expect(place({ county: 'Orange' })).toMatchObject({ notes: [{ code: 'county' }], placed: { county: 'Orange' } })
  expect(place({ county: 'Narnia' })).toMatchObject({ notes: [{ code: 'county' }], placed: { county: 'Osceola' } })
  expect(place({ county: null })).toMatchObject({ notes: [], placed: { county: 'Osceola' } })
})

test('an independent city is in no county, even if one has its name', () => {
  const roanoke = { zip: '24012', city: null, state: 'VA', point: null, street: null }
  for (const county of ['Roanoke', 'Roanoke City', 'City of Roanoke', null])
    expect(place({ ...roanoke, county })).toMatchObject({ notes: [{ code: 'point' }], placed: { county: null } })
  expect(place({ ...roanoke, county: 'Botetourt' })).toMatchObject({ placed: { county: 'Botetourt' } })
})

test("a ZIP of another state is replaced by the city's only one", () => {
  expect(place({ zip: '36525' })).toMatchObject({ notes: [{ code: 'zip' }], placed: { zip: '34769', state: 'FL' } })
  expect(place({ zip: '00000' })).toMatchObject({ notes: [{ code: 'zip' }], placed: { zip: '34769' } })
})

test('a ZIP of another state is rejected when the city does not decide', () => {
  expect(inEnglish(place({ zip: '36525', city: 'Orlando' }))).toEqual({
    code: 'place',
    reason: 'ZIP code 36525 is in AL, while the row says Orlando, FL.',
  })
  expect(inEnglish(place({ zip: '00000', city: null }))).toEqual({
    code: 'place',
    reason: 'ZIP code 00000 is not known, while the row says FL.',
  })
})

describe('a place that another directory has located', () => {
  const located = { locationSlug: 'orlando-fl', timeZone: 'America/Chicago' }

  test('is used as it is, whatever the ZIP code or the name would say', () => {
    const place = { ...stated, city: 'Saint Cloud Hills', county: null, zip: '34769', located }
    expect(placeOf(place, gazetteer, 40_000)).toMatchObject({
      notes: [],
      placed: { city: 'Saint Cloud Hills', county: null, zip: '34769', ...located },
    })
  })

  test('is located again if the gazetteer has no such city or ZIP code', () => {
    const unknown = { ...stated, located: { ...located, locationSlug: 'nowhere-fl' } }
    expect(placeOf(unknown, gazetteer, 40_000)).toMatchObject({ placed: { locationSlug: 'st-cloud-fl' } })
    expect(placeOf({ ...stated, zip: '99999', located }, gazetteer, 40_000)).toMatchObject({ placed: { zip: '34769' } })
  })
})
