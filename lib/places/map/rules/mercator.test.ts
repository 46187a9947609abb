import fc from 'fast-check'
import { boundsText } from '../../rules/geo'
import { MAX_NAMES_DEGREES, parseBounds, project, roundedBox, searchablePart, unproject } from './mercator'

describe('bounds', () => {
  const orlando = { south: 28.4, west: -81.6, north: 28.7, east: -81.2 }

  test('the box in a URL is the box of the map, to ten meters', () => {
    expect(boundsText(orlando)).toBe('28.4000,-81.6000,28.7000,-81.2000')
    expect(parseBounds(boundsText(orlando))).toEqual(orlando)
  })

  test.each([
    ['NaN,NaN,NaN,NaN', 'no numbers'],
    ['1e1,-81,28,-80', 'another way to write numbers'],
    ['28.7,-81.6,28.4,-81.2', 'north and south swapped'],
    ['28.4,-81.2,28.7,-81.6', 'east and west swapped'],
    ['28.4,-81.6,28.4,-81.2', 'no height'],
    ['20,-120,45,-70', 'most of the country'],
    ['28,-85,29,-80.9', 'wider than four degrees'],
    ['48,2,49,3', 'Paris'],
    ['-90,-180,90,180', 'the world'],
    ['28.4,-81.6,28.7', 'three numbers'],
    ['28.4,-81.6,28.7,-81.2,1', 'five numbers'],
    ['28.4,-81.6,28.7,-81.2;--', 'SQL'],
    ['', 'nothing'],
    ['Infinity,-81,28,-80', 'a number without end'],
  ])('%s is rejected: %s', (text) => {
    expect(parseBounds(text)).toBeNull()
  })

  test('from any URL, a parsed box can be searched', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(fc.double(), { maxLength: 5 }).map(String)), (text) => {
        const box = parseBounds(text)
        if (box) expect(searchablePart(box) !== null && box.south < box.north && box.west < box.east).toBe(true)
      }),
    )
  })

  test('only the part of the map within the country is searched, and nothing when zoomed out too far', () => {
    expect(searchablePart({ south: 16, west: -82, north: 18, east: -81 })).toEqual({
      south: 17,
      west: -82,
      north: 18,
      east: -81,
    })
    expect(searchablePart({ south: 24, west: -90, north: 31, east: -79 })).toBeNull()
  })

  test('names can be requested for larger boxes', () => {
    expect(parseBounds('24,-90,31,-79', MAX_NAMES_DEGREES)).toMatchObject({ south: 24 })
  })
})

describe('mercator', () => {
  const anyPoint = fc.record({
    latitude: fc.double({ min: 18, max: 70, noNaN: true }),
    longitude: fc.double({ min: -170, max: -66, noNaN: true }),
  })
  test('projecting a point and back returns the point', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        const back = unproject(project(point))
        expect(back.latitude).toBeCloseTo(point.latitude, 8)
        expect(back.longitude).toBeCloseTo(point.longitude, 8)
      }),
    )
  })

  test('the world is a square with its center at the equator', () => {
    expect(project({ latitude: 0, longitude: 0 })).toEqual({ x: 0.5, y: 0.5 })
    expect(project({ latitude: 85.051_129, longitude: 180 }).y).toBeCloseTo(0, 6)
  })

  test('a small move of the map requests the names of the same box, which contains what is visible', () => {
    const seen = { south: 28.41, west: -81.61, north: 28.71, east: -81.21 }
    const moved = { south: 28.42, west: -81.6, north: 28.72, east: -81.2 }
    expect(roundedBox(moved)).toEqual(roundedBox(seen))
    expect(roundedBox(seen)).toMatchObject({ south: 28.25, west: -81.75, north: 28.75, east: -81 })
  })
})
