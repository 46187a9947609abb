import type { ResolvedPlace } from '@/lib/locations/types'
import { areaOf, isKnown, refuseUnclear } from './search-area'

const orlando = { latitude: 28.54, longitude: -81.38, state: 'FL', county: 'Orange' }
const zip: ResolvedPlace = {
  kind: 'zip',
  label: 'Orlando, FL 32801',
  zip: { ...orlando, zip: '32801', city: 'Orlando', locationSlug: 'orlando-fl', timeZone: 'America/New_York' },
}
const county: ResolvedPlace = {
  kind: 'county',
  label: 'Escambia County, FL',
  county: {
    slug: 'escambia-county-fl',
    name: 'Escambia',
    fullName: 'Escambia County',
    state: 'FL',
    latitude: 30.6,
    longitude: -87.3,
    radiusMeters: 60_000,
  },
}

test('a ZIP code is searched ten miles around, or as far as asked', () => {
  expect(areaOf(zip, null)).toEqual({
    center: { latitude: 28.54, longitude: -81.38 },
    timeZone: 'America/New_York',
    radiusMeters: 16_093.44,
  })
  expect(areaOf(zip, 25)).toMatchObject({ radiusMeters: 40_233.6 })
})

test('a county is searched to its border, by its own clock, and in a circle only when a distance was asked for', () => {
  expect(areaOf(county, null)).toMatchObject({ county: 'Escambia, FL', timeZone: 'America/Chicago' })
  expect(areaOf(county, 5)).toMatchObject({ radiusMeters: 8_046.72 })
  expect(areaOf(county, 5)).not.toHaveProperty('county')
})

test('a name of several cities is no place to search yet', () => {
  expect(isKnown({ kind: 'ambiguous', query: 'springfield', options: [] })).toBe(false)
  expect(isKnown(zip)).toBe(true)
})

test('who cannot be asked back is told which places of a name there are', () => {
  const option = { slug: '', stateName: '', county: null, providerCount: 0 }
  const options = [
    { ...option, label: 'Springfield, IL' },
    { ...option, label: 'Springfield, MA' },
  ]
  expect(() => refuseUnclear({ kind: 'ambiguous', query: 'springfield', options })).toThrow(
    'Several places have this name: Springfield, IL; Springfield, MA. Add the state.',
  )
  expect(() => refuseUnclear({ kind: 'invalid' })).toThrow('Please enter a valid ZIP code or city name')
  expect(refuseUnclear(zip)).toBe(zip)
})
