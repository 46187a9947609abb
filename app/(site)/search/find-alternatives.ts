import { DETOURS, DISTANCES } from '@/lib/providers/catalogue/search-options'
import { searchProviders } from '@/lib/providers/queries/search-providers'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import { EMPTY_SEARCH } from '@/lib/providers/rules/empty-search'
import { METERS_PER_MILE } from '@/lib/providers/rules/geo'
import { areaOf, type CorridorArea, type KnownPlace } from '@/lib/providers/rules/search-area'
import type { Search } from '@/lib/providers/schema/search'
import type { FoundProvider } from '@/lib/providers/types'

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
