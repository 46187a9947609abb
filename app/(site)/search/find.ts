import type { Found, Question } from '@/components/search/types'
import { listFeaturedLocations } from '@/lib/locations/queries/featured-locations'
import { findZip } from '@/lib/locations/queries/find-location'
import { resolvePlace } from '@/lib/locations/queries/resolve-place'
import { now } from '@/lib/platform/clock'
import { fillInFromGoogle } from '@/lib/providers/queries/fill-in'
import { searchProviders } from '@/lib/providers/queries/search-providers'
import { askedArea } from '@/lib/providers/rules/asked-area'
import { todayIn } from '@/lib/providers/rules/dates'
import { areaOf } from '@/lib/providers/rules/search-area'
import { findInstead } from './find-instead'
import { findMap } from './find-map'

/** What the search page shows: the place, the providers, and what to do when there is none. */
export async function find({ typed, search: asked }: Question): Promise<Found> {
  const [place, work] = await Promise.all([resolvePlace(typed), asked.workZip === null ? null : findZip(asked.workZip)])
  if (place.kind === 'invalid')
    return { kind: 'first-visit', isInvalid: typed !== '', cities: await listFeaturedLocations() }
  if (place.kind === 'ambiguous') return { kind: 'ambiguous', query: place.query, options: place.options }
  if (place.kind === 'unknown') return { kind: 'unknown', query: place.query, options: place.suggestions }
  const time = now()
  const { area, search, way, along } = askedArea(place, asked, work)
  const near = areaOf(place, search.distance)
  const [result, map] = await Promise.all([
    searchProviders(area, search, time),
    search.view === 'map' ? findMap(area, search, time) : null,
  ])
  const [instead, google] =
    result.total === 0
      ? await Promise.all([findInstead(place, along, search, time), fillInFromGoogle(near, search, result.total, time)])
      : [null, []]
  return { kind: 'results', place, search, way, today: todayIn(near.timeZone, time), result, instead, google, map }
}
