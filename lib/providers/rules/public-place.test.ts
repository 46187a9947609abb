import { KINDS } from '../catalogue/traits'
import { publicPlaceOf } from './public-place'

const place = { zip: '32801', street: '12 Lantern Ln', latitude: 28.5411, longitude: -81.3712 }
const center = { latitude: 28.54, longitude: -81.37 }

test('the public learns of a family home its ZIP center and nothing else', () => {
  expect(publicPlaceOf({ ...place, kind: 'family_home' }, () => center)).toEqual({
    street: null,
    ...center,
    privateAddress: { street: '12 Lantern Ln', latitude: 28.5411, longitude: -81.3712 },
  })
})

test('a family home without a street has nothing to keep private', () => {
  expect(publicPlaceOf({ ...place, street: null, kind: 'family_home' }, () => center).privateAddress).toBeNull()
})

test('every other kind publishes where it is', () => {
  for (const { code } of KINDS.filter(({ code }) => code !== 'family_home'))
    expect(publicPlaceOf({ ...place, kind: code }, () => center)).toEqual({
      street: '12 Lantern Ln',
      latitude: 28.5411,
      longitude: -81.3712,
      privateAddress: null,
    })
})
