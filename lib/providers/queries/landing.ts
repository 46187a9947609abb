import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { CONFIRMED_DAYS } from '../rules/freshness'
import type { Point } from '../rules/geo'
import { LANDING_MIN_PROVIDERS, LANDING_PAGE_SIZE, landingPageCount, NEAREST_RADIUS_METERS } from '../rules/landing'
import type { LandingList } from '../types'
import { atPlace, ofTypeAt, type PlaceKey } from './at-place'
import { findCards, findCardsWithDistance } from './cards'
import { nearestIds } from './nearby'

/**
 * One page of the providers of a care type in a place. Confirmed openings come first, then the fullest pages; a county shows
 * one from each of its cities in turn, so that its page is not its largest city's once more. Sponsored ones move to the head
 * of the page they are on anyway, so they push nobody off it. `page` counts from 1; `today` is "YYYY-MM-DD".
 */
export async function listProvidersAt(
  place: PlaceKey & Point,
  careType: string,
  page: number,
  at: { now: Date; today: string },
): Promise<LandingList> {
  const here = ofTypeAt(place, careType)
  const order = Prisma.sql`d.is_temporarily_closed,
    coalesce(d.opening_bands <> 0 AND d.openings_confirmed_on >= ${at.today}::date - ${CONFIRMED_DAYS}::int, false) DESC,
    d.completeness DESC, coalesce(d.rating_average, 0) * least(d.review_count, 5) DESC, d.provider_id`
  const inTurn =
    place.kind === 'county'
      ? Prisma.sql`row_number() OVER (PARTITION BY d.location_slug ORDER BY ${order}),`
      : Prisma.empty
  const [ids, [counted]] = await Promise.all([
    db().$queryRaw<{ id: number }[]>`
      SELECT d.provider_id AS id FROM provider_search_documents d WHERE ${here}
      ORDER BY ${inTurn} ${order} LIMIT ${LANDING_PAGE_SIZE} OFFSET ${(page - 1) * LANDING_PAGE_SIZE}`,
    db().$queryRaw<{ total: number }[]>`SELECT count(*)::int AS total FROM provider_search_documents d WHERE ${here}`,
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
    nearest: total < LANDING_MIN_PROVIDERS ? await findNearest(place, careType, total, at.now) : [],
  }
}

async function findNearest(center: PlaceKey & Point, careType: string, total: number, now: Date) {
  const found = await nearestIds({
    center,
    careTypes: [careType],
    radiusMeters: NEAREST_RADIUS_METERS,
    limit: LANDING_PAGE_SIZE - total,
    except: Prisma.sql`(${atPlace(center)}) IS NOT TRUE AND NOT d.is_temporarily_closed`,
  })
  return findCardsWithDistance(found, now)
}
