import { db } from '@/lib/platform/database/client'
import { localTuition, locationFacts } from '@/lib/providers/landing/queries/figures'
import { listProvidersAt } from '@/lib/providers/landing/queries/pages'
import { ORLANDO } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addCounty, addLocation, addProvider } from '@/tests/support/providers/add-provider'

testDatabase()
beforeEach(() => addLocation())

const at = { now: new Date('2026-11-20T12:00:00Z'), today: '2026-11-20' }
const orlando = { kind: 'city' as const, slug: 'orlando-fl', ...ORLANDO }
const confirmed = (confirmedOn: string) => ({
  openings: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
  tuition: { source: 'provider' as const, sourceName: 'the provider', confirmedOn },
})
const namesOf = (providers: { name: string }[]) => providers.map((one) => one.name)

async function addSeveral(count: number) {
  for (let index = 1; index <= count; index++) await addProvider({ name: `Daycare ${index}` })
}

test('a city with 23 daycares has two pages, and each provider is on exactly one', async () => {
  await addSeveral(23)
  await addProvider({ name: 'A preschool', careTypes: ['preschool'] })
  const first = await listProvidersAt(orlando, 'daycare', 1, at)
  const second = await listProvidersAt(orlando, 'daycare', 2, at)
  expect([first.total, first.pageCount, first.providers.length, second.providers.length]).toEqual([23, 2, 20, 3])
  expect(new Set(namesOf([...first.providers, ...second.providers])).size).toBe(23)
  expect((await listProvidersAt(orlando, 'daycare', 3, at)).providers).toEqual([])
})

test('recently confirmed openings come before old ones, and temporarily closed providers come last', async () => {
  await addProvider({ name: 'Closed for now', status: 'temporarily_closed', description: 'Back in spring.' })
  await addProvider({ name: 'Said long ago', ageBands: [{ band: 'one', openings: 3 }], facts: confirmed('2026-05-03') })
  await addProvider({
    name: 'Said last week',
    ageBands: [{ band: 'one', openings: 1 }],
    facts: confirmed('2026-11-12'),
  })
  const { providers } = await listProvidersAt(orlando, 'daycare', 1, at)
  expect(namesOf(providers)).toEqual(['Said last week', 'Said long ago', 'Closed for now'])
})

test('a sponsored provider is first on its page and displaces no other', async () => {
  await addSeveral(21)
  const unsponsored = await listProvidersAt(orlando, 'daycare', 1, at)
  const last = unsponsored.providers.at(-1)
  await db().provider.update({
    where: { slug: last?.id ?? '' },
    data: { sponsoredUntil: new Date('2026-12-01') },
  })
  const sponsored = await listProvidersAt(orlando, 'daycare', 1, at)
  expect(sponsored.providers[0]).toMatchObject({ name: last?.name, isSponsored: true })
  expect(new Set(namesOf(sponsored.providers))).toEqual(new Set(namesOf(unsponsored.providers)))
})

test('a city with fewer than five shows the nearest around it, with their distance', async () => {
  await addLocation('winter-park-fl', '32789', { latitude: 28.6, longitude: -81.34 })
  await addLocation('tampa-fl', '33602', { latitude: 27.95, longitude: -82.46 })
  const near = { city: 'Winter Park', locationSlug: 'winter-park-fl', zip: '32789' }
  await addProvider({ name: 'Here' })
  await addProvider({ name: 'Farther', ...near, latitude: 28.62, longitude: -81.34 })
  await addProvider({ name: 'Near', ...near, latitude: 28.6, longitude: -81.34 })
  await addProvider({ name: 'A preschool', ...near, careTypes: ['preschool'] })
  await addProvider({
    name: 'Too far',
    city: 'Tampa',
    locationSlug: 'tampa-fl',
    zip: '33602',
    latitude: 27.95,
    longitude: -82.46,
  })
  const page = await listProvidersAt(orlando, 'daycare', 1, at)
  expect([page.total, namesOf(page.providers), namesOf(page.nearest)]).toEqual([1, ['Here'], ['Near', 'Farther']])
  expect((page.nearest[0]?.distanceMeters ?? 0) / 1609.344).toBeCloseTo(4.9, 0)
})

test('a closed provider is on no list', async () => {
  await addProvider({ name: 'Gone', status: 'closed' })
  expect(await listProvidersAt(orlando, 'daycare', 1, at)).toMatchObject({ total: 0, providers: [], nearest: [] })
})

test('the local figures of a city are those of its providers of that care type', async () => {
  await addProvider({
    kind: 'faith',
    programs: ['vpk'],
    ageBands: [{ band: 'one', openings: 2, tuitionWeeklyCents: 28_500, childrenPerAdult: 5 }],
    facts: confirmed('2026-11-12'),
    hours: [0, 1, 2, 3, 4].map((weekday) => ({ weekday, opensMinute: 390, closesMinute: 1080 })),
    licenses: [{ number: 'C09OR0412', issuer: 'Florida DCF', asOf: '2026-09-01' }],
  })
  await addProvider({ careTypes: ['daycare', 'preschool'] })
  await addProvider({ careTypes: ['preschool'] })
  expect(await locationFacts('orlando-fl', 'daycare', at.today)).toEqual({
    total: 2,
    kinds: [
      { kind: 'center', providers: 1 },
      { kind: 'faith', providers: 1 },
    ],
    withOpenings: 1,
    fadingOpenings: 0,
    openingsByBand: [{ band: 'one', providers: 1 }],
    tuition: [],
    ratios: [],
    programs: [{ program: 'vpk', providers: 1 }],
    schedules: [],
    accreditations: [],
    hours: { stated: 1, openBySeven: 1, openUntilSix: 1 },
    withLicense: 1,
    lastConfirmedOn: '2026-11-12',
  })
})

test('the weekly price is that of the city, or of the county if the city has too few', async () => {
  const priced = (band: 'one' | 'two', tuitionWeeklyCents: number) => ({
    ageBands: [{ band, tuitionWeeklyCents }],
    facts: confirmed('2026-11-12'),
  })
  await addLocation('winter-park-fl', '32789')
  const near = { city: 'Winter Park', locationSlug: 'winter-park-fl', zip: '32789', county: 'Orange' }
  for (const dollars of [200, 210, 220, 230, 240]) await addProvider(priced('one', dollars * 100))
  for (const dollars of [300, 310, 320, 330, 340]) await addProvider({ ...near, ...priced('two', dollars * 100) })
  const orange = { city: 'Orlando', state: 'FL', county: 'Orange', locationSlug: 'orlando-fl' }
  expect(await localTuition(orange, 'daycare', at.today)).toEqual([
    { band: 'one', providers: 5, median: 22_000, place: 'Orlando' },
    { band: 'two', providers: 5, median: 32_000, place: 'Orange County' },
  ])
  await addCounty('Orange', 'FL')
  await db().county.updateMany({ data: { fullName: 'Orange Parish' } })
  expect((await localTuition(orange, 'daycare', at.today)).at(-1)?.place).toBe('Orange Parish')
  expect(await localTuition({ ...orange, county: 'Polk' }, 'daycare', at.today)).toHaveLength(1)
  expect(await localTuition({ ...orange, county: null }, 'daycare', at.today)).toHaveLength(1)
})
