import type { LocationView } from '@/lib/locations/types'
import { costAreaOf } from './cost-area'

const point = { latitude: 28.5, longitude: -81.4 }
const orlando: LocationView = {
  slug: 'orlando-fl',
  name: 'Orlando',
  state: 'FL',
  county: 'Orange',
  zips: ['32801'],
  timeZone: 'America/New_York',
  ...point,
}

test('a city stands for itself and its county', () => {
  expect(costAreaOf({ kind: 'city', label: 'Orlando, FL', location: orlando })).toEqual({
    kind: 'area',
    label: 'Orlando, FL',
    area: { city: { slug: 'orlando-fl', label: 'Orlando, FL' }, county: 'Orange', state: 'FL' },
  })
})

test('a ZIP code stands for its city', () => {
  const zip = {
    zip: '32801',
    city: 'Orlando',
    state: 'FL',
    county: 'Orange',
    locationSlug: 'orlando-fl',
    timeZone: '',
    ...point,
  }
  expect(costAreaOf({ kind: 'zip', label: 'Orlando, FL 32801', zip })).toMatchObject({
    kind: 'area',
    area: { city: { slug: 'orlando-fl' } },
  })
})

test('a county has no city', () => {
  const county = {
    slug: 'orange-county-fl',
    name: 'Orange',
    fullName: 'Orange County',
    state: 'FL',
    radiusMeters: 1,
    ...point,
  }
  expect(costAreaOf({ kind: 'county', label: 'Orange County, FL', county })).toMatchObject({
    area: { city: null, county: 'Orange' },
  })
})

test('a parent outside Florida is told, since the rules are others there', () => {
  expect(costAreaOf({ kind: 'city', label: 'Macon, GA', location: { ...orlando, state: 'GA' } })).toEqual({
    kind: 'elsewhere',
  })
})

test('a name that is not clear comes with what it may mean', () => {
  const option = { slug: 'orlando-fl', label: 'Orlando, FL', stateName: 'Florida', county: 'Orange', providerCount: 3 }
  expect(costAreaOf({ kind: 'unknown', query: 'Orlndo', suggestions: [option] })).toEqual({
    kind: 'unclear',
    options: ['Orlando, FL'],
  })
  expect(costAreaOf({ kind: 'ambiguous', query: 'Orlando', options: [option] })).toEqual({
    kind: 'unclear',
    options: ['Orlando, FL'],
  })
  expect(costAreaOf({ kind: 'invalid' })).toEqual({ kind: 'unclear', options: [] })
})
