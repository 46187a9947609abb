import fc from 'fast-check'
import { EARTH_RADIUS_METERS } from '@/lib/platform/geo'
import { cellOf, cellsWithin, distanceMeters, METERS_PER_MILE, unitVector } from './geo'

const orlando = { latitude: 28.5383, longitude: -81.3792 }
const tampa = { latitude: 27.9506, longitude: -82.4572 }

test('Orlando to Tampa is about 77 miles', () => {
  expect(distanceMeters(orlando, tampa) / METERS_PER_MILE).toBeCloseTo(77.1, 0)
})

test('a parent finds every provider within the radius: its cell is always among the cells searched', () => {
  fc.assert(
    fc.property(
      fc.record({
        latitude: fc.double({ min: -70, max: 70, noNaN: true }),
        longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
      }),
      fc.double({ min: 100, max: 80_000, noNaN: true }),
      fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (center, radius, angle, share) => {
        const dLat = ((radius * share) / 6_371_008.8) * Math.sin(angle) * (180 / Math.PI)
        const dLon = ((radius * share) / 6_371_008.8) * Math.cos(angle) * (180 / Math.PI)
        const point = {
          latitude: center.latitude + dLat,
          longitude:
            ((((center.longitude + dLon / Math.cos((center.latitude * Math.PI) / 180) + 180) % 360) + 360) % 360) - 180,
        }
        fc.pre(distanceMeters(center, point) <= radius)
        expect(cellsWithin(center, radius)).toContain(cellOf(point))
      },
    ),
  )
})

test('a 25-mile search in Florida asks for a bounded number of cells', () => {
  expect(cellsWithin(orlando, 25 * METERS_PER_MILE).length).toBeLessThan(110)
})

test('the straight line between two unit vectors says how far two points are apart, to a micrometre', () => {
  const point = fc.record({
    latitude: fc.double({ min: 17, max: 72, noNaN: true }),
    longitude: fc.double({ min: -180, max: -64, noNaN: true }),
  })
  const near = fc.double({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(point, near, near, (a, north, east) => {
      const b = { latitude: a.latitude + north, longitude: a.longitude + east }
      const [from, to] = [unitVector(a), unitVector(b)]
      const line = Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2])
      const meters = 2 * EARTH_RADIUS_METERS * Math.asin(line / 2)
      expect(Math.abs(meters - distanceMeters(a, b))).toBeLessThan(1e-6)
    }),
  )
})
