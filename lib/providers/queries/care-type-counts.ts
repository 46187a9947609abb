import 'server-only'
import { db } from '@/lib/platform/db'
import { CARE_TYPES, LANDING_CARE_TYPES, type LandingCareType } from '../catalogue/traits'
import { maskOf } from '../rules/search-document'

export type CareTypeCounts = Record<LandingCareType, number>

const masks = LANDING_CARE_TYPES.map((careType) => maskOf(CARE_TYPES, [careType]))

/** How many providers of each care type stand in these cities, open or temporarily closed; one entry for every slug. */
export async function countByCareType(locationSlugs: string[]): Promise<Map<string, CareTypeCounts>> {
  const [daycare, preschool, montessori] = masks
  const rows = await db().$queryRaw<(CareTypeCounts & { slug: string })[]>`
    SELECT location_slug AS slug,
      count(*) FILTER (WHERE traits & ${daycare}::bigint <> 0)::int AS daycare,
      count(*) FILTER (WHERE traits & ${preschool}::bigint <> 0)::int AS preschool,
      count(*) FILTER (WHERE traits & ${montessori}::bigint <> 0)::int AS montessori
    FROM provider_search_documents WHERE location_slug = ANY(${locationSlugs}) GROUP BY location_slug`
  const none: CareTypeCounts = { daycare: 0, preschool: 0, montessori: 0 }
  const counts = new Map(rows.map(({ slug, ...count }) => [slug, count]))
  return new Map(locationSlugs.map((slug) => [slug, counts.get(slug) ?? none]))
}
