import { defineRoute } from '@/lib/access/routes/define-route'
import { suggestLocations } from '@/lib/places/queries/resolve-place'
import { autocompleteQuery } from '@/lib/places/schema'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { readForVisitors } from '@/lib/platform/database/replica'

/** Places change only with the gazetteer, so a proxy may share a response. */
const SHARED = {
  'cache-control': 'public, max-age=60, s-maxage=600, stale-while-revalidate=3600',
  'content-type': 'application/json',
}

/** People type the same prefixes. */
const remember = createMemoryCache<string>({ maxEntries: 5_000, seconds: 600 })

export const GET = defineRoute({
  access: 'public',
  query: autocompleteQuery,
  remembersQueries: true,
  handle: async ({ query: { input } }) =>
    new Response(await remember(input, () => readForVisitors(() => predictionsOf(input))), { headers: SHARED }),
})

async function predictionsOf(input: string): Promise<string> {
  return JSON.stringify({ predictions: await suggestLocations(input) })
}
