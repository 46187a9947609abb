import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { DETOURS } from '@/lib/search/catalogue/options'
import { searchProviders } from '@/lib/search/queries/search'
import { FACETS } from '@/lib/search/rules/facets'
import { choiceKey, needsAll, requestedGroups, withoutGroup } from '@/lib/search/rules/filters'
import { EMPTY_SEARCH, searchQuery } from '@/lib/search/rules/search-query'
import { readSearch, type Search, searchFields } from '@/lib/search/schema'
import { ORLANDO } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { findByHand, sortByHand } from './expected-results'
import { NOW } from './random-providers'
import { randomSearch } from './random-search'
import { saveRandom } from './saved-providers'

testDatabase()

const area = (miles: number) => ({
  center: ORLANDO,
  timeZone: 'America/New_York',
  radiusMeters: miles * METERS_PER_MILE,
})

test('what parents find, in which order, and every count is what counting by hand says', async () => {
  const saved = await saveRandom()
  for (let seed = 0; seed < 40; seed++) {
    const search = randomSearch(seed)
    const byHand = (other: Search, miles = 25) => findByHand(saved, ORLANDO, miles, other, NOW)
    const expected = sortByHand(byHand(search), ORLANDO, search, NOW)
    const result = await searchProviders(area(25), search, NOW)

    expect([seed, result.total]).toEqual([seed, expected.length])
    const isLifted = (id: string) => result.providers.slice(0, 3).some((one) => one.id === id && one.isSponsored)
    const organic = expected.filter(({ id }) => !isLifted(id)).slice(0, 20)
    expect(result.providers.filter(({ id }) => !isLifted(id)).map(({ id }) => id)).toEqual(organic.map(({ id }) => id))

    const withoutByHand = requestedGroups(search).map((group) => [group, byHand(withoutGroup(search, group)).length])
    expect(Object.fromEntries(withoutByHand)).toMatchObject(result.counts.without)

    for (const { group, value } of FACETS) {
      const counted = result.counts.choices[choiceKey(group, value)]
      if (counted === undefined) continue
      const with_ = withChoice(search, group, value)
      const hand = group === 'distance' ? byHand(search, Number(value)) : byHand(with_)
      expect([seed, group, value, counted]).toEqual([seed, group, value, hand.length])
    }
  }
}, 60_000)

/** The search with one more choice; where any is enough, with that choice alone. */
function withChoice(search: Search, group: (typeof FACETS)[number]['group'], value: string): Search {
  if (group === 'distance' || group === 'detour') return search
  const base = needsAll(group) ? search : withoutGroup(search, group)
  const field = group === 'age' ? 'ageRange' : group
  const query = searchQuery(base)
  const isList = Array.isArray(EMPTY_SEARCH[field])
  return readSearch({ ...query, [field]: isList ? [...[query[field] ?? []].flat(), value] : value }).search
}

test('every choice is counted without filters, except distances beyond the circle', async () => {
  await saveRandom(10)
  const { counts } = await searchProviders(area(10), EMPTY_SEARCH, NOW)
  const missing = FACETS.filter((facet) => counts.choices[choiceKey(facet.group, facet.value)] === undefined)
  expect(missing.map((facet) => choiceKey(facet.group, facet.value))).toEqual([
    'distance:15',
    'distance:25',
    'distance:50',
    ...DETOURS.map((miles) => `detour:${miles}`),
  ])
})

test('later pages continue where the first ended, and the last one ends', async () => {
  const saved = await saveRandom(75)
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => searchProviders(area(50), { ...EMPTY_SEARCH, page }, NOW)),
  )
  const seen = pages.flatMap((page) => page.providers.map(({ id }) => id))
  expect(new Set(seen).size).toBe(saved.length)
  expect(seen).toHaveLength(saved.length)
  expect(pages.map((page) => page.pageCount)).toEqual([4, 4, 4, 4, 4])
  expect(pages[4]?.providers).toEqual([])
})

test('where so many stand in the middle that a page is soon full, the pages are what ordering everybody by hand says', async () => {
  const saved = await saveRandom(360)
  for (const query of [{}, { sort: 'distance' }, { sort: 'rating' }, { sort: 'price' }, { ageRange: 'toddlers' }]) {
    const { search } = readSearch(query)
    const expected = sortByHand(findByHand(saved, ORLANDO, 25, search, NOW), ORLANDO, search, NOW).map(({ id }) => id)
    const pages = await Promise.all([1, 2, 3].map((page) => searchProviders(area(25), { ...search, page }, NOW)))
    const [lifted] = pages[0]?.providers ?? []
    const found = pages.flatMap(({ providers }) => providers.map(({ id }) => id))
    const byHand = expected.filter((id) => id !== lifted?.id)
    expect([query, found.slice(1)]).toEqual([query, byHand.slice(0, 60)])
    expect(lifted?.isSponsored).toBe(true)
  }
})

test('providers within the circle and on its edge are found, none a millimeter outside, each at the formula’s distance', async () => {
  const saved = await saveRandom(30)
  const within = (meters: number) =>
    searchProviders({ ...area(25), radiusMeters: meters }, { ...EMPTY_SEARCH, sort: 'distance' }, NOW)
  const distances = saved.map(({ point }) => distanceMeters(ORLANDO, point))
  for (const edge of new Set(distances)) {
    for (const radius of [edge + 1e-6, edge - 0.001]) {
      expect([radius, (await within(radius)).total]).toEqual([radius, distances.filter((one) => one <= radius).length])
    }
  }
  const { providers } = await within(40_000)
  for (const { id, distanceMeters: told } of providers) {
    const point = saved.find((one) => one.id === id)?.point
    expect(told).toBeCloseTo(point ? distanceMeters(ORLANDO, point) : Number.NaN, 9)
  }
})

test('there is a test for every parameter that filters', () => {
  const others = ['age', 'born', 'start', 'workZip', 'bounds', 'view', 'sort', 'page']
  const filtering = Object.keys(searchFields).filter((field) => !others.includes(field))
  const counted = new Set<string>(FACETS.map((facet) => (facet.group === 'age' ? 'ageRange' : facet.group)))
  expect(filtering.filter((field) => !counted.has(field))).toEqual([])
})
