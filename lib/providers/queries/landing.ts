import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES } from '../catalogue/traits'
import { CONFIRMED_DAYS } from '../rules/freshness'
import type { Point } from '../rules/geo'
import { LANDING_MIN_PROVIDERS, LANDING_PAGE_SIZE, landingPageCount, NEAREST_RADIUS_METERS } from '../rules/landing'
import { maskOf } from '../rules/search-document'
import type { LandingList } from '../types'
import { findCards, findCardsWithDistance } from './cards'
import { nearestIds } from './nearby'

/**
 * One page of the providers of a care type in a city. Confirmed openings come first, then the fullest pages. Sponsored ones
 * move to the head of the page they are on anyway, so they push nobody off it. `page` counts from 1; `today` is "YYYY-MM-DD".
 */
export async function listProvidersAt(
  location: Point & { slug: string },
  careType: string,
  page: number,
  at: { now: Date; today: string },
): Promise<LandingList> {
  const isHere = Prisma.sql`location_slug = ${location.slug}`
  const here = Prisma.sql`${isHere} AND traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
  const [ids, [counted]] = await Promise.all([
    db().$queryRaw<{ id: number }[]>`
      SELECT provider_id AS id FROM provider_search_documents WHERE ${here}
      ORDER BY is_temporarily_closed,
        coalesce(opening_bands <> 0 AND openings_confirmed_on >= ${at.today}::date - ${CONFIRMED_DAYS}::int, false) DESC,
        completeness DESC, coalesce(rating_average, 0) * least(review_count, 5) DESC, provider_id
      LIMIT ${LANDING_PAGE_SIZE} OFFSET ${(page - 1) * LANDING_PAGE_SIZE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM provider_search_documents WHERE ${here}`,
  ])
  const total = counted?.total ?? 0
  const providers = await findCards(
    ids.map((row) => row.id),
    at.now,
  )
  return {
    total,
    pageCount: landingPageCount(total),
    providers: [...providers.filter((one) => one.isSponsored), ...providers.filter((one) => !one.isSponsored)],
    nearest: total < LANDING_MIN_PROVIDERS ? await findNearest(location, careType, total, isHere, at.now) : [],
  }
}

async function findNearest(center: Point, careType: string, total: number, isHere: Prisma.Sql, now: Date) {
  const found = await nearestIds({
    center,
    careTypes: [careType],
    radiusMeters: NEAREST_RADIUS_METERS,
    limit: LANDING_PAGE_SIZE - total,
    except: Prisma.sql`NOT (${isHere}) AND NOT is_temporarily_closed`,
  })
  return findCardsWithDistance(found, now)
}
