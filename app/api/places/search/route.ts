import type { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import type { PlaceArea } from '@/lib/places/types'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { readForVisitors } from '@/lib/platform/database/replica'
import { now } from '@/lib/platform/time/clock'
import { PARAMETER_MEANINGS, searchPlaces } from '@/lib/search/queries/places-source'
import { findGooglePlaces, resolvePlaceAndWork } from '@/lib/search/queries/search'
import { areaOf, isKnown, requestedArea, requireKnownPlace, requireWayToWork } from '@/lib/search/rules/area'
import { placesSearchQuery, type Search } from '@/lib/search/schema'

/** The same for everyone and valid for a minute, so proxies and this process may cache it that long. */
const SHARED_SECONDS = 60
const CACHE_HEADERS = { 'cache-control': `public, max-age=0, s-maxage=${SHARED_SECONDS}` }
/** Google's terms forbid caching its results. */
const NOT_CACHED = { 'cache-control': 'private, no-store' }

type Query = z.output<typeof placesSearchQuery>

/** The directory's results as JSON; `google` is the area and search for Google instead, if the directory has no results. */
type DirectoryResults = { json: string; total: number; google: { area: PlaceArea; search: Search } | null }

const getCached = createMemoryCache<DirectoryResults>({ maxEntries: 500, seconds: SHARED_SECONDS })

export const GET = defineRoute({
  access: 'public',
  query: placesSearchQuery,
  cachesQueries: true,
  reference: {
    resource: 'Providers',
    summary: 'Finds providers near a place: 20 a page, and the number of all in the header X-Total-Count.',
    parameters: PARAMETER_MEANINGS,
    sharedSeconds: SHARED_SECONDS,
    example: {
      request: '/api/places/search?zipCode=32801&distance=5&childcareType=daycare&openings=confirmed',
      response: [
        {
          id: 'little-harbor-academy-orlando-fl-4m9q',
          place_id: 'little-harbor-academy-orlando-fl-4m9q',
          name: 'Little Harbor Academy',
          rating: 4.8,
          user_ratings_total: 31,
          ageRange: '6 weeks – 5 years',
          tags: [{ label: 'Daycare', color: 'blue' }],
          image: '/media/scenes/front-01.webp',
          location: '214 E Robinson St, Orlando, FL 32801',
          isSponsored: true,
          price_level: 2,
          distance_miles: 0.4,
        },
      ],
    },
  },
  handle: async ({ query }) => {
    const { json, total, google } = await getCached(JSON.stringify(query), () =>
      readForVisitors(() => searchDirectory(query)),
    )
    const others = google ? await findGooglePlaces(google.area, google.search, now()) : []
    return others.length > 0
      ? respond(JSON.stringify(others), others.length, NOT_CACHED)
      : respond(json, total, CACHE_HEADERS)
  },
})

async function searchDirectory({ zipCode, ...requested }: Query): Promise<DirectoryResults> {
  const [resolved, work] = await resolvePlaceAndWork(zipCode, requested)
  const place = requireKnownPlace(resolved)
  if (!isKnown(place)) return { json: '[]', total: 0, google: null }
  const { area, search, way } = requestedArea(place, requested, work)
  requireWayToWork(way)
  const { places, total } = await searchPlaces(area, search, now())
  const google = total === 0 ? { area: areaOf(place, search.distance), search } : null
  return { json: JSON.stringify(places), total, google }
}

function respond(json: string, total: number, headers: Record<string, string>): Response {
  const type = { 'content-type': 'application/json', 'x-total-count': String(total) }
  return new Response(json, { headers: { ...headers, ...type } })
}
