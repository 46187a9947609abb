import type { Found, Instead, Question } from '@/components/search/types'
import { listFeaturedLocations } from '@/lib/locations/queries/featured-locations'
import { resolvePlace } from '@/lib/locations/queries/resolve-place'
import { now } from '@/lib/platform/clock'
import { DISTANCES } from '@/lib/providers/catalogue/search-options'
import { fillInFromGoogle } from '@/lib/providers/queries/fill-in'
import { searchProviders } from '@/lib/providers/queries/search-providers'
import { choiceKey } from '@/lib/providers/rules/choice-key'
import { todayIn } from '@/lib/providers/rules/dates'
import { METERS_PER_MILE } from '@/lib/providers/rules/geo'
import { areaOf, type KnownPlace } from '@/lib/providers/rules/search-area'
import { EMPTY_SEARCH, type Search } from '@/lib/providers/schema/search'

const FARTHEST_MILES = 50
/** Without filters people may have to drive: still better than an empty page. */
const NEAREST_MILES = 150
const OFFERED = 3

/** What the search page shows: the place, the providers, and what to do when there is none. */
export async function find({ typed, search }: Question): Promise<Found> {
  const place = await resolvePlace(typed)
  if (place.kind === 'invalid')
    return { kind: 'first-visit', isInvalid: typed !== '', cities: await listFeaturedLocations() }
  if (place.kind === 'ambiguous') return { kind: 'ambiguous', query: place.query, options: place.options }
  if (place.kind === 'unknown') return { kind: 'unknown', query: place.query, options: place.suggestions }
  const time = now()
  const area = areaOf(place, search.distance)
  const result = await searchProviders(area, search, time)
  const [instead, google] =
    result.total === 0
      ? await Promise.all([findInstead(place, search, time), fillInFromGoogle(area, search, result.total, time)])
      : [null, []]
  return { kind: 'results', place, today: todayIn(area.timeZone, time), result, instead, google }
}

async function findInstead(place: KnownPlace, search: Search, time: Date): Promise<Instead> {
  const farther = await searchProviders(areaOf(place, FARTHEST_MILES), { ...search, sort: 'distance', page: 1 }, time)
  const matching = farther.providers.slice(0, OFFERED)
  return {
    farther: DISTANCES.map((miles) => ({
      miles,
      count: farther.counts.choices[choiceKey('distance', String(miles))] ?? 0,
    }))
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
