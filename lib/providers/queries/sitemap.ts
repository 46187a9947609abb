import 'server-only'
import type { LandingPlace } from '@/lib/locations/types'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES, LANDING_CARE_TYPES, type LandingCareType } from '../catalogue/traits'
import { LANDING_MIN_PROVIDERS, LANDING_PAGE_SIZE, ZIP_MIN_IN_CITY } from '../rules/landing'
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

/**
 * The open and temporarily closed providers of a part: public id, and when anything on their pages last changed; words of a review
 * and answers to one stand there too.
 */
export function listProvidersForSitemap(part: number): Promise<{ publicId: string; changedAt: Date }[]> {
  return db().$queryRaw`
    SELECT p.slug AS "publicId", greatest(p.updated_at, said.at) AS "changedAt"
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
      LEFT JOIN LATERAL (
        SELECT max(greatest(r.edited_at, r.decided_at, a.created_at)) AS at
        FROM reviews r LEFT JOIN review_answers a ON a.review_id = r.id
        WHERE r.provider_id = p.id AND r.status = 'published'
      ) said ON true
    WHERE d.provider_id > ${(part - 1) * SITEMAP_PART_SIZE}::int AND d.provider_id <= ${part * SITEMAP_PART_SIZE}::int
    ORDER BY d.provider_id`
}

type ListedPage = { careType: LandingCareType; slug: string; changedAt: Date }

/** Landing pages of a kind of place that search engines may keep, with the last change of a provider they list. */
export async function listLandingPagesForSitemap(kind: LandingPlace['kind']): Promise<ListedPage[]> {
  const lists = await Promise.all(
    LANDING_CARE_TYPES.map(async (careType) => {
      const rows = await db().$queryRaw<{ slug: string; changedAt: Date }[]>(pagesSql(kind, careType))
      return rows.map((row) => ({ careType, ...row }))
    }),
  )
  return lists.flat()
}

/** hasEnoughToSay() of lib/providers/rules/landing.ts, for all places at once. */
function pagesSql(kind: LandingPlace['kind'], careType: string): Prisma.Sql {
  const providers = Prisma.sql`
    SELECT p.zip, d.county, d.location_slug, p.updated_at
    FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
  const counted = Prisma.sql`count(*)::int AS total, max(updated_at) AS "changedAt"`
  if (kind === 'city')
    return Prisma.sql`SELECT location_slug AS slug, ${counted} FROM (${providers}) listed
      GROUP BY location_slug HAVING count(*) >= ${LANDING_MIN_PROVIDERS}::int ORDER BY slug`
  if (kind === 'county')
    return Prisma.sql`SELECT c.slug, "changedAt" FROM (
        SELECT county, sum(total)::int AS total, max(total) AS largest, max("changedAt") AS "changedAt"
        FROM (SELECT county, location_slug, ${counted} FROM (${providers}) listed GROUP BY county, location_slug) city
        GROUP BY county
      ) whole JOIN counties c ON whole.county = c.name || ', ' || c.state
      WHERE total >= ${LANDING_MIN_PROVIDERS}::int AND 2 * (total - largest) >= least(total, ${LANDING_PAGE_SIZE}::int)
      ORDER BY slug`
  return Prisma.sql`WITH listed AS (${providers})
    SELECT z.zip::text AS slug, here."changedAt"
    FROM (SELECT zip, ${counted} FROM listed GROUP BY zip) here JOIN zip_codes z ON z.zip = here.zip
      JOIN (SELECT location_slug, count(*)::int AS total FROM listed GROUP BY location_slug) city
        ON city.location_slug = z.location_slug
    WHERE here.total >= ${LANDING_MIN_PROVIDERS}::int AND city.total >= ${ZIP_MIN_IN_CITY}::int
      AND 2 * here.total <= city.total
    ORDER BY slug`
}
