import { FACETS } from '@/lib/search/rules/facets'
import { EMPTY_SEARCH } from '@/lib/search/rules/search-query'
import { readSearch, type Search } from '@/lib/search/schema'
import { createRandom } from '@/tests/support/factories/random'

/** A search with up to three filters, out of the choices that are counted. */
export function randomSearch(seed: number): Search {
  const random = createRandom(`question ${seed}`)
  const query: Record<string, string | string[]> = { sort: random.pick(['best', 'distance', 'rating', 'price']) }
  for (const facet of random.some(FACETS, random.int(0, 3))) {
    const field = facet.group === 'age' ? 'ageRange' : facet.group
    const isList = Array.isArray(EMPTY_SEARCH[field])
    query[field] = isList ? [...[query[field] ?? []].flat(), facet.value] : facet.value
  }
  if (random.chance(0.2)) query.age = String(random.int(0, 155))
  return { ...readSearch(query).search, distance: null, detour: null }
}
