import { defineRoute } from '@/lib/access/define-route'
import { suggestLocations } from '@/lib/locations/queries/suggest-locations'
import { autocompleteQuery } from '@/lib/locations/schema'

/** Places change when the gazetteer does, so a proxy may share an answer. */
const SHARED = { 'cache-control': 'public, max-age=60, s-maxage=600, stale-while-revalidate=3600' }

export const GET = defineRoute({
  access: 'public',
  query: autocompleteQuery,
  remembersQueries: true,
  handle: async ({ query }) => Response.json({ predictions: await suggestLocations(query.input) }, { headers: SHARED }),
})
