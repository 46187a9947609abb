import { defineRoute } from '@/lib/access/routes/define-route'
import { findMapPlaces } from '@/lib/places/queries/locations'
import { mapPlacesQuery } from '@/lib/places/schema'
import { env } from '@/lib/platform/config/env'

/** Places change only with the gazetteer, so a proxy may share a response. */
const SHARED = { 'cache-control': 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400' }

export const GET = defineRoute({
  access: 'public',
  query: mapPlacesQuery,
  // With the names, so that a map needs no other request to learn whether there are streets.
  handle: async ({ query }) =>
    Response.json(
      { places: await findMapPlaces(query.bounds), hasStreets: env().STREETS_FILE !== undefined },
      { headers: SHARED },
    ),
})
