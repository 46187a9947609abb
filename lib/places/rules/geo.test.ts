import fc from 'fast-check'
import { translate } from '@/tests/support/setup/translate'
import {
  cellCenter,
  cellOf,
  cellReach,
  cellsWithin,
  detourText,
  distanceMeters,
  distanceText,
  EARTH_RADIUS_METERS,
  METERS_PER_MILE,
  unitVector,
} from './geo'

const t = translate('en', 'places.distance')

describe('geo', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })

  test('Orlando to Winter Park is about four miles', () => {
    const orlando = { latitude: 28.5399, longitude: -81.3727 }
    const winterPark = { latitude: 28.5978, longitude: -81.3534 }
    expect(distanceMeters(orlando, winterPark) / METERS_PER_MILE).toBeCloseTo(4.2, 1)
  })

  test('distance is symmetric, at most half the Earth’s circumference, and zero to the same point', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceMeters(a, b)).toBeCloseTo(distanceMeters(b, a), 3)
        expect(distanceMeters(a, b)).toBeLessThanOrEqual(20_015_115)
        expect(distanceMeters(a, a)).toBe(0)
      }),
    )
  })
})

describe('geo', () => {
  const orlando = { latitude: 28.5383, longitude: -81.3792 }
  const tampa = { latitude: 27.9506, longitude: -82.4572 }

  test('Orlando to Tampa is about 77 miles', () => {
    expect(distanceMeters(orlando, tampa) / METERS_PER_MILE).toBeCloseTo(77.1, 0)
  })

  test('the cell of every point within the radius is among the cells searched', () => {
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
              ((((center.longitude + dLon / Math.cos((center.latitude * Math.PI) / 180) + 180) % 360) + 360) % 360) -
              180,
          }
          fc.pre(distanceMeters(center, point) <= radius)
          expect(cellsWithin(center, radius)).toContain(cellOf(point))
        },
      ),
    )
  })

  test('a point is within half a tenth of a degree of its cell’s center, and no farther than the cell reaches', () => {
    const anywhere = fc.record({
      latitude: fc.double({ min: -70, max: 70, noNaN: true }),
      longitude: fc.double({ min: -180, max: 179.99, noNaN: true }),
    })
    fc.assert(
      fc.property(anywhere, (point) => {
        const center = cellCenter(cellOf(point))
        expect(Math.abs(center.latitude - point.latitude)).toBeLessThan(0.0501)
        expect(Math.abs(center.longitude - point.longitude)).toBeLessThan(0.0501)
        expect(distanceMeters(center, point)).toBeLessThan(cellReach(cellOf(point)) + 1)
      }),
    )
    // A degree of latitude is 111 km, and one of longitude is shorter away from the equator.
    expect(cellReach(cellOf(orlando))).toBeCloseTo(Math.hypot(5_560, 4_885), -2)
  })

  test('a 25-mile search in Florida needs a bounded number of cells', () => {
    expect(cellsWithin(orlando, 25 * METERS_PER_MILE).length).toBeLessThan(110)
  })

  test('the straight line between two unit vectors gives the distance of two points, to a micrometer', () => {
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
})

describe('distance text', () => {
  test.each([
    [1287, '0.8 miles'],
    [1609.344, '1 mile'],
    [15_900, '9.9 miles'],
    [16_090, '10 miles'],
    [19_500, '12 miles'],
    [20, '0.1 miles'],
    [0, '0.1 miles'],
  ])('%d meters are %s', (meters, text) => {
    expect(distanceText(t, meters)).toBe(text)
  })

  test('the distance of a family home is never exact', () => {
    expect(distanceText(t, 3350, { isApproximate: true })).toBe('about 2 miles')
    expect(distanceText(t, 200, { isApproximate: true })).toBe('about 1 mile')
  })

  test.each([
    [0, false, 'on your way'],
    [60, false, 'on your way'],
    [1931, false, '1.2 miles out of your way'],
    [0, true, 'about 1 mile out of your way'],
    [3500, true, 'about 2 miles out of your way'],
  ])('%i meters of detour (family home: %s) are shown as "%s"', (meters, isHome, text) => {
    expect(detourText(t, meters, { isApproximate: isHome })).toBe(text)
  })
})
