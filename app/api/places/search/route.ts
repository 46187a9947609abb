import { defineRoute } from '@/lib/access/define-route'
import { findZip } from '@/lib/locations/queries/find-location'
import { resolvePlace } from '@/lib/locations/queries/resolve-place'
import { now } from '@/lib/platform/clock'
import { fillInFromGoogle } from '@/lib/providers/queries/fill-in'
import { directoryPlaces } from '@/lib/providers/queries/places'
import { areaOf, boxAreaOf, isKnown, refuseUnclear } from '@/lib/providers/rules/search-area'
import { refuseNoWay, wayToWork, withoutWay } from '@/lib/providers/rules/way-to-work'
import { placesSearchQuery } from '@/lib/providers/schema/places-search'

/** The same for everybody and true for a minute, so a proxy may share an answer that long. */
const SHARED = { 'cache-control': 'public, max-age=0, s-maxage=60' }
/** Nobody may keep what Google said. */
const NOT_KEPT = { 'cache-control': 'private, no-store' }

export const GET = defineRoute({
  access: 'public',
  query: placesSearchQuery,
  handle: async ({ query: { zipCode, ...question } }) => {
    const [resolved, work] = await Promise.all([resolvePlace(zipCode), question.workZip && findZip(question.workZip)])
    const place = refuseUnclear(resolved)
    if (!isKnown(place)) return answer([], 0, SHARED)
    const box = boxAreaOf(place, question.bounds)
    const way = box ? null : refuseNoWay(wayToWork(place, question, work || null))
    const area = areaOf(place, question.distance)
    const found = await directoryPlaces.search(box ?? way ?? area, box ? withoutWay(question) : question, now())
    const others = await fillInFromGoogle(area, question, found.total, now())
    return others.length > 0 ? answer(others, others.length, NOT_KEPT) : answer(found.places, found.total, SHARED)
  },
})

function answer(places: object[], total: number, headers: Record<string, string>) {
  return Response.json(places, { headers: { ...headers, 'x-total-count': String(total) } })
}
