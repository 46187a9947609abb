import type { z } from 'zod'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findZip } from '@/lib/places/queries/locations'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import type { PlaceArea } from '@/lib/places/types'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { now } from '@/lib/platform/time/clock'
import { directoryPlaces, findGooglePlaces } from '@/lib/search/queries/places-source'
import { areaOf, boxAreaOf, isKnown, requireKnownPlace, requireWay, wayToWork } from '@/lib/search/rules/area'
import { withoutWay } from '@/lib/search/rules/filters'
import { placesSearchQuery, type Search } from '@/lib/search/schema'

/** The same for everyone and valid for a minute, so proxies and this process may cache it that long. */
const SHARED_SECONDS = 60
const SHARED = { 'cache-control': `public, max-age=0, s-maxage=${SHARED_SECONDS}` }
/** Google's terms forbid caching its results. */
const NOT_KEPT = { 'cache-control': 'private, no-store' }

type Query = z.output<typeof placesSearchQuery>
type OwnAnswer = { text: string; total: number; fillIn: { area: PlaceArea; question: Search } | null }

const remember = createMemoryCache<OwnAnswer>({ maxEntries: 500, seconds: SHARED_SECONDS })

export const GET = defineRoute({
  access: 'public',
  query: placesSearchQuery,
  remembersQueries: true,
  handle: async ({ query }) => {
    const { text, total, fillIn } = await remember(JSON.stringify(query), () => findOwn(query))
    const others = fillIn ? await findGooglePlaces(fillIn.area, fillIn.question, total, now()) : []
    return others.length > 0 ? answer(JSON.stringify(others), others.length, NOT_KEPT) : answer(text, total, SHARED)
  },
})

async function findOwn({ zipCode, ...question }: Query): Promise<OwnAnswer> {
  const [resolved, work] = await Promise.all([resolvePlace(zipCode), question.workZip && findZip(question.workZip)])
  const place = requireKnownPlace(resolved)
  if (!isKnown(place)) return { text: '[]', total: 0, fillIn: null }
  const box = boxAreaOf(place, question.bounds)
  const way = box ? null : requireWay(wayToWork(place, question, work || null))
  const area = areaOf(place, question.distance)
  const { places, total } = await directoryPlaces.search(
    box ?? way ?? area,
    box ? withoutWay(question) : question,
    now(),
  )
  return { text: JSON.stringify(places), total, fillIn: total === 0 ? { area, question } : null }
}

function answer(text: string, total: number, headers: Record<string, string>): Response {
  const type = { 'content-type': 'application/json', 'x-total-count': String(total) }
  return new Response(text, { headers: { ...headers, ...type } })
}
