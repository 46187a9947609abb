import { GET } from '@/app/api/places/prices/route'
import { findPrices, searchProviders } from '@/lib/search/queries/search'
import { hasNeeds } from '@/lib/search/rules/filters'
import { countWithin, endOf } from '@/lib/search/rules/price-bars'
import type { Search } from '@/lib/search/schema'
import { ORLANDO } from '@/tests/support/factories/provider'
import { testDatabase } from '@/tests/support/platform/database'
import { addLocation, addProvider } from '@/tests/support/providers/add-provider'
import { NOW, randomSearch, saveRandom } from './random-directory'

testDatabase()

const area = { center: ORLANDO, timeZone: 'America/New_York', radiusMeters: 40_000 }

test('moving the price says how many providers the search with that price finds, for a child and without one', async () => {
  await saveRandom()
  const seen = { withChild: 0, without: 0 }
  for (let seed = 0; seed < 60; seed++) {
    const search: Search = { ...randomSearch(seed), page: 1 }
    const bars = await findPrices(area, search, NOW)
    if (!bars) continue
    for (const bar of [3, 9, 14, null]) {
      const most = bar === null ? null : bars.from + bar * bars.step
      const priceRange = most === null ? null : { minDollars: 0, maxDollars: most }
      // A search that shows those over the price finds the same number at any price, so the slider shows none.
      const { counts } = await searchProviders(area, { ...search, over: false, priceRange }, NOW)
      const shown = hasNeeds(search) ? counts.total : counts.total - counts.unknown
      expect([seed, most, countWithin(bars, most)]).toEqual([seed, most, shown])
      seen[hasNeeds(search) ? 'withChild' : 'without']++
    }
    expect(endOf(bars) - bars.from).toBe(18 * bars.step)
  }
  expect(seen.withChild).toBeGreaterThan(10)
  expect(seen.without).toBeGreaterThan(10)
})

test('the histogram has the prices of the child’s room, whatever limit is set, and is shared for a minute', async () => {
  await addLocation()
  await addProvider({
    facts: { tuition: { source: 'provider', sourceName: 'Little Harbor Academy', confirmedOn: '2026-11-10' } },
    ageBands: [
      { band: 'infant', tuitionWeeklyCents: 28_250 },
      { band: 'four', tuitionWeeklyCents: 19_000 },
    ],
  })
  const bars = async (query: string) => {
    const response = await GET(new Request(`http://localhost/api/places/prices?zipCode=32801${query}`), {
      params: Promise.resolve({}),
    })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60, s-maxage=60'])
    return response.json()
  }
  expect(await bars('&age=6&priceRange=0-100')).toMatchObject({ from: 280, step: 5, counts: [1, ...Array(17).fill(0)] })
  expect(await bars('&age=50')).toMatchObject({ from: 185, step: 5 })
  expect(await bars('&age=30')).toBeNull()
})
