import { KINDS } from '../catalogue/traits'
import { addressLine, type Centers, publicPlaceOf } from './address'

describe('address', () => {
  test('a center shows its street, a family home only city and ZIP code', () => {
    const orlando = { city: 'Orlando', state: 'FL', zip: '32801' }
    expect(addressLine({ ...orlando, street: '214 E Robinson St' })).toBe('214 E Robinson St, Orlando, FL 32801')
    expect(addressLine({ ...orlando, street: null })).toBe('Orlando, FL 32801')
  })
})

describe('public place', () => {
  const place = {
    zip: '32801',
    showsZip: true,
    locationSlug: 'orlando-fl',
    county: 'Lake',
    street: '12 Lantern Ln',
    latitude: 28.5411,
    longitude: -81.3712,
  }
  const [ofZip, ofCity] = [
    { latitude: 28.54, longitude: -81.37, county: 'Seminole' },
    { latitude: 28.5, longitude: -81.4, county: 'Orange' },
  ]
  const centers: Centers = { zip: () => ofZip, city: () => ofCity }
  const home = (more: { showsZip?: boolean; street?: null; county?: undefined } = {}) =>
    publicPlaceOf({ ...place, kind: 'family_home', ...more }, centers)

  test('a family home is published only with the center of its ZIP code', () => {
    expect(home()).toEqual({
      street: null,
      zip: '32801',
      ...ofZip,
      county: 'Lake',
      privateAddress: { street: '12 Lantern Ln', latitude: 28.5411, longitude: -81.3712 },
    })
  })

  test('a home without a county gets that of its ZIP code', () => {
    expect(home({ county: undefined })).toMatchObject({ county: 'Seminole' })
  })

  test('a home that shows only its city is published with the center and the county of the city', () => {
    const privateAddress = { street: '12 Lantern Ln', zip: '32801', latitude: 28.5411, longitude: -81.3712 }
    expect(home({ showsZip: false })).toEqual({ street: null, zip: null, ...ofCity, privateAddress })
    expect(home({ showsZip: false, street: null }).privateAddress).toEqual({ zip: '32801' })
  })

  test('a family home without a street has no private address', () => {
    expect(home({ street: null }).privateAddress).toBeNull()
  })

  test('every other kind publishes its exact location, whatever its settings', () => {
    for (const { code } of KINDS.filter(({ code }) => code !== 'family_home'))
      expect(publicPlaceOf({ ...place, showsZip: false, kind: code }, centers)).toEqual({
        street: '12 Lantern Ln',
        zip: '32801',
        county: 'Lake',
        latitude: 28.5411,
        longitude: -81.3712,
        privateAddress: null,
      })
  })
})
