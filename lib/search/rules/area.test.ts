import fc from 'fast-check'
import { cellOf, distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import type { ResolvedPlace, ZipView } from '@/lib/places/types'
import { message } from '@/lib/platform/language/message'
import { englishText } from '@/lib/platform/language/translate'
import { DETOURS, MAX_MILES_TO_WORK, wayErrorMessage } from '../catalogue/options'
import type { Search } from '../schema'
import {
  areaOf,
  cellsAlong,
  detourMeters,
  isKnown,
  type KnownPlace,
  requestedArea,
  requireKnownPlace,
  requireWayToWork,
  wayToWork,
} from './area'
import { EMPTY_SEARCH, withoutWayToWork } from './filters'

describe('search area', () => {
  const orlando = { latitude: 28.54, longitude: -81.38, state: 'FL', county: 'Orange' }
  const zip: ResolvedPlace = {
    kind: 'zip',
    label: 'Orlando, FL 32801',
    zip: { ...orlando, zip: '32801', city: 'Orlando', locationSlug: 'orlando-fl', timeZone: 'America/New_York' },
  }
  const county: ResolvedPlace = {
    kind: 'county',
    label: 'Escambia County, FL',
    county: {
      slug: 'escambia-county-fl',
      name: 'Escambia',
      fullName: 'Escambia County',
      state: 'FL',
      latitude: 30.6,
      longitude: -87.3,
      radiusMeters: 60_000,
    },
  }

  test('a ZIP code is searched ten miles around, or as far as requested', () => {
    expect(areaOf(zip, null)).toEqual({
      center: { latitude: 28.54, longitude: -81.38 },
      timeZone: 'America/New_York',
      radiusMeters: 16_093.44,
    })
    expect(areaOf(zip, 25)).toMatchObject({ radiusMeters: 40_233.6 })
  })

  test('a county is searched to its border, in its own time zone, and in a circle only if a distance was requested', () => {
    expect(areaOf(county, null)).toMatchObject({ county: 'Escambia, FL', timeZone: 'America/Chicago' })
    expect(areaOf(county, 5)).toMatchObject({ radiusMeters: 8_046.72 })
    expect(areaOf(county, 5)).not.toHaveProperty('county')
  })

  test('a name shared by several cities is not a known place', () => {
    expect(isKnown({ kind: 'ambiguous', query: 'springfield', options: [] })).toBe(false)
    expect(isKnown(zip)).toBe(true)
  })

  test('the error for an ambiguous name lists the places that have it', () => {
    const option = { slug: '', stateName: '', county: null, providerCount: 0 }
    const options = [
      { ...option, label: 'Springfield, IL' },
      { ...option, label: 'Springfield, MA' },
    ]
    expect(() => requireKnownPlace({ kind: 'ambiguous', query: 'springfield', options })).toThrow(
      message('search.errors.ambiguous', { places: 'Springfield, IL; Springfield, MA' }),
    )
    expect(() => requireKnownPlace({ kind: 'invalid' })).toThrow(message('search.errors.validPlace'))
    expect(requireKnownPlace(zip)).toBe(zip)
  })
})

describe('way to work', () => {
  const zipAt = (zip: string, latitude: number): ZipView => ({
    zip,
    city: 'Winter Park',
    state: 'FL',
    county: 'Orange',
    latitude,
    longitude: -81.38,
    locationSlug: 'winter-park-fl',
    timeZone: 'America/New_York',
  })
  const known = (place: ResolvedPlace): KnownPlace => {
    if (!isKnown(place)) throw new Error('This place is not known.')
    return place
  }
  const home = known({ kind: 'zip', label: 'Orlando, FL 32801', zip: zipAt('32801', 28.54) })
  const county = known({
    kind: 'county',
    label: 'Orange County, FL',
    county: {
      ...zipAt('', 28.5),
      slug: 'orange-county-fl',
      name: 'Orange',
      fullName: 'Orange County',
      radiusMeters: 5e4,
    },
  })
  const searchTo = (workZip: string | null, detour: 2 | null = null) => ({ ...EMPTY_SEARCH, workZip, detour })

  test('without a work ZIP code there is no way to work', () => {
    expect(wayToWork(home, searchTo(null), null)).toBeNull()
    expect(() => requireWayToWork(null)).not.toThrow()
  })

  test('the way leads from the center of home to that of the work ZIP code, with five miles of detour by default', () => {
    const way = wayToWork(home, searchTo('32789'), zipAt('32789', 28.6))
    expect(way).toEqual({
      kind: 'along',
      zip: '32789',
      city: 'Winter Park',
      area: {
        center: { latitude: 28.54, longitude: -81.38 },
        timeZone: 'America/New_York',
        work: { latitude: 28.6, longitude: -81.38 },
        detourMeters: 5 * METERS_PER_MILE,
      },
    })
    expect(() => requireWayToWork(way)).not.toThrow()
    expect(wayToWork(home, searchTo('32789', 2), zipAt('32789', 28.6))).toMatchObject({
      area: { detourMeters: 2 * METERS_PER_MILE },
    })
  })

  test.each([
    ['an unknown ZIP code', home, '00000', null, 'We can’t find the work ZIP code 00000.'],
    ['the other end of the state', home, '33139', zipAt('33139', 25.79), 'Home and work are about 190 miles apart.'],
    ['a whole county as home', county, '32789', zipAt('32789', 28.6), 'A county is too large to start from.'],
  ])('there is no way for %s, and a message explains why', (_, place, zip, work, sentence) => {
    const way = wayToWork(place, searchTo(zip), work)
    if (way === null || way.kind === 'along') throw new Error('There is a way.')
    expect(englishText(wayErrorMessage(way))).toContain(sentence)
    expect(() => requireWayToWork(way)).toThrow(wayErrorMessage(way))
  })

  test('a search in a map’s area, or with an impossible way to work, keeps its page number', () => {
    const bounds = { south: 28.4, west: -81.6, north: 28.7, east: -81.2 }
    const inBox = requestedArea(home, { ...searchTo('32789'), bounds, page: 2 }, null)
    expect(inBox).toMatchObject({ area: { box: bounds }, search: { workZip: null, page: 2 }, way: null })
    expect(requestedArea(home, { ...searchTo('00000'), page: 2 }, null).search).toMatchObject({
      workZip: null,
      page: 2,
    })
  })

  test('a distance that the way to work or the map’s area replaces is no longer part of the search', () => {
    const bounds = { south: 28.4, west: -81.6, north: 28.7, east: -81.2 }
    const work = zipAt('32789', 28.6)
    const distanceIn = (search: Partial<Search>) =>
      requestedArea(home, { ...EMPTY_SEARCH, distance: 25, ...search }, work).search.distance
    expect([distanceIn({}), distanceIn({ workZip: '32789' }), distanceIn({ bounds })]).toEqual([25, null, null])
  })

  test('a way to work of the maximum length is allowed', () => {
    const degrees = MAX_MILES_TO_WORK / 69.093
    expect(wayToWork(home, searchTo('1'), zipAt('1', 28.54 + degrees * 0.999))?.kind).toBe('along')
    expect(wayToWork(home, searchTo('1'), zipAt('1', 28.54 + degrees * 1.01))?.kind).toBe('too-far')
  })

  test('without the way to work, the other filters remain and the page is the first', () => {
    const search = { ...EMPTY_SEARCH, workZip: '32789', detour: 2, sort: 'detour', openNow: true, page: 3 } as const
    expect(withoutWayToWork(search)).toEqual({ ...EMPTY_SEARCH, openNow: true })
    expect(withoutWayToWork({ ...search, sort: 'price' }).sort).toBe('price')
  })
})

describe('corridor', () => {
  const orlando = { latitude: 28.5383, longitude: -81.3792 }
  const winterPark = { latitude: 28.5961, longitude: -81.3512 }

  /** A point in or near the United States. */
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

  test('a detour is never negative', () => {
    fc.assert(fc.property(way, place, (one, stop) => detourMeters(one, stop) >= 0))
  })

  test('the detour is the same in both directions', () => {
    fc.assert(
      fc.property(way, nearby(1), ({ home, work }, by) => {
        const stop = moved(home, by)
        expect(detourMeters({ home, work }, stop)).toBeCloseTo(detourMeters({ home: work, work: home }, stop), 5)
      }),
    )
  })

  test('a stop at home, at work or straight between them is no detour', () => {
    fc.assert(
      fc.property(way, fc.double({ min: 0, max: 1, noNaN: true }), ({ home, work }, share) => {
        expect(detourMeters({ home, work }, home)).toBeCloseTo(0, 3)
        expect(detourMeters({ home, work }, work)).toBeCloseTo(0, 3)
        // Along a meridian, points on the straight line are easy to compute.
        const north = { ...home, latitude: home.latitude + 0.5 }
        const between = { ...home, latitude: home.latitude + 0.5 * share }
        expect(detourMeters({ home, work: north }, between)).toBeCloseTo(0, 3)
      }),
    )
  })

  test('with work at home, the detour is there and back', () => {
    const home = { home: orlando, work: orlando }
    expect(detourMeters(home, winterPark)).toBeCloseTo(2 * distanceMeters(orlando, winterPark), 6)
  })

  test('a stop farther off the way is a longer detour', () => {
    const one = { home: orlando, work: winterPark }
    const off = [0, 0.02, 0.05, 0.1].map((east) => detourMeters(one, { latitude: 28.567, longitude: -81.365 + east }))
    expect(off).toEqual(off.toSorted((a, b) => a - b))
  })

  test('the cell of every provider in the corridor is among the cells searched', () => {
    fc.assert(
      fc.property(way, fc.constantFrom(...DETOURS), nearby(0.9), fc.boolean(), (one, miles, by, fromWork) => {
        const stop = moved(fromWork ? one.work : one.home, by)
        const most = miles * METERS_PER_MILE
        if (detourMeters(one, stop) <= most) expect(cellsAlong(one, most)).toContain(cellOf(stop))
      }),
      { numRuns: 400 },
    )
  })

  test('the longest way with the widest detour needs a bounded number of cells', () => {
    const work = { latitude: 29.1, longitude: -82.13 }
    expect(distanceMeters(orlando, work) / METERS_PER_MILE).toBeGreaterThan(0.95 * MAX_MILES_TO_WORK)
    const most = Math.max(...DETOURS) * METERS_PER_MILE
    const cells = cellsAlong({ home: orlando, work }, most)
    expect(cells.length).toBeLessThan(160)
    expect(new Set(cells).size).toBe(cells.length)
  })
})
