import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { Sort } from '../catalogue/search-options'
import {
  ASSUMED_REVIEWS,
  ASSUMED_STARS,
  HALF_DISTANCE_METERS,
  BEST_MATCH_POINTS as POINTS,
  TEMPORARILY_CLOSED_POINTS,
} from '../rules/best-match'
import { CONFIRMED_DAYS, STALE_DAYS } from '../rules/freshness'

/** freshShare() of lib/providers/rules/best-match.ts. LEAST skips nulls, so never confirmed must become 0 before it. */
const freshShare = (confirmedOn: Prisma.Sql, today: string) => Prisma.sql`greatest(0, least(1,
  coalesce(${STALE_DAYS}::int - (${today}::date - ${confirmedOn}), 0) / ${STALE_DAYS - CONFIRMED_DAYS}::float8))`

const weightedRating = Prisma.sql`
  ((coalesce(rating_average, 0) * review_count + ${ASSUMED_STARS * ASSUMED_REVIEWS}::float8)
    / (review_count + ${ASSUMED_REVIEWS}::float8))`

/** bestMatchScore() of lib/providers/rules/best-match.ts, over the columns that search-filter-sql.ts names. */
const bestMatch = (today: string, off: Prisma.Sql) => Prisma.sql`(
  ${POINTS.distance * HALF_DISTANCE_METERS}::float8 / (${HALF_DISTANCE_METERS}::float8 + ${off})
  + CASE WHEN has_opening THEN ${POINTS.openings}::float8 * ${freshShare(Prisma.sql`openings_confirmed_on`, today)} ELSE 0 END
  + ${POINTS.reviews / 5}::float8 * ${weightedRating}
  + ${POINTS.dates / 2}::float8 * (${freshShare(Prisma.sql`tuition_confirmed_on`, today)}
    + ${freshShare(Prisma.sql`hours_confirmed_on`, today)})
  + ${POINTS.completeness / 100}::float8 * completeness
  + CASE WHEN is_temporarily_closed THEN ${TEMPORARILY_CLOSED_POINTS}::float8 ELSE 0 END)`

/**
 * A number that orders results, the first one least; equal ones go by distance. On the way to work the best match is near
 * that way instead of near home.
 */
export function sortKey(sort: Sort, today: string, isWay: boolean): Prisma.Sql {
  switch (sort) {
    case 'best':
      return Prisma.sql`-${bestMatch(today, isWay ? Prisma.sql`detour` : Prisma.sql`meters`)}`
    case 'detour':
      return Prisma.sql`detour`
    case 'distance':
      return Prisma.sql`meters`
    case 'rating':
      // Who has no reviews comes after all who have, whatever these say.
      return Prisma.sql`CASE WHEN review_count > 0 THEN -${weightedRating} ELSE 0 END`
    case 'price':
      return Prisma.sql`coalesce(price, 'Infinity'::float8)`
  }
}
