import { METERS_PER_MILE } from '@/lib/places/rules/geo'
import type { FoundProvider } from '@/lib/providers/types'
import { DETOURS, DISTANCES } from '@/lib/search/catalogue/options'
import { searchProviders } from '@/lib/search/queries/search'
import { areaOf, type CorridorArea, type KnownPlace } from '@/lib/search/rules/area'
import { choiceKey } from '@/lib/search/rules/filters'
import { EMPTY_SEARCH } from '@/lib/search/rules/search-query'
import type { Search } from '@/lib/search/schema'

const FARTHEST_MILES = 50
const LONGEST_DETOUR = Math.max(...DETOURS) * METERS_PER_MILE
/** Without filters people may have to drive: still better than an empty page. */
const NEAREST_MILES = 150
const OFFERED = 3

type FoundAlternatives = {
  farther: { miles: number; count: number }[]
  matching: FoundProvider[]
  nearest: FoundProvider[]
}

/** Where nothing was found: how many there are farther away, or with a longer detour, and the nearest of them. */
export async function findAlternatives(
  place: KnownPlace,
  along: CorridorArea | null,
  search: Search,
  time: Date,
): Promise<FoundAlternatives> {
  const [area, group, miles] = along
    ? ([{ ...along, detourMeters: LONGEST_DETOUR }, 'detour', DETOURS] as const)
    : ([areaOf(place, FARTHEST_MILES), 'distance', DISTANCES] as const)
  const farther = await searchProviders(area, { ...search, sort: group, page: 1 }, time)
  const matching = farther.providers.slice(0, OFFERED)
  return {
    farther: miles
      .map((far) => ({ miles: far, count: farther.counts.choices[choiceKey(group, String(far))] ?? 0 }))
      .filter(({ count }) => count > 0)
      .slice(0, OFFERED),
    matching,
    nearest: matching.length > 0 ? [] : await findNearest(place, time),
  }
}

async function findNearest(place: KnownPlace, time: Date) {
  const area = { ...areaOf(place, FARTHEST_MILES), radiusMeters: NEAREST_MILES * METERS_PER_MILE }
  const { providers } = await searchProviders(area, { ...EMPTY_SEARCH, sort: 'distance' }, time)
  return providers.slice(0, OFFERED)
}
