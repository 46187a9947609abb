import 'server-only'
import { PREPARED } from '@/lib/platform/prepared-statements'
import { Prisma } from '@/prisma/generated/client'
import { AGE_BANDS } from '../catalogue/age-bands'
import { RESULTS_PER_PAGE, SPONSORED_PLACES } from '../catalogue/search-options'
import { askedBands } from '../rules/asked-ages'
import { todayIn } from '../rules/dates'
import { FACET_WORDS } from '../rules/facets'
import { STALE_DAYS } from '../rules/freshness'
import { orderOf } from '../rules/order'
import type { SearchArea } from '../rules/search-area'
import { minuteOfWeek, US_TIME_ZONES } from '../rules/week-minutes'
import type { Search } from '../schema/search'
import { cardJson } from '../select/card-json'
import { failSql } from './search-filter-sql'
import { flagsSql } from './search-flag-sql'
import { detourSql, isCorridor, nearSql, within } from './search-near-sql'
import { sortKey } from './search-order-sql'

/**
 * One search as one statement. `near` reads the documents of the area from an index alone, `candidate` says of each what it
 * fails and has, `lifted` are the sponsored matches at the head, `organic` the page; at last their cards, and the counts.
 */
export function searchSql(area: SearchArea, search: Search, now: Date): Prisma.Sql {
  const today = todayIn(area.timeZone, now)
  const isWay = isCorridor(area)
  const key = sortKey(orderOf(search), today, isWay)
  return Prisma.sql`${Prisma.raw(PREPARED)}
    WITH near AS (${nearSql(area)}),
    asked AS (SELECT *, ${detourSql(area)} AS detour, ${askedColumns(search, today, now)}
      FROM near ${within(area)} OFFSET 0),
    candidate AS MATERIALIZED (
      SELECT provider_id, meters, detour, traits, amenities, sponsored_until > ${now}::timestamptz AS is_sponsored,
        (${key})::float8 AS key, ${failSql(search)} AS fail, ${flagsSql(search, isWay)} AS flags
      FROM asked
    ),
    lifted AS (
      SELECT provider_id, meters, detour, key FROM candidate WHERE fail = 0 AND is_sponsored
      ORDER BY key, meters, provider_id LIMIT ${SPONSORED_PLACES}
    ),
    organic AS (
      SELECT provider_id, meters, detour, key FROM candidate
      WHERE fail = 0 AND provider_id NOT IN (SELECT provider_id FROM lifted)
      ORDER BY key, meters, provider_id LIMIT ${RESULTS_PER_PAGE} OFFSET ${(search.page - 1) * RESULTS_PER_PAGE}
    ),
    shown AS (SELECT *, true AS is_lifted FROM lifted UNION ALL SELECT *, false FROM organic)
    SELECT ${cards(now)} AS found,
      (SELECT coalesce(json_agg(counted), '[]') FROM (${countsSql()}) counted)::text AS counts`
}

/** What conditions, flags and order share. Facts that are older than 120 days have left the filters. */
export function askedColumns(search: Search, today: string, now: Date): Prisma.Sql {
  const bands = askedBands(search)
  const isFresh = (column: Prisma.Sql) => Prisma.sql`${column} >= ${today}::date - ${STALE_DAYS}::int`
  const inBands = bands.map((index) => Prisma.sql`tuition_cents[${index + 1}::int]`)
  const price =
    bands.length === AGE_BANDS.length ? Prisma.sql`tuition_min_cents` : Prisma.sql`least(${Prisma.join(inBands)})`
  const bandMask = bands.reduce((mask, index) => mask | (1 << index), 0)
  const minutes = US_TIME_ZONES.map((zone) => minuteOfWeek(zone, now))
  const hoursFresh = isFresh(Prisma.sql`hours_confirmed_on`)
  return Prisma.sql`
    CASE WHEN ${isFresh(Prisma.sql`tuition_confirmed_on`)} THEN ${price} END AS price,
    opening_bands & ${bandMask}::int <> 0 AND ${isFresh(Prisma.sql`openings_confirmed_on`)} AS has_opening,
    ${hoursFresh} AS hours_fresh,
    ${hoursFresh} AND NOT is_temporarily_closed
      AND open_minutes @> (${minutes}::int[])[array_position(${[...US_TIME_ZONES]}::text[], time_zone)] AS is_open`
}

function cards(now: Date): Prisma.Sql {
  return Prisma.sql`(
    SELECT coalesce(json_agg(json_build_object('isLifted', is_lifted, 'meters', meters, 'detour', detour, 'card', ${cardJson(now)})
      ORDER BY is_lifted DESC, key, meters, provider_id), '[]')
    FROM shown JOIN providers p ON p.id = shown.provider_id)::text`
}

/** Candidates that fail two groups or more are in no count. The words of all others leave as they are, and are counted by countBits(). */
function countsSql(): Prisma.Sql {
  const words = Prisma.raw(FACET_WORDS.map((word) => `int8send(${word})`).join(' || '))
  return Prisma.sql`
    SELECT fail, count(*)::int AS count, encode(string_agg(${words}, ''), 'base64') AS words
    FROM candidate WHERE fail & (fail - 1) = 0 GROUP BY fail`
}
