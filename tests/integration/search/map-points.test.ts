import { rowValuesOf } from '@/components/providers/row-values'
import { db } from '@/lib/platform/database/client'
import { findMapPoints, searchProviders } from '@/lib/search/queries/search'
import { EMPTY_SEARCH } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider, ORLANDO } from '@/tests/support/providers/add-provider'

testDatabase()

const NOW = new Date('2026-11-18T15:00:00Z')
const TIME_ZONE = 'America/New_York'
const circle = { center: ORLANDO, timeZone: TIME_ZONE, radiusMeters: 16_000 }
const box = (half: number) => ({
  center: ORLANDO,
  timeZone: TIME_ZONE,
  box: {
    south: ORLANDO.latitude - half,
    north: ORLANDO.latitude + half,
    west: ORLANDO.longitude - half,
    east: ORLANDO.longitude + half,
  },
})
const pointsOf = (search: Partial<Search> = {}, area: Parameters<typeof findMapPoints>[0] = circle) =>
  findMapPoints(area, { ...EMPTY_SEARCH, ...search }, NOW)
const north = (degrees: number) => ({ latitude: ORLANDO.latitude + degrees, longitude: ORLANDO.longitude })

test('the map shows the same providers as the list, with the same filters and in the same order', async () => {
  await addLocation()
  await addProvider({ name: 'far', ...north(0.05), programs: ['vpk'] })
  await addProvider({ name: 'near', ...north(0.01), programs: ['vpk'] })
  await addProvider({ name: 'without VPK', ...north(0.02), programs: ['gold_seal'] })
  await addProvider({ name: 'outside', ...north(0.5), programs: ['vpk'] })
  const search = { program: ['vpk' as const], sort: 'distance' as const }
  const points = await pointsOf(search)
  const list = await searchProviders(circle, { ...EMPTY_SEARCH, ...search }, NOW)
  expect(points.map(({ name }) => name)).toEqual(['near', 'far'])
  expect(points.map(({ id }) => id)).toEqual(list.providers.map(({ id }) => id))
})

test('an area search finds the providers inside the area and no others, on the map as in the list', async () => {
  await addLocation()
  await addProvider({ name: 'inside', ...north(0.09) })
  await addProvider({ name: 'beyond the edge', ...north(0.11) })
  expect((await pointsOf({}, box(0.1))).map(({ name }) => name)).toEqual(['inside'])
  const { total, providers } = await searchProviders(box(0.1), EMPTY_SEARCH, NOW)
  expect([total, providers[0]?.name]).toEqual([1, 'inside'])
  expect(providers[0]?.distanceMeters).toBeCloseTo(10_008, -2)
})

test('distances do not apply to an area, which may be as large as a searchable map', async () => {
  await addLocation()
  await addProvider()
  const { counts } = await searchProviders(box(1.25), EMPTY_SEARCH, NOW)
  expect(counts.total).toBe(1)
  expect(Object.keys(counts.choices).some((key) => key.startsWith('distance'))).toBe(false)
})

test('a center whose ZIP code nobody knows is on the map like the others', async () => {
  await addLocation()
  await addProvider({ name: 'only the city', zip: '', ...north(0.01) })
  await addProvider({ name: 'with a ZIP code', ...north(0.02) })
  expect((await pointsOf({ sort: 'distance' })).map(({ name, zip }) => [name, zip])).toEqual([
    ['only the city', null],
    ['with a ZIP code', '32801'],
  ])
})

test('a family home is at the center of its ZIP code, even if its row says otherwise', async () => {
  await addLocation()
  const home = await addProvider({
    name: 'Maple Lane',
    kind: 'family_home',
    street: '77 Hidden Hollow Ct',
    ...north(0.03),
  })
  expect(home).toBeDefined()
  await db().$executeRaw`UPDATE providers SET latitude = ${ORLANDO.latitude + 0.0313}::float8`
  await db().$executeRaw`UPDATE provider_search_documents SET latitude = ${ORLANDO.latitude + 0.0313}::float8`
  const points = await pointsOf()
  expect(points).toMatchObject([{ isHome: true, zip: '32801', name: 'Maple Lane' }])
  expect(points[0]?.latitude).toBeCloseTo(ORLANDO.latitude, 4)
  expect(points[0]?.longitude).toBeCloseTo(ORLANDO.longitude, 4)
  expect(JSON.stringify(points)).not.toMatch(/Hidden|Hollow|0313|street/)
})

test('a home in an unknown ZIP code is on no map', async () => {
  await addLocation()
  await addProvider({ kind: 'family_home' })
  await addProvider({ name: 'center' })
  await db().$executeRaw`UPDATE providers SET zip = '00000'`
  expect((await pointsOf()).map(({ name }) => name)).toEqual(['center'])
})

test('a point contains no contact data, and its facts have dates', async () => {
  await addLocation()
  const contact = { phone: '(407) 555-0123', email: 'desk@harbor.test', website: 'https://harbor.test' }
  const facts = { tuition: { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-15' } } as const
  await addProvider({ ...contact, facts, ageBands: [{ band: 'one', tuitionWeeklyCents: 28_500 }] })
  await addProvider({ ...contact, facts, ageBands: [], ...north(0.01) })
  const points = await pointsOf({ sort: 'distance' })
  expect(JSON.stringify(points)).not.toMatch(/555|harbor\.test/)
  expect(points).toMatchObject([
    { priceCents: 28_500, priceOn: '2026-11-15' },
    { priceCents: null, priceOn: null },
  ])
})

test('a point counts the openings that the row of the list counts', async () => {
  await addLocation()
  const facts = { openings: { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-15' } } as const
  // The one place of a home is open to any age.
  const shared = (['infant', 'one', 'two'] as const).map((band) => ({ band, openings: 1 }))
  await addProvider({ name: 'home', kind: 'family_home', ageBands: shared, facts })
  await addProvider({ name: 'center', ...north(0.01), ageBands: shared, facts })
  const later = { band: 'one', openings: 5, openingsFrom: '2027-02-01' } as const
  await addProvider({ name: 'some later', ...north(0.02), ageBands: [{ band: 'infant', openings: 2 }, later], facts })
  await addProvider({ name: 'all later', ...north(0.03), ageBands: [{ band: 'infant', openings: 0 }, later], facts })
  const search = { ...EMPTY_SEARCH, sort: 'distance' as const }
  const { providers } = await searchProviders(circle, search, NOW)
  const rows = providers.map((provider) => [provider.name, rowValuesOf(provider, '2026-11-18').openings])
  expect(rows).toMatchObject([
    ['home', { count: 1 }],
    ['center', { count: 3 }],
    ['some later', { count: 2 }],
    ['all later', { count: 5 }],
  ])
  expect((await pointsOf(search)).map(({ openings }) => openings)).toEqual([1, 3, 2, 5])
})

test('a point has the price of the age in the search, and without an age the lowest and the highest', async () => {
  await addLocation()
  await addProvider({
    ageBands: [
      { band: 'infant', tuitionWeeklyCents: 31_000 },
      { band: 'one', tuitionWeeklyCents: 24_000 },
    ],
    facts: { tuition: { source: 'provider', sourceName: 'the provider', confirmedOn: '2026-11-15' } },
  })
  const priced = async (search: Partial<Search>) =>
    (await pointsOf(search)).map(({ priceCents, highCents }) => [priceCents, highCents])
  expect(await priced({})).toEqual([[24_000, 31_000]])
  expect(await priced({ age: 6 })).toEqual([[31_000, undefined]])
})
