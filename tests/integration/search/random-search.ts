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
  if (random.chance(0.4)) query.age = String(random.int(0, 155))
  if (random.chance(0.3)) query.start = random.pick(['2026-11', '2027-01', '2027-06', '2028-02'])
  if (random.chance(0.2)) query.days = random.some(['mon', 'wed', 'sat', 'sun'], random.int(1, 3))
  query.hide = random.some(['hours', 'unknown'], random.pick([0, 0, 1, 2]))
  return { ...readSearch(query).search, distance: null, detour: null }
}
