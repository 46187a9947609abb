import 'server-only'
import { Prisma } from '@/prisma/generated/client'
import type { Sort } from '../catalogue/search-options'
import { HALF_DISTANCE_METERS, BEST_MATCH_POINTS as POINTS } from '../rules/best-match'
import { CONFIRMED_DAYS, STALE_DAYS } from '../rules/freshness'
import { WEIGHTED_RATING } from './search-index-sql'
import { real } from './sql-number'

/** freshShare() of lib/providers/rules/best-match.ts for what was confirmed on `staleDay`, where it would be 0, or after it. */
const freshShare = (confirmedOn: Prisma.Sql, staleDay: string) =>
  Prisma.sql`least(1, (${confirmedOn} - ${staleDay}::date) / ${real(STALE_DAYS - CONFIRMED_DAYS)})`

/** bestMatchScore() of lib/providers/rules/best-match.ts, over the columns that search-filter-sql.ts names. */
const bestMatch = (staleDay: string, off: Prisma.Sql) => Prisma.sql`(
  ${real(POINTS.distance * HALF_DISTANCE_METERS)} / (${real(HALF_DISTANCE_METERS)} + ${off})
  + CASE WHEN has_opening THEN ${real(POINTS.openings)} * ${freshShare(Prisma.sql`openings_confirmed_on`, staleDay)} ELSE 0 END
  + CASE WHEN tuition_fresh THEN ${real(POINTS.dates / 2)} * ${freshShare(Prisma.sql`tuition_confirmed_on`, staleDay)} ELSE 0 END
  + CASE WHEN hours_fresh THEN ${real(POINTS.dates / 2)} * ${freshShare(Prisma.sql`hours_confirmed_on`, staleDay)} ELSE 0 END
  + standing_score)`

/**
 * A number that orders results, the first one least; equal ones go by distance. On the way to work the best match is near
 * that way instead of near home.
 */
export function sortKey(sort: Sort, staleDay: string, isWay: boolean): Prisma.Sql {
  switch (sort) {
    case 'best':
      return Prisma.sql`-${bestMatch(staleDay, isWay ? Prisma.sql`detour` : Prisma.sql`meters`)}`
    case 'detour':
      return Prisma.sql`detour`
    case 'distance':
      return Prisma.sql`meters`
    case 'rating':
      // Who has no reviews comes after all who have, whatever these say.
      return Prisma.sql`CASE WHEN review_count > 0 THEN -${Prisma.raw(WEIGHTED_RATING)} ELSE 0 END`
    case 'price':
      return Prisma.sql`coalesce(price, 'Infinity'::float8)`
  }
}
