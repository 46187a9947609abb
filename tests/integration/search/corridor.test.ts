import { METERS_PER_MILE, type Point } from '@/lib/places/rules/geo'
import { DETOURS } from '@/lib/search/catalogue/options'
import { searchProviders } from '@/lib/search/queries/search'
import { detourMeters } from '@/lib/search/rules/area'
import { choiceKey, EMPTY_SEARCH } from '@/lib/search/rules/filters'
import type { Search } from '@/lib/search/schema'
import { ORLANDO } from '@/tests/support/factories/provider'
import { countQueries } from '@/tests/support/platform/count-queries'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { findWithin, knownIn, sortByOrder } from './expected-results'
import { NOW, randomSearch, saveRandom } from './random-directory'

testDatabase()

const north: Point = { latitude: ORLANDO.latitude + 0.3, longitude: ORLANDO.longitude + 0.1 }
const WORKS = [north, ORLANDO, { latitude: ORLANDO.latitude - 0.6, longitude: ORLANDO.longitude - 0.6 }]
const wayTo = (work: Point, miles: number) => ({
  center: ORLANDO,
  timeZone: 'America/New_York',
  work,
  detourMeters: miles * METERS_PER_MILE,
})
const toWork = (search: Partial<Search> = {}): Search => ({ ...EMPTY_SEARCH, workZip: '32789', ...search })

test('which providers are on the way to work, their order and every count equal a calculation by hand', async () => {
  const saved = await saveRandom()
  for (let seed = 0; seed < 40; seed++) {
    const work = WORKS[seed % WORKS.length] ?? north
    const miles = DETOURS[seed % DETOURS.length] ?? 5
    const { sort, ...filters } = randomSearch(seed)
    const search = toWork({ ...filters, sort: seed % 2 ? null : sort })
    const detourOf = (point: Point) => detourMeters({ home: ORLANDO, work }, point)
    const byHand = (maxMiles: number) => findWithin(saved, detourOf, maxMiles, search, NOW)
    const result = await searchProviders(wayTo(work, miles), search, NOW)

    expect([seed, result.total]).toEqual([seed, byHand(miles).length])
    const [first] = result.providers
    const isPromoted = (id: string) => first?.id === id && first.isSponsored && first.match === 'fits'
    const organic = sortByOrder(byHand(miles), ORLANDO, search, NOW, detourOf).filter(({ id }) => !isPromoted(id))
    const found = result.providers.filter(({ id }) => !isPromoted(id))
    expect(found.map(({ id }) => id)).toEqual(organic.slice(0, 20).map(({ id }) => id))
    for (const one of result.providers) expect(one.detourMeters).toBeCloseTo(detourOf(one), 3)
    const isAnyKnown = knownIn(byHand(miles), search, NOW).length > 0
    const expectedFor = (maxMiles: number) => (isAnyKnown ? knownIn(byHand(maxMiles), search, NOW) : byHand(maxMiles))
    for (const maxMiles of DETOURS) {
      const counted = result.counts.choices[choiceKey('detour', String(maxMiles))]
      expect([seed, maxMiles, counted]).toEqual([
        seed,
        maxMiles,
        maxMiles <= miles ? expectedFor(maxMiles).length : undefined,
      ])
    }
    expect(result.counts.choices['distance:5']).toBeUndefined()
  }
})

test('the smallest detour comes first unless another order was requested', async () => {
  await addLocation()
  await addProvider({ name: 'Next door, the other way', latitude: ORLANDO.latitude - 0.02 })
  await addProvider({ name: 'Halfway', latitude: ORLANDO.latitude + 0.15, longitude: ORLANDO.longitude + 0.05 })
  const names = async (search: Search) =>
    (await searchProviders(wayTo(north, 5), search, NOW)).providers.map(({ name }) => name)
  expect(await names(toWork())).toEqual(['Halfway', 'Next door, the other way'])
  expect(await names(toWork({ sort: 'distance' }))).toEqual(['Next door, the other way', 'Halfway'])
})

test('a search on the way to work is one round trip to the database', async () => {
  await addLocation()
  await addProvider()
  const queryCount = await countQueries(async () => {
    expect((await searchProviders(wayTo(north, 5), toWork(), NOW)).total).toBe(1)
  })
  expect(queryCount).toBe(1)
})

test('a family home is measured from its ZIP code, so no work address reveals where it is', async () => {
  await addLocation()
  const secret = { latitude: ORLANDO.latitude + 0.031_337, longitude: ORLANDO.longitude + 0.05 }
  await addProvider({ kind: 'family_home', street: '77 Hidden Hollow Ct', ...secret })
  for (const work of WORKS) {
    const { providers } = await searchProviders(wayTo(work, 1), toWork(), NOW)
    expect(providers).toHaveLength(1)
    expect(providers[0]).toMatchObject({ street: null, ...ORLANDO, detourMeters: expect.closeTo(0, 3) })
    expect(JSON.stringify(providers)).not.toMatch(/Hidden|28\.569/)
  }
})
