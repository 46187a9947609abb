import { defineRoute } from '@/lib/access/routes/define-route'
import { suggestLocations } from '@/lib/places/queries/resolve-place'
import { autocompleteQuery } from '@/lib/places/schema'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { readForVisitors } from '@/lib/platform/database/replica'

const SHARED_SECONDS = 600
/** Places change only with the gazetteer, so a proxy may share a response. */
const CACHE_HEADERS = {
  'cache-control': `public, max-age=60, s-maxage=${SHARED_SECONDS}, stale-while-revalidate=3600`,
  'content-type': 'application/json',
}

/** People type the same prefixes. */
const getCached = createMemoryCache<string>({ maxEntries: 5_000, seconds: SHARED_SECONDS })

export const GET = defineRoute({
  access: 'public',
  query: autocompleteQuery,
  cachesQueries: true,
  reference: {
    resource: 'Places',
    summary: 'US cities, counties and ZIP codes that begin like a text, typing mistakes allowed.',
    parameters: { input: 'What was typed so far' },
    sharedSeconds: SHARED_SECONDS,
    example: {
      request: '/api/places/autocomplete?input=winter%20p',
      response: {
        predictions: [
          {
            place_id: 'winter-park-fl',
            description: 'Winter Park, FL',
            structured_formatting: { main_text: 'Winter Park', secondary_text: 'Florida' },
          },
        ],
      },
    },
  },
  handle: async ({ query: { input } }) =>
    new Response(await getCached(input, () => readForVisitors(() => predictionsOf(input))), { headers: CACHE_HEADERS }),
})

async function predictionsOf(input: string): Promise<string> {
  return JSON.stringify({ predictions: await suggestLocations(input) })
}
