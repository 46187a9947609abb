import 'server-only'
import { db } from '@/lib/platform/db'
import { CARE_TYPES, LANDING_CARE_TYPES, type LandingCareType } from '../catalogue/traits'
import { LANDING_MIN_PROVIDERS } from '../rules/landing'
import { maskOf } from '../rules/search-document'

/** A sitemap file holds at most 50,000 addresses (sitemaps.org). A part is a range of internal ids, so none can hold more. */
export const SITEMAP_PART_SIZE = 50_000

/** Which parts hold an indexable provider, counted from 1. */
export async function listProviderSitemapParts(): Promise<number[]> {
  const rows = await db().$queryRaw<{ part: number }[]>`
    SELECT DISTINCT (provider_id - 1) / ${SITEMAP_PART_SIZE}::int + 1 AS part
    FROM provider_search_documents ORDER BY part`
  return rows.map(({ part }) => part)
}

/** The open and temporarily closed providers of a part: public id, and when anything of theirs last changed. */
export function listProvidersForSitemap(part: number): Promise<{ publicId: string; changedAt: Date }[]> {
  return db().$queryRaw`
    SELECT p.slug AS "publicId", p.updated_at AS "changedAt"
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE d.provider_id > ${(part - 1) * SITEMAP_PART_SIZE}::int AND d.provider_id <= ${part * SITEMAP_PART_SIZE}::int
    ORDER BY d.provider_id`
}

/** Landing pages that search engines may keep, with the last change of a provider they list. */
export async function listLandingPagesForSitemap(): Promise<
  { careType: LandingCareType; locationSlug: string; changedAt: Date }[]
> {
  const lists = await Promise.all(
    LANDING_CARE_TYPES.map(async (careType) => {
      const rows = await db().$queryRaw<{ locationSlug: string; changedAt: Date }[]>`
        SELECT d.location_slug AS "locationSlug", max(p.updated_at) AS "changedAt"
        FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
        WHERE d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0
        GROUP BY d.location_slug HAVING count(*) >= ${LANDING_MIN_PROVIDERS}::int
        ORDER BY d.location_slug`
      return rows.map((row) => ({ careType, ...row }))
    }),
  )
  return lists.flat()
}
