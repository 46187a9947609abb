import type { ResolvedPlace, ZipView } from '@/lib/locations/types'
import { LONGEST_WAY } from '../catalogue/search-options'
import { EMPTY_SEARCH } from './empty-search'
import { METERS_PER_MILE } from './geo'
import { isKnown, type KnownPlace } from './search-area'
import { refuseNoWay, wayToWork, whyNoWay, withoutWay } from './way-to-work'

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
const asked = (workZip: string | null, detour: 2 | null = null) => ({ ...EMPTY_SEARCH, workZip, detour })

test('who names no work goes no way', () => {
  expect(wayToWork(home, asked(null), null)).toBeNull()
  expect(refuseNoWay(null)).toBeNull()
})

test('the way leads from the middle of home to that of the work ZIP code, five miles of detour unless asked', () => {
  const way = wayToWork(home, asked('32789'), zipAt('32789', 28.6))
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
  expect(refuseNoWay(way)).toMatchObject({ work: { latitude: 28.6 } })
  expect(wayToWork(home, asked('32789', 2), zipAt('32789', 28.6))).toMatchObject({
    area: { detourMeters: 2 * METERS_PER_MILE },
  })
})

test.each([
  ['a ZIP code that is not known', home, '00000', null, 'We do not know the work ZIP code 00000.'],
  ['the other end of the state', home, '33139', zipAt('33139', 25.79), 'Home and work are about 190 miles apart.'],
  ['a whole county as home', county, '32789', zipAt('32789', 28.6), 'A county is too large to set out from.'],
])('%s is no way, and a sentence says why', (_, place, zip, work, sentence) => {
  const way = wayToWork(place, asked(zip), work)
  if (way === null || way.kind === 'along') throw new Error('There is a way.')
  expect(whyNoWay(way)).toContain(sentence)
  expect(() => refuseNoWay(way)).toThrow(whyNoWay(way))
})

test('the longest way is just allowed', () => {
  const degrees = LONGEST_WAY / 69.093
  expect(wayToWork(home, asked('1'), zipAt('1', 28.54 + degrees * 0.999))?.kind).toBe('along')
  expect(wayToWork(home, asked('1'), zipAt('1', 28.54 + degrees * 1.01))?.kind).toBe('too-far')
})

test('without the way the other questions stay, from their first page on', () => {
  const search = { ...EMPTY_SEARCH, workZip: '32789', detour: 2, sort: 'detour', openNow: true, page: 3 } as const
  expect(withoutWay(search)).toEqual({ ...EMPTY_SEARCH, openNow: true })
  expect(withoutWay({ ...search, sort: 'price' }).sort).toBe('price')
})
