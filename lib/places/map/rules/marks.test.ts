import fc from 'fast-check'
import { point } from '@/tests/support/providers/map-point'
import { distanceMeters } from '../../rules/geo'
import { boxAround, canBeSplit, frameOf, isCovered, MARK_PIXELS, marksOf, zipsOf } from './marks'
import { worldWidth } from './mercator'

describe('marks', () => {
  const anyPoints = fc.array(
    fc
      .tuple(
        fc.double({ min: 28, max: 29, noNaN: true }),
        fc.double({ min: -82, max: -81, noNaN: true }),
        fc.boolean(),
        fc.uuid(),
      )
      .map(([latitude, longitude, isHome, id]) => point(id, latitude, longitude, isHome ? { isHome: true } : {})),
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
    const two = [point('a', 28.54, -81.38), point('b', 28.56, -81.38)]
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
    const marks = marksOf([point('center', 28.54, -81.38), point('home', 28.54, -81.38, { isHome: true })], 11)
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
      [-1, 0, 1].map((column) => point(`${row} ${column}`, row * degrees, column * degrees)),
    )
    const marks = marksOf([...crowd, point('home', 0, 0, { isHome: true })], 11)
    expect(marks).toHaveLength(10)
    const home = marks.find(({ kind }) => kind === 'homes')
    const distances = marks.flatMap((mark) =>
      mark === home ? [] : Math.hypot(mark.x - (home?.x ?? 0), mark.y - (home?.y ?? 0)) * worldWidth(11),
    )
    expect(Math.min(...distances)).toBeGreaterThan(MARK_PIXELS * 0.98)
  })

  test('marks are sorted from north to south', () => {
    const [first, second] = marksOf([point('south', 28.3, -81.4), point('north', 28.7, -81.4)], 11)
    expect([first?.points[0].id, second?.points[0].id]).toEqual(['north', 'south'])
  })

  test('points at the same position cannot be split by zooming in', () => {
    const [together] = marksOf([point('a', 28.5, -81.4), point('b', 28.5, -81.4)], 15)
    expect(together && canBeSplit(together)).toBe(false)
    const [neighbors] = marksOf([point('a', 28.5, -81.4), point('b', 28.5001, -81.4)], 15)
    expect(neighbors && canBeSplit(neighbors)).toBe(false)
    const [apart] = marksOf([point('a', 28.5, -81.4), point('b', 28.501, -81.4)], 5)
    expect(apart && canBeSplit(apart)).toBe(true)
  })

  test('ZIP codes have their counts of providers and homes, largest first, without a center whose ZIP code nobody knows', () => {
    const home = { isHome: true } as const
    expect(
      zipsOf([
        point('a', 0, 0, { zip: '32803' }),
        point('b', 0, 0, { zip: '32801', ...home }),
        point('c', 0, 0, { zip: '32801' }),
        point('d', 0, 0, { zip: null }),
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

test('a mark that is partly under a button or the card is covered, one beside it is not', () => {
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
