import 'server-only'
import { PREPARED } from '@/lib/platform/prepared-statements'
import { Prisma } from '@/prisma/generated/client'
import { AGE_BANDS } from '../catalogue/age-bands'
import { RESULTS_PER_PAGE, SPONSORED_PLACES } from '../catalogue/search-options'
import { askedBands } from '../rules/asked-ages'
import { addDays, todayIn } from '../rules/dates'
import { FAIL_SHIFT } from '../rules/facets'
import { STALE_DAYS } from '../rules/freshness'
import { orderOf } from '../rules/order'
import type { SearchArea } from '../rules/search-area'
import { minuteOfWeek, US_TIME_ZONES } from '../rules/week-minutes'
import type { Search } from '../schema/search'
import { CARD_FORM, CARD_JSON } from '../select/card-json'
import { failSql } from './search-filter-sql'
import { flagsSql } from './search-flag-sql'
import { detourSql, isCorridor, nearSql, within } from './search-near-sql'
import { sortKey } from './search-order-sql'
import { whole } from './sql-number'

/**
 * One search as one statement. `near` reads the documents of the area from an index alone, `candidate` says of each what it
 * fails and has, `lifted` are the sponsored matches at the head, `organic` the page; at last their cards, and the counts.
 */
export function searchSql(area: SearchArea, search: Search, now: Date): Prisma.Sql {
  const staleDay = staleDayIn(area, now)
  const isWay = isCorridor(area)
  const key = sortKey(orderOf(search), staleDay, isWay)
  return Prisma.sql`${Prisma.raw(PREPARED)}
    WITH near AS (${nearSql(area)}),
    asked AS (SELECT *, ${detourSql(area)} AS detour, ${askedColumns(search, staleDay, now)}
      FROM near ${within(area)}),
    candidate AS MATERIALIZED (
      SELECT ${failSql(search)} AS fail, coalesce(sponsored_until > ${now}::timestamptz, false) AS is_sponsored, provider_id,
        (${key})::float8 AS key, meters, traits, amenities, ${flagsSql(search, isWay)} AS flags, detour
      FROM asked
    ),
    lifted AS (
      SELECT provider_id, meters, detour, is_sponsored, key FROM candidate WHERE fail = 0 AND is_sponsored
      ORDER BY key, meters, provider_id LIMIT ${whole(SPONSORED_PLACES)}
    ),
    organic AS (
      SELECT provider_id, meters, detour, is_sponsored, key FROM candidate
      WHERE fail = 0 AND provider_id <> ALL (ARRAY(SELECT provider_id FROM lifted))
      ORDER BY key, meters, provider_id
      LIMIT ${whole(RESULTS_PER_PAGE)} OFFSET ${(search.page - 1) * RESULTS_PER_PAGE}
    ),
    shown AS (SELECT *, true AS is_lifted FROM lifted UNION ALL SELECT *, false FROM organic)
    SELECT places, cards, words FROM (${FOUND}) found, (${COUNTS}) counted`
}

/** The first day whose facts filters still find. */
export const staleDayIn = ({ timeZone }: SearchArea, now: Date): string => addDays(todayIn(timeZone, now), -STALE_DAYS)

/** What conditions, flags and order share. Facts that are older than 120 days have left the filters. */
export function askedColumns(search: Search, staleDay: string, now: Date): Prisma.Sql {
  const bands = askedBands(search)
  const isFresh = (column: string) => Prisma.sql`${Prisma.raw(column)} >= ${staleDay}::date`
  const inBands = bands.map((index) => `tuition_cents[${index + 1}]`)
  const price = bands.length === AGE_BANDS.length ? 'tuition_min_cents' : `least(${inBands.join(', ')})`
  const bandMask = bands.reduce((mask, index) => mask | (1 << index), 0)
  const minutes = `{${US_TIME_ZONES.map((zone) => minuteOfWeek(zone, now)).join(',')}}`
  return Prisma.sql`
    ${isFresh('tuition_confirmed_on')} AS tuition_fresh,
    CASE WHEN ${isFresh('tuition_confirmed_on')} THEN ${Prisma.raw(price)} END AS price,
    opening_bands & ${whole(bandMask)} <> 0 AND ${isFresh('openings_confirmed_on')} AS has_opening,
    ${isFresh('hours_confirmed_on')} AS hours_fresh,
    ${isFresh('hours_confirmed_on')} AND NOT is_temporarily_closed
      AND open_minutes @> (${minutes}::int[])[${ZONE_PLACE}] AS is_open`
}

/** Where the minute of a document's time zone stands. Faster than array_position(). */
const ZONE_PLACE = Prisma.raw(
  `CASE time_zone ${US_TIME_ZONES.map((zone, index) => `WHEN '${zone}' THEN ${index + 1}`).join(' ')} END`,
)

/** The card as it was written down; made here where that was before the provider's last change, or in another form. */
const CARD = `CASE WHEN kept.made_of = p.updated_at AND kept.form = '${CARD_FORM}' THEN kept.card ELSE ${CARD_JSON} END`

/** Texts that hold JSON. Cards are only joined: as part of a larger JSON each would be copied several times. */
const FOUND = Prisma.raw(`
    SELECT json_agg(json_build_array(is_lifted, is_sponsored, meters, detour))::text AS places,
      '[' || string_agg(card::text, ',') || ']' AS cards
    FROM (
      SELECT is_lifted, is_sponsored, meters, detour, ${CARD} AS card
      FROM shown JOIN providers p ON p.id = shown.provider_id
      LEFT JOIN provider_cards kept ON kept.provider_id = shown.provider_id
      ORDER BY is_lifted DESC, key, meters, shown.provider_id
    ) found`)

/**
 * The words of all candidates in base64: the first word of each, then the second of each, then the third with `fail` above its flags.
 * Those that fail two groups or more are in no count. rules/bit-counts.ts counts the rest.
 */
const COUNTS = Prisma.raw(`
    SELECT encode(string_agg(int8send(traits), '') || string_agg(int8send(amenities), '')
      || string_agg(int8send(flags | (fail::bigint << ${FAIL_SHIFT})), ''), 'base64') AS words
    FROM candidate WHERE fail & (fail - 1) = 0`)
