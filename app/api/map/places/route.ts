import { defineRoute } from '@/lib/access/routes/define-route'
import { findMapPlaces } from '@/lib/places/queries/locations'
import { mapPlacesQuery } from '@/lib/places/schema'

/** Places change only with the gazetteer, so a proxy may share a response. */
const SHARED = { 'cache-control': 'public, max-age=600, s-maxage=3600, stale-while-revalidate=86400' }

export const GET = defineRoute({
  access: 'public',
  query: mapPlacesQuery,
  handle: async ({ query }) => Response.json({ places: await findMapPlaces(query.bounds) }, { headers: SHARED }),
})
