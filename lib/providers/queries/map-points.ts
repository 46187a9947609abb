import 'server-only'
import { z } from 'zod'
import type { MapPoint } from '@/lib/map/types'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { MAP_POINTS } from '../catalogue/search-options'
import { orderOf } from '../rules/order'
import type { SearchArea } from '../rules/search-area'
import type { Search } from '../schema/search'
import { failSql } from './search-filter-sql'
import { detourSql, isCorridor, nearSql, within } from './search-near-sql'
import { sortKey } from './search-order-sql'
import { askedColumns, staleDayIn } from './search-sql'

/**
 * All that a search finds, as points on a map: the same area, filters and order as its list, at most MAP_POINTS of them. A
 * family home's point is its ZIP code's by this statement itself, whatever its row says; one whose ZIP code the gazetteer
 * does not know is on no map.
 */
export async function findMapPoints(area: SearchArea, search: Search, now: Date): Promise<MapPoint[]> {
  const staleDay = staleDayIn(area, now)
  const asked = Prisma.sql`
      SELECT *, ${detourSql(area)} AS detour, ${askedColumns(search, staleDay, now)} FROM near ${within(area)} OFFSET 0`
  const found = Prisma.sql`
      SELECT provider_id, meters, latitude, longitude, rating_average, review_count, price, tuition_confirmed_on, has_opening,
        openings_confirmed_on, (${sortKey(orderOf(search), staleDay, isCorridor(area))})::float8 AS key
      FROM asked WHERE (${failSql(search)}) = 0
      ORDER BY key, meters, provider_id LIMIT ${MAP_POINTS}`
  const rows = await db().$queryRaw(Prisma.sql`
    WITH near AS (${nearSql(area, [asked, found])}),
    asked AS (${asked}),
    found AS (${found})
    SELECT p.slug AS id, p.name, p.zip, p.kind = 'family_home' AS "isHome",
      CASE WHEN p.kind = 'family_home' THEN z.latitude ELSE found.latitude END AS latitude,
      CASE WHEN p.kind = 'family_home' THEN z.longitude ELSE found.longitude END AS longitude,
      found.rating_average AS rating, found.review_count AS "reviewCount", price AS "priceCents",
      CASE WHEN price IS NOT NULL THEN found.tuition_confirmed_on::text END AS "priceOn",
      CASE WHEN has_opening THEN found.openings_confirmed_on::text END AS "openingOn"
    FROM found JOIN providers p ON p.id = found.provider_id
    LEFT JOIN zip_codes z ON z.zip = p.zip AND p.kind = 'family_home'
    WHERE p.kind <> 'family_home' OR z.zip IS NOT NULL
    ORDER BY key, meters, p.id`)
  return points.parse(rows)
}

const degrees = z.number().transform((value) => Math.round(value * 1e5) / 1e5)
const points = z.array(
  z
    .object({
      id: z.string(),
      name: z.string(),
      zip: z.string(),
      isHome: z.boolean(),
      latitude: degrees,
      longitude: degrees,
      rating: z.number().nullable(),
      reviewCount: z.int(),
      priceCents: z.int().nullable(),
      priceOn: z.string().nullable(),
      openingOn: z.string().nullable(),
    })
    .transform(({ isHome, ...point }): MapPoint => (isHome ? { ...point, isHome } : point)),
)
