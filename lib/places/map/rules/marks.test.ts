import fc from 'fast-check'
import { buildMapPoint } from '@/tests/support/providers/map-point'
import { boundsText, distanceMeters } from '../../rules/geo'
import {
  boxAround,
  canBeSplit,
  frameOf,
  isCovered,
  MARK_PIXELS,
  MAX_NAMES_DEGREES,
  marksOf,
  parseBounds,
  project,
  roundedBox,
  searchablePart,
  unproject,
  worldWidth,
  zipsOf,
} from './marks'

describe('marks', () => {
  const anyPoints = fc.array(
    fc
      .tuple(
        fc.double({ min: 28, max: 29, noNaN: true }),
        fc.double({ min: -82, max: -81, noNaN: true }),
        fc.boolean(),
        fc.uuid(),
      )
      .map(([latitude, longitude, isHome, id]) =>
        buildMapPoint(id, latitude, longitude, isHome ? { isHome: true } : {}),
      ),
    { maxLength: 60 },
  )

  test('every provider is in exactly one mark, at any zoom', () => {
    fc.assert(
      fc.property(anyPoints, fc.integer({ min: 3, max: 15 }), (points, zoom) => {
        const ids = marksOf(points, zoom).flatMap((mark) => mark.points.map(({ id }) => id))
        expect(ids.toSorted()).toEqual(points.map(({ id }) => id).toSorted())
      }),
    )
  })

  test('a family home never shares a mark with other providers', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        for (const mark of marksOf(points, 4))
          expect(mark.points.every(({ isHome }) => (isHome ?? false) === (mark.kind === 'homes'))).toBe(true)
      }),
    )
  })

  test('neighbors share a mark when zoomed out and have two when zoomed in', () => {
    const two = [buildMapPoint('a', 28.54, -81.38), buildMapPoint('b', 28.56, -81.38)]
    expect(marksOf(two, 6)).toMatchObject([{ kind: 'cluster', points: two }])
    expect(marksOf(two, 13).map(({ kind }) => kind)).toEqual(['provider', 'provider'])
  })

  test('marks never overlap, so that each can be tapped', () => {
    fc.assert(
      fc.property(anyPoints, fc.integer({ min: 3, max: 15 }), (points, zoom) => {
        const marks = marksOf(points, zoom)
        for (const [index, mark] of marks.entries())
          for (const other of marks.slice(index + 1))
            expect(Math.hypot(mark.x - other.x, mark.y - other.y) * worldWidth(zoom)).toBeGreaterThan(
              MARK_PIXELS * 0.98,
            )
      }),
    )
  })

  test('the homes of a ZIP code are moved out of the way of a provider at its center', () => {
    const marks = marksOf(
      [buildMapPoint('center', 28.54, -81.38), buildMapPoint('home', 28.54, -81.38, { isHome: true })],
      11,
    )
    const [a, b] = marks
    expect(marks).toHaveLength(2)
    expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0)) * worldWidth(11)).toBeCloseTo(
      MARK_PIXELS,
      3,
    )
  })

  test('homes in a crowd are moved farther and cover no other mark', () => {
    const degrees = (360 * MARK_PIXELS * 1.05) / worldWidth(11)
    const crowd = [-1, 0, 1].flatMap((row) =>
      [-1, 0, 1].map((column) => buildMapPoint(`${row} ${column}`, row * degrees, column * degrees)),
    )
    const marks = marksOf([...crowd, buildMapPoint('home', 0, 0, { isHome: true })], 11)
    expect(marks).toHaveLength(10)
    const home = marks.find(({ kind }) => kind === 'homes')
    const distances = marks.flatMap((mark) =>
      mark === home ? [] : Math.hypot(mark.x - (home?.x ?? 0), mark.y - (home?.y ?? 0)) * worldWidth(11),
    )
    expect(Math.min(...distances)).toBeGreaterThan(MARK_PIXELS * 0.98)
  })

  test('marks are sorted from north to south', () => {
    const [first, second] = marksOf([buildMapPoint('south', 28.3, -81.4), buildMapPoint('north', 28.7, -81.4)], 11)
    expect([first?.points[0].id, second?.points[0].id]).toEqual(['north', 'south'])
  })

  test('points at the same position cannot be split by zooming in', () => {
    const [together] = marksOf([buildMapPoint('a', 28.5, -81.4), buildMapPoint('b', 28.5, -81.4)], 15)
    expect(together && canBeSplit(together)).toBe(false)
    const [neighbors] = marksOf([buildMapPoint('a', 28.5, -81.4), buildMapPoint('b', 28.5001, -81.4)], 15)
    expect(neighbors && canBeSplit(neighbors)).toBe(false)
    const [apart] = marksOf([buildMapPoint('a', 28.5, -81.4), buildMapPoint('b', 28.501, -81.4)], 5)
    expect(apart && canBeSplit(apart)).toBe(true)
  })

  test('ZIP codes have their counts of providers and homes, largest first, without a center whose ZIP code nobody knows', () => {
    const home = { isHome: true } as const
    expect(
      zipsOf([
        buildMapPoint('a', 0, 0, { zip: '32803' }),
        buildMapPoint('b', 0, 0, { zip: '32801', ...home }),
        buildMapPoint('c', 0, 0, { zip: '32801' }),
        buildMapPoint('d', 0, 0, { zip: null }),
      ]),
    ).toEqual([
      { zip: '32801', count: 2, homes: 1 },
      { zip: '32803', count: 1, homes: 0 },
    ])
  })

  test('the box around one provider has a size', () => {
    const box = boxAround([{ latitude: 28.5, longitude: -81.4 }])
    expect(box.north - box.south).toBeCloseTo(0.0145, 3)
    expect(box.west).toBeLessThan(-81.4)
  })
})

describe('frame', () => {
  const center = { latitude: 28.54, longitude: -81.38 }

  test('a search by distance shows its whole circle', () => {
    const frame = frameOf({ center, radiusMeters: 16_093 }, [])
    const top = { latitude: frame.north, longitude: center.longitude }
    const right = { latitude: center.latitude, longitude: frame.east }
    expect(distanceMeters(center, top) / 16_093).toBeCloseTo(1, 2)
    expect(distanceMeters(center, right) / 16_093).toBeCloseTo(1, 2)
  })

  test('a search around a place shows the place and the twenty best matches', () => {
    const near = { latitude: 28.56, longitude: -81.4 }
    const far = { latitude: 28.4, longitude: -81.3 }
    const frame = frameOf({ center, radiusMeters: 16_093 }, [...Array.from({ length: 20 }, () => near), far])
    expect(frame.north).toBeGreaterThan(near.latitude)
    expect(frame.south).toBeGreaterThan(far.latitude)
    expect(frame.east).toBeLessThan(far.longitude)
  })

  test('a search in a box shows that box', () => {
    const box = { south: 28, west: -82, north: 29, east: -81 }
    expect(frameOf({ center, box }, [center])).toBe(box)
  })

  test('a county’s frame covers the providers in it', () => {
    const frame = frameOf({ center }, [{ latitude: 28.9, longitude: -81.9 }])
    expect(frame.north).toBeGreaterThan(28.9)
    expect(frame.west).toBeLessThan(-81.9)
    expect(frame.south).toBeLessThan(28.54)
  })
})

test('a mark that is partly under a button or the card is covered, one next to it is not', () => {
  const covers = [{ left: 300, top: 0, right: 390, bottom: 100 }]
  for (const spot of [
    { x: 290, y: 50 },
    { x: 340, y: 120 },
  ])
    expect(isCovered({ kind: 'cluster' }, spot, covers)).toBe(true)
  expect(isCovered({ kind: 'cluster' }, { x: 275, y: 50 }, covers)).toBe(false)
  // A price is wider than a count.
  expect(isCovered({ kind: 'provider' }, { x: 275, y: 50 }, covers)).toBe(true)
  expect(isCovered({ kind: 'homes' }, { x: 340, y: 123 }, covers)).toBe(false)
})

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
