import { db } from '@/lib/platform/db'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { listProvidersAt } from '@/lib/providers/queries/landing'
import { citiesOfCounty, placesAround, zipsOfCity } from '@/lib/providers/queries/places-around'
import { addCounty, addLocation, addProvider, ORLANDO } from '@/tests/support/add-provider'
import { testDatabase } from '@/tests/support/database'
import { buildProvider } from '@/tests/support/factories/provider'

testDatabase()
const today = '2026-11-20'
const at = { now: new Date('2026-11-20T12:00:00Z'), today }
const orange = { kind: 'county' as const, slug: 'orange-county-fl', ...ORLANDO }
const apopka = { city: 'Apopka', locationSlug: 'apopka-fl', zip: '32703', county: 'Orange' }

beforeEach(async () => {
  await addLocation()
  await addCounty()
  await addLocation('apopka-fl', '32703', { latitude: 28.63, longitude: -81.49 })
})

const stamp = { source: 'provider' as const, sourceName: 'the provider', confirmedOn: '2026-11-12' }
const priced = (cents: number) => ({
  ageBands: [{ band: 'one' as const, openings: 1, tuitionWeeklyCents: cents }],
  facts: { openings: stamp, tuition: stamp },
})

test('the page of a county shows one from each city in turn, and nobody twice', async () => {
  const drafts = Array.from({ length: 18 }, (_, i) =>
    buildProvider({ name: `Orlando ${i}`, county: 'Orange', ...priced(20_000) }),
  )
  const others = Array.from({ length: 6 }, (_, i) => buildProvider({ name: `Apopka ${i}`, ...apopka }))
  await db().$transaction((tx) => saveProviders(tx, [...drafts, ...others]))
  const first = await listProvidersAt(orange, 'daycare', 1, at)
  const second = await listProvidersAt(orange, 'daycare', 2, at)
  expect(first.providers.slice(0, 12).map((one) => one.city)).toEqual(Array(6).fill(['Orlando', 'Apopka']).flat())
  expect(new Set([...first.providers, ...second.providers].map((one) => one.id)).size).toBe(24)
  expect([first.total, first.pageCount, first.nearest]).toEqual([24, 2, []])
})

test('the cities of a county stand with what is in them, a median from five prices on', async () => {
  for (const dollars of [200, 210, 220, 230, 250]) await addProvider({ county: 'Orange', ...priced(dollars * 100) })
  await addProvider({ ...apopka, ...priced(30_000) })
  expect(await citiesOfCounty(orange, 'daycare', 1, today)).toEqual([
    { slug: 'orlando-fl', name: 'orlando', state: 'FL', providers: 5, withOpenings: 5, median: 22_000 },
    { slug: 'apopka-fl', name: 'apopka', state: 'FL', providers: 1, withOpenings: 1, median: null },
  ])
  expect(await citiesOfCounty(orange, 'daycare', 3, today)).toMatchObject([{ median: null }, { median: null }])
})

test('a city knows in which of its ZIP codes its providers are', async () => {
  const shared = { state: 'FL', county: 'Orange', ...ORLANDO, city: 'Orlando', locationSlug: 'orlando-fl' }
  await db().zipCode.create({ data: { zip: '32803', ...shared } })
  await db().zipCode.create({ data: { zip: '32804', ...shared } })
  await addProvider({ zip: '32803' })
  await addProvider({ zip: '32803' })
  await addProvider()
  await addProvider({ zip: '32804', careTypes: ['preschool'] })
  expect(await zipsOfCity('orlando-fl', 'daycare')).toEqual([
    { zip: '32801', providers: 1 },
    { zip: '32803', providers: 2 },
  ])
})

test('around a ZIP code or a county stand the nearest that have providers of the care type', async () => {
  await addCounty('Lake', 'FL', { latitude: 28.76, longitude: -81.71 })
  await addCounty('Polk', 'FL', { latitude: 27.95, longitude: -81.7 })
  await addLocation('tavares-fl', '32778', { latitude: 28.8, longitude: -81.73 })
  const tavares = { city: 'Tavares', locationSlug: 'tavares-fl', zip: '32778', county: 'Lake' }
  await addProvider({ ...apopka })
  await addProvider({ ...tavares })
  await addProvider({ ...tavares, careTypes: ['preschool'] })
  const zip = { kind: 'zip' as const, slug: '32801', ...ORLANDO }
  expect(await placesAround(zip, 'daycare', 6)).toMatchObject([
    { slug: '32703', name: '32703', state: 'FL', count: 1 },
    { slug: '32778', count: 1 },
  ])
  expect(await placesAround(zip, 'preschool', 6)).toMatchObject([{ slug: '32778', count: 1 }])
  const [lake, ...others] = await placesAround(orange, 'daycare', 3)
  expect(lake).toMatchObject({ slug: 'lake-county-fl', name: 'Lake County', count: 1 })
  expect((lake?.distanceMeters ?? 0) / 1609.344).toBeCloseTo(25.5, 0)
  expect(others).toEqual([])
})

test('a thin ZIP code shows the nearest around it, none of its own twice', async () => {
  await addProvider({ name: 'Here' })
  await addProvider({ name: 'Near', ...apopka, latitude: 28.63, longitude: -81.49 })
  const { providers, nearest } = await listProvidersAt({ kind: 'zip', slug: '32801', ...ORLANDO }, 'daycare', 1, at)
  expect([providers.map((one) => one.name), nearest.map((one) => one.name)]).toEqual([['Here'], ['Near']])
})
