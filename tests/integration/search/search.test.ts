import { findResults } from '@/app/[locale]/(site)/search/results'
import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { clockText, minuteOf } from '@/lib/platform/time/dates'
import { DETOURS, DROP_OFF_TIMES, PICK_UP_TIMES } from '@/lib/search/catalogue/options'
import { searchProviders } from '@/lib/search/queries/search'
import { FACETS, type Facet, type Match } from '@/lib/search/rules/facets'
import {
  choiceKey,
  countsUnknown,
  EMPTY_SEARCH,
  type FilterGroup,
  needsAll,
  requestedGroups,
  searchQuery,
  withoutGroup,
} from '@/lib/search/rules/filters'
import { readSearch, type Search, searchFields } from '@/lib/search/schema'
import { ORLANDO } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addPlaces, addProvider } from '@/tests/support/providers/add-provider'
import { translate } from '@/tests/support/setup/translate'
import { findWithinMiles, knownIn, matchOf, sortByOrder, verdictOf, weekdays } from './expected-results'
import { NOW, randomSearch, saveRandom } from './random-directory'

// Nothing is cached here.
jest.mock('next/cache', () => ({ unstable_cache: (query: () => Promise<unknown>) => query }))
testDatabase()

const area = (miles: number) => ({
  center: ORLANDO,
  timeZone: 'America/New_York',
  radiusMeters: miles * METERS_PER_MILE,
})

test('the results, their order and every count equal a calculation by hand', async () => {
  const saved = await saveRandom()
  for (let seed = 0; seed < 40; seed++) {
    const search = randomSearch(seed)
    const byHand = (other: Search, miles = 25) => findWithinMiles(saved, ORLANDO, miles, other, NOW)
    const expected = sortByOrder(byHand(search), ORLANDO, search, NOW)
    const result = await searchProviders(area(25), search, NOW)

    expect([seed, result.total]).toEqual([seed, expected.length])
    const [first] = result.providers
    const isPromoted = (id: string) => first?.id === id && first.isSponsored && first.match === 'fits'
    const organic = expected.filter(({ id }) => !isPromoted(id)).slice(0, 20)
    expect(result.providers.filter(({ id }) => !isPromoted(id)).map(({ id }) => id)).toEqual(
      organic.map(({ id }) => id),
    )

    const expectedWithout = requestedGroups(search).map((group) => [group, byHand(withoutGroup(search, group)).length])
    expect(Object.fromEntries(expectedWithout)).toMatchObject(result.counts.without)

    for (const { group, value } of FACETS) {
      const counted = result.counts.choices[choiceKey(group, value)]
      if (counted === undefined) continue
      const expectedCount = expectedMatches(group, value).length
      expect([seed, group, value, counted]).toEqual([seed, group, value, expectedCount])
    }
    const expectedMatchKinds = expected.map(({ draft }) => matchOf(draft, search, NOW))
    const countOf = (match: Match) => expectedMatchKinds.filter((one) => one === match).length
    expect([seed, result.counts.unknown, result.counts.unfit]).toEqual([seed, countOf('unknown'), countOf('does_not')])
    for (const { id, match } of result.providers) {
      const draft = saved.find((one) => one.id === id)?.draft
      expect([seed, match]).toEqual([seed, draft && matchOf(draft, search, NOW)])
    }

    /** Those that a choice would find: it counts only providers known to meet it, and the other filters unless the heading counts all. */
    function expectedMatches(group: Facet['group'], value: string) {
      if (group === 'distance' || group === 'detour') {
        const found = group === 'distance' ? byHand(search, Number(value)) : byHand(search)
        return knownIn(expected, search, NOW).length > 0 ? knownIn(found, search, NOW) : found
      }
      if (group === 'dropOff' || group === 'pickUp') {
        const minute = minuteOf(value)
        const found = byHand(withoutGroup(search, 'hours')).filter(({ draft }) => {
          const week = weekdays(draft, NOW)
          return week && (group === 'dropOff' ? week.opens <= minute : week.closes >= minute)
        })
        return knownIn(found, search, NOW)
      }
      const chosenSearch = withChoice(search, group, value)
      const found = byHand(chosenSearch).filter(({ draft }) => verdictOf(group, draft, chosenSearch, NOW))
      return countsUnknown(search) ? found : knownIn(found, chosenSearch, NOW)
    }
  }
})

/** The search with one more choice; in groups where any choice is enough, with that choice alone. */
function withChoice(search: Search, group: Exclude<FilterGroup, 'hours'>, value: string): Search {
  const base = needsAll(group) ? search : withoutGroup(search, group)
  const query = searchQuery(base)
  const isList = Array.isArray(EMPTY_SEARCH[group])
  return readSearch({ ...query, [group]: isList ? [...[query[group] ?? []].flat(), value] : value }).search
}

test('without filters every choice is counted, except times, which exclude nobody, and distances beyond the circle', async () => {
  await saveRandom(10)
  const { counts } = await searchProviders(area(10), EMPTY_SEARCH, NOW)
  const missing = FACETS.filter((facet) => counts.choices[choiceKey(facet.group, facet.value)] === undefined)
  expect(missing.map((facet) => choiceKey(facet.group, facet.value))).toEqual([
    ...DROP_OFF_TIMES.map((minute) => `dropOff:${clockText(minute)}`),
    ...PICK_UP_TIMES.map((minute) => `pickUp:${clockText(minute)}`),
    'distance:15',
    'distance:25',
    'distance:50',
    ...DETOURS.map((miles) => `detour:${miles}`),
  ])
})

test('a time is counted where it excludes others: those with other hours are hidden, and no days or other time are given', async () => {
  await saveRandom(10)
  const countedIn = async (query: Record<string, string>) => {
    const { counts } = await searchProviders(area(10), readSearch(query).search, NOW)
    return ['dropOff:07:00', 'pickUp:18:00'].filter((key) => counts.choices[key] !== undefined)
  }
  expect(await countedIn({ hide: 'hours' })).toEqual(['dropOff:07:00', 'pickUp:18:00'])
  expect(await countedIn({ hide: 'hours', dropOff: '07:30' })).toEqual(['dropOff:07:00'])
  expect(await countedIn({ hide: 'hours', days: 'mon' })).toEqual([])
  expect(await countedIn({ dropOff: '07:30' })).toEqual([])
})

test('where only dropping several filters at once helps, the page knows how many it then shows', async () => {
  await addPlaces()
  for (const name of ['Heron Bend', 'Copper Kettle']) await addProvider({ name, programs: ['gold_seal'] })
  const t = translate('en', 'families.fit')
  const lines = translate('en', 'families.fitLines')
  const childTyped = { age: '', start: '' }
  const request = { typed: '32801', workTyped: '', childTyped, skipped: [], showsAllFilters: false }
  const outcomeOf = (query: Record<string, string>) =>
    findResults({ ...request, ...readSearch(query) }, { t, lines, locale: 'en' })
  const twoFilters = { program: 'vpk', kind: 'family_home' }
  expect(await outcomeOf(twoFilters)).toMatchObject({ total: 0, alternatives: { unfiltered: 2 } })
  // Nobody has stated a price, and providers who have not are hidden.
  const hidden = { priceRange: '0-300', over: 'show', hide: 'unknown' }
  expect(await outcomeOf(hidden)).toMatchObject({ total: 0, alternatives: { unfiltered: 2 } })
  // One less is enough.
  expect(await outcomeOf({ kind: 'family_home' })).toMatchObject({
    without: { kind: 2 },
    alternatives: { unfiltered: 0 },
  })
})

test('later pages continue where the first ended, and the last one ends', async () => {
  const saved = await saveRandom(75)
  const pages = await Promise.all(
    [1, 2, 3, 4, 5].map((page) => searchProviders(area(50), { ...EMPTY_SEARCH, page }, NOW)),
  )
  const ids = pages.flatMap((page) => page.providers.map(({ id }) => id))
  expect(new Set(ids).size).toBe(saved.length)
  expect(ids).toHaveLength(saved.length)
  expect(pages.map((page) => page.pageCount)).toEqual([4, 4, 4, 4, 4])
  expect(pages[4]?.providers).toEqual([])
})

test('pages equal a full ordering by hand even where many providers share the center', async () => {
  const saved = await saveRandom(360)
  for (const query of [{}, { sort: 'distance' }, { sort: 'rating' }, { sort: 'price' }, { ageRange: 'toddlers' }]) {
    const { search } = readSearch(query)
    const expected = sortByOrder(findWithinMiles(saved, ORLANDO, 25, search, NOW), ORLANDO, search, NOW).map(
      ({ id }) => id,
    )
    const pages = await Promise.all([1, 2, 3].map((page) => searchProviders(area(25), { ...search, page }, NOW)))
    const [promoted] = pages[0]?.providers ?? []
    const found = pages.flatMap(({ providers }) => providers.map(({ id }) => id))
    const byHand = expected.filter((id) => id !== promoted?.id)
    expect([query, found.slice(1)]).toEqual([query, byHand.slice(0, 60)])
    expect(promoted?.isSponsored).toBe(true)
  }
})

test("providers within or on the circle are found, one a millimeter outside is not, and distances equal the formula's", async () => {
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
  for (const { id, distanceMeters: reported } of providers) {
    const point = saved.find((one) => one.id === id)?.point
    expect(reported).toBeCloseTo(point ? distanceMeters(ORLANDO, point) : Number.NaN, 9)
  }
})

test('there is a test for every parameter that filters', () => {
  const others = ['age', 'start', 'days', 'over', 'hide', 'workZip', 'bounds', 'view', 'sort', 'page']
  const filtering = Object.keys(searchFields).filter((field) => !others.includes(field))
  const counted = new Set<string>(FACETS.map(({ group }) => group))
  expect(filtering.filter((field) => !counted.has(field))).toEqual([])
})
