import fc from 'fast-check'
import {
  boundsText,
  cameraFor,
  MAX_NAMES_DEGREES,
  MAX_ZOOM,
  MIN_ZOOM,
  panBy,
  parseBounds,
  project,
  searchablePart,
  spotOf,
  unproject,
  visibleBox,
  zoomBy,
} from './mercator'

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
  const anyCamera = fc
    .tuple(anyPoint, fc.double({ min: 4, max: 14, noNaN: true }))
    .map(([point, zoom]) => ({ ...project(point), zoom }))
  const size = { width: 390, height: 600 }

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

  test('the camera for a box shows all of it, and the box touches two edges', () => {
    fc.assert(
      fc.property(anyPoint, fc.double({ min: 0.02, max: 2, noNaN: true }), ({ latitude, longitude }, span) => {
        const box = { south: latitude - span, north: latitude, west: longitude, east: longitude + span }
        const seen = visibleBox(cameraFor(box, size), size)
        expect(seen.south).toBeLessThanOrEqual(box.south + 1e-6)
        expect(seen.north).toBeGreaterThanOrEqual(box.north - 1e-6)
        expect(seen.west).toBeLessThanOrEqual(box.west + 1e-6)
        expect(seen.east).toBeGreaterThanOrEqual(box.east - 1e-6)
        const isTight = [seen.west - box.west, seen.north - box.north].some((gap) => Math.abs(gap) < 1e-6)
        expect(isTight).toBe(true)
      }),
    )
  })

  test('the camera for the visible box is the same camera', () => {
    fc.assert(
      fc.property(anyCamera, (camera) => {
        const again = cameraFor(visibleBox(camera, size), size)
        expect(again.zoom).toBeCloseTo(camera.zoom, 5)
        expect(again.x).toBeCloseTo(camera.x, 8)
      }),
    )
  })

  test('the point under the finger stays there while zooming', () => {
    fc.assert(
      fc.property(anyCamera, fc.integer({ min: -150, max: 150 }), (camera, x) => {
        const spot = { x, y: 40 }
        const point = unproject({
          x: camera.x + spot.x / (512 * 2 ** camera.zoom),
          y: camera.y + spot.y / (512 * 2 ** camera.zoom),
        })
        const after = spotOf(point, zoomBy(camera, 0.5, spot))
        expect(after.x).toBeCloseTo(spot.x, 3)
        expect(after.y).toBeCloseTo(spot.y, 3)
      }),
    )
  })

  test('panning to the right centers a point that was to the right', () => {
    const camera = { ...project({ latitude: 28.5, longitude: -81.4 }), zoom: 10 }
    const right = unproject({ x: camera.x + 100 / (512 * 2 ** 10), y: camera.y })
    expect(spotOf(right, camera).x).toBeCloseTo(100, 6)
    expect(spotOf(right, panBy(camera, { x: 100, y: 0 })).x).toBeCloseTo(0, 6)
  })

  test('the camera stays within the country and the zoom range', () => {
    const camera = { ...project({ latitude: 28.5, longitude: -81.4 }), zoom: 10 }
    expect(zoomBy(camera, 99).zoom).toBe(MAX_ZOOM)
    expect(zoomBy(camera, -99).zoom).toBe(MIN_ZOOM)
    expect(unproject(panBy(camera, { x: 1e9, y: 1e9 }))).toEqual({
      latitude: expect.closeTo(16, 6),
      longitude: expect.closeTo(-64, 6),
    })
    expect(cameraFor({ south: 28, north: 28, west: -81, east: -81 }, size).zoom).toBe(MAX_ZOOM)
  })
})
