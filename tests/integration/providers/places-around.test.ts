import { db } from '@/lib/platform/database/client'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { citiesOfCounty, placesAround, zipsOfCity } from '@/lib/providers/landing/queries/figures'
import { listProvidersAt } from '@/lib/providers/landing/queries/pages'
import { findProviderPage, similarProviders } from '@/lib/providers/queries'
import { buildProvider, ORLANDO } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import {
  ORLANDO as ADD_PROVIDER_ORLANDO,
  addCounty,
  addLocation,
  addProvider,
} from '@/tests/support/providers/add-provider'

describe('nearby', () => {
  testDatabase()
  beforeEach(() => addLocation())

  const now = new Date('2026-11-20T12:00:00Z')
  const north = (miles: number) => ({ ...ORLANDO, latitude: ORLANDO.latitude + miles / 69.05 })

  async function similarTo(slug: string) {
    const page = await findProviderPage(slug, now)
    if (page.kind !== 'page') throw new Error('There is no page.')
    return similarProviders(page.detail, now)
  }

  test('open providers of a shared care type are found, nearest first, each once', async () => {
    const { slug } = await addProvider({ careTypes: ['daycare', 'montessori'] })
    for (const miles of [3, 1, 2, 4, 5]) await addProvider({ name: `${miles} miles`, ...north(miles) })
    await addProvider({ name: 'Preschool', careTypes: ['preschool'] })
    await addProvider({ name: 'Paused', status: 'temporarily_closed' })
    const found = await similarTo(slug)
    expect(found.map((one) => one.name)).toEqual(['1 miles', '2 miles', '3 miles', '4 miles', '5 miles'])
    expect((found[0]?.distanceMeters ?? 0) / 1609.344).toBeCloseTo(1, 1)
  })

  test('providers more than 25 miles away are not nearby', async () => {
    const { slug } = await addProvider()
    await addProvider({ name: 'Almost', ...north(24.8) })
    await addProvider({ name: 'Too far', ...north(25.3) })
    expect((await similarTo(slug)).map((one) => one.name)).toEqual(['Almost'])
  })
})

describe('places around', () => {
  testDatabase()
  const today = '2026-11-20'
  const at = { now: new Date('2026-11-20T12:00:00Z'), today }
  const orange = { kind: 'county' as const, slug: 'orange-county-fl', ...ADD_PROVIDER_ORLANDO }
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

  test("a county's page shows one provider from each city in turn, each once", async () => {
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

  test("a county's cities are listed with their counts, and a median from five prices on", async () => {
    for (const dollars of [200, 210, 220, 230, 250]) await addProvider({ county: 'Orange', ...priced(dollars * 100) })
    await addProvider({ ...apopka, ...priced(30_000) })
    expect(await citiesOfCounty(orange, 'daycare', 1, today)).toEqual([
      { slug: 'orlando-fl', name: 'orlando', state: 'FL', providers: 5, withOpenings: 5, median: 22_000 },
      { slug: 'apopka-fl', name: 'apopka', state: 'FL', providers: 1, withOpenings: 1, median: null },
    ])
    expect(await citiesOfCounty(orange, 'daycare', 3, today)).toMatchObject([{ median: null }, { median: null }])
  })

  test('a city lists the ZIP codes of its providers', async () => {
    const shared = {
      state: 'FL',
      county: 'Orange',
      ...ADD_PROVIDER_ORLANDO,
      city: 'Orlando',
      locationSlug: 'orlando-fl',
    }
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

  test('around a ZIP code or a county the nearest places with providers of the care type are listed', async () => {
    await addCounty('Lake', 'FL', { latitude: 28.76, longitude: -81.71 })
    await addCounty('Polk', 'FL', { latitude: 27.95, longitude: -81.7 })
    await addLocation('tavares-fl', '32778', { latitude: 28.8, longitude: -81.73 })
    const tavares = { city: 'Tavares', locationSlug: 'tavares-fl', zip: '32778', county: 'Lake' }
    await addProvider({ ...apopka })
    await addProvider({ ...tavares })
    await addProvider({ ...tavares, careTypes: ['preschool'] })
    const zip = { kind: 'zip' as const, slug: '32801', ...ADD_PROVIDER_ORLANDO }
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

  test('a ZIP code with few providers shows the nearest around it, none of its own twice', async () => {
    await addProvider({ name: 'Here' })
    await addProvider({ name: 'Near', ...apopka, latitude: 28.63, longitude: -81.49 })
    const { providers, nearest } = await listProvidersAt(
      { kind: 'zip', slug: '32801', ...ADD_PROVIDER_ORLANDO },
      'daycare',
      1,
      at,
    )
    expect([providers.map((one) => one.name), nearest.map((one) => one.name)]).toEqual([['Here'], ['Near']])
  })
})
