import { defineRoute } from '@/lib/access/routes/define-route'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { readForVisitors } from '@/lib/platform/database/replica'
import { now } from '@/lib/platform/time/clock'
import { PARAMETER_MEANINGS } from '@/lib/search/queries/places-source'
import { findPrices, resolvePlaceAndWork } from '@/lib/search/queries/search'
import { isKnown, requestedArea, requireKnownPlace } from '@/lib/search/rules/area'
import type { PriceBars } from '@/lib/search/rules/price-bars'
import { placesSearchQuery, type Search } from '@/lib/search/schema'

/** The same for everyone and valid for a minute, like the results. */
const SHARED_SECONDS = 60
const CACHE_HEADERS = { 'cache-control': `public, max-age=${SHARED_SECONDS}, s-maxage=${SHARED_SECONDS}` }

const getCached = createMemoryCache<PriceBars | null>({ maxEntries: 500, seconds: SHARED_SECONDS })

export const GET = defineRoute({
  access: 'public',
  query: placesSearchQuery,
  cachesQueries: true,
  reference: {
    resource: 'Providers',
    summary: 'The weekly prices of a search as a histogram, in dollars: null where none is known.',
    parameters: PARAMETER_MEANINGS,
    sharedSeconds: SHARED_SECONDS,
    example: {
      request: '/api/places/prices?zipCode=32801',
      response: { from: 75, step: 15, counts: [1, 0, 6, 4, 3, 2, 2, 7, 5], unpriced: 0, total: 124 },
    },
  },
  handle: async ({ query: { zipCode, ...search } }) => {
    const withoutPrice = { ...search, priceRange: null, sort: null, view: 'list' as const, page: 1 }
    const bars = await getCached(JSON.stringify({ zipCode, ...withoutPrice }), () =>
      readForVisitors(() => loadBars(zipCode, withoutPrice)),
    )
    return Response.json(bars, { headers: CACHE_HEADERS })
  },
})

async function loadBars(zipCode: string, requested: Search): Promise<PriceBars | null> {
  const [resolved, work] = await resolvePlaceAndWork(zipCode, requested)
  const place = requireKnownPlace(resolved)
  if (!isKnown(place)) return null
  const { area, search } = requestedArea(place, requested, work)
  return findPrices(area, search, now())
}
