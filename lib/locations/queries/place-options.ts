import 'server-only'
import { db } from '@/lib/platform/db'
import { placeLabel, stateName } from '../rules/labels'
import type { PlaceOption } from '../types'

export type PlaceToOffer = { slug: string; name: string; state: string; county: string | null }

/** Places to choose among, each once, with how many providers are there; those with any come first, else the order stays. */
export async function describeOptions(places: PlaceToOffer[]): Promise<PlaceOption[]> {
  const once = [...new Map(places.map((place) => [place.slug, place])).values()]
  const counts = await countProvidersIn(once.map(({ slug }) => slug))
  const options = once.map(({ slug, name, state, county }) => ({
    slug,
    label: placeLabel(name, state),
    stateName: stateName(state),
    county,
    providerCount: counts.get(slug) ?? 0,
  }))
  return options.toSorted((a, b) => Number(b.providerCount > 0) - Number(a.providerCount > 0))
}

/** Open and temporarily closed providers by location; a location without any is absent. */
export async function countProvidersIn(slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db().$queryRaw<{ slug: string; count: number }[]>`
    SELECT location_slug AS slug, count(*)::int AS count FROM provider_search_documents
    WHERE location_slug = ANY(${slugs}) GROUP BY location_slug`
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}
