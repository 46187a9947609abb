import { defineRoute } from '@/lib/access/routes/define-route'
import { findMapPlaces } from '@/lib/places/queries/locations'
import { mapPlacesQuery } from '@/lib/places/schema'
import { env } from '@/lib/platform/config/env'

const SHARED_SECONDS = 3600
/** Places change only with the gazetteer, so a proxy may share a response. */
const CACHE_HEADERS = {
  'cache-control': `public, max-age=600, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=86400`,
}

export const GET = defineRoute({
  access: 'public',
  query: mapPlacesQuery,
  reference: {
    resource: 'Places',
    summary: 'The largest places in a part of the map. weight: how many ZIP codes they have.',
    parameters: { bounds: 'South, west, north, east, in degrees' },
    sharedSeconds: SHARED_SECONDS,
    example: {
      request: '/api/map/places?bounds=28.3,-81.6,28.8,-81.1',
      response: {
        places: [
          { slug: 'orlando-fl', name: 'Orlando', kind: 'city', weight: 59, latitude: 28.5399, longitude: -81.3727 },
        ],
        hasStreets: false,
      },
    },
  },
  // `hasStreets` comes with the names, so that a map needs no other request to learn whether there are streets.
  handle: async ({ query }) =>
    Response.json(
      { places: await findMapPlaces(query.bounds), hasStreets: env().STREETS_FILE !== undefined },
      { headers: CACHE_HEADERS },
    ),
})
