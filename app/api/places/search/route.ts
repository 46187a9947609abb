import { defineRoute } from '@/lib/access/define-route'
import { resolvePlace } from '@/lib/locations/queries/resolve-place'
import { now } from '@/lib/platform/clock'
import { directoryPlaces } from '@/lib/providers/queries/places'
import { areaOf, isKnown, refuseUnclear } from '@/lib/providers/rules/search-area'
import { placesSearchQuery } from '@/lib/providers/schema/places-search'

/** The same for everybody and true for a minute, so a proxy may share an answer that long. */
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60' }

export const GET = defineRoute({
  access: 'public',
  query: placesSearchQuery,
  handle: async ({ query: { zipCode, ...question } }) => {
    const place = refuseUnclear(await resolvePlace(zipCode))
    const found = isKnown(place)
      ? await directoryPlaces.search(areaOf(place, question.distance), question, now())
      : { places: [], total: 0 }
    return Response.json(found.places, { headers: { ...SHARED, 'x-total-count': String(found.total) } })
  },
})
