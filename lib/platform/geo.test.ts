import fc from 'fast-check'
import { distanceMeters, METERS_PER_MILE } from './geo'

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

test('Orlando to Winter Park is about four miles and a half', () => {
  const orlando = { latitude: 28.5399, longitude: -81.3727 }
  const winterPark = { latitude: 28.5978, longitude: -81.3534 }
  expect(distanceMeters(orlando, winterPark) / METERS_PER_MILE).toBeCloseTo(4.2, 1)
})

test('the way back is as long, no way is longer than half the earth, and nobody is away from themselves', () => {
  fc.assert(
    fc.property(point, point, (a, b) => {
      expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3)
      expect(distanceMeters(a, b)).toBeLessThanOrEqual(20_015_115)
      expect(distanceMeters(a, a)).toBe(0)
    }),
  )
})
