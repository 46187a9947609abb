import fc from 'fast-check'
import { DETOURS, LONGEST_WAY } from '../catalogue/search-options'
import { cellsAlong, detourMeters } from './corridor'
import { cellOf, distanceMeters, METERS_PER_MILE } from './geo'

const orlando = { latitude: 28.5383, longitude: -81.3792 }
const winterPark = { latitude: 28.5961, longitude: -81.3512 }

/** Somewhere in or near the states. */
const place = fc.record({
  latitude: fc.double({ min: 18, max: 71, noNaN: true }),
  longitude: fc.double({ min: -170, max: -60, noNaN: true }),
})
const nearby = (span: number) =>
  fc.record({
    north: fc.double({ min: -span, max: span, noNaN: true }),
    east: fc.double({ min: -span, max: span, noNaN: true }),
  })
const moved = (from: typeof orlando, by: { north: number; east: number }) => ({
  latitude: from.latitude + by.north,
  longitude: from.longitude + by.east,
})
const way = fc.tuple(place, nearby(0.6)).map(([home, by]) => ({ home, work: moved(home, by) }))

test('nobody saves a mile by a stop: a detour is never negative', () => {
  fc.assert(fc.property(way, place, (one, stop) => detourMeters(one, stop) >= 0))
})

test('the way back from work is as long a detour as the way there', () => {
  fc.assert(
    fc.property(way, nearby(1), ({ home, work }, by) => {
      const stop = moved(home, by)
      expect(detourMeters({ home, work }, stop)).toBeCloseTo(detourMeters({ home: work, work: home }, stop), 5)
    }),
  )
})

test('who stops at home, at work or straight between them makes no detour', () => {
  fc.assert(
    fc.property(way, fc.double({ min: 0, max: 1, noNaN: true }), ({ home, work }, share) => {
      expect(detourMeters({ home, work }, home)).toBeCloseTo(0, 3)
      expect(detourMeters({ home, work }, work)).toBeCloseTo(0, 3)
      // Along one meridian a straight line is easily told.
      const north = { ...home, latitude: home.latitude + 0.5 }
      const between = { ...home, latitude: home.latitude + 0.5 * share }
      expect(detourMeters({ home, work: north }, between)).toBeCloseTo(0, 3)
    }),
  )
})

test('who works at home goes there and back', () => {
  const home = { home: orlando, work: orlando }
  expect(detourMeters(home, winterPark)).toBeCloseTo(2 * distanceMeters(orlando, winterPark), 6)
})

test('a stop that is farther off makes the longer detour', () => {
  const one = { home: orlando, work: winterPark }
  const off = [0, 0.02, 0.05, 0.1].map((east) => detourMeters(one, { latitude: 28.567, longitude: -81.365 + east }))
  expect(off).toEqual(off.toSorted((a, b) => a - b))
})

test('a parent finds every provider of the corridor: its cell is always among the cells searched', () => {
  fc.assert(
    fc.property(way, fc.constantFrom(...DETOURS), nearby(0.9), fc.boolean(), (one, miles, by, fromWork) => {
      const stop = moved(fromWork ? one.work : one.home, by)
      const most = miles * METERS_PER_MILE
      if (detourMeters(one, stop) <= most) expect(cellsAlong(one, most)).toContain(cellOf(stop))
    }),
    { numRuns: 400 },
  )
})

test('the longest way with the widest detour asks for a bounded number of cells', () => {
  const work = { latitude: 29.1, longitude: -82.13 }
  expect(distanceMeters(orlando, work) / METERS_PER_MILE).toBeGreaterThan(0.95 * LONGEST_WAY)
  const most = Math.max(...DETOURS) * METERS_PER_MILE
  const cells = cellsAlong({ home: orlando, work }, most)
  expect(cells.length).toBeLessThan(160)
  expect(new Set(cells).size).toBe(cells.length)
})
