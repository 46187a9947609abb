import 'server-only'
import { OPENINGS_VALID_MONTHS } from '@/lib/families/fit/rules/judge'
import type { Needs } from '@/lib/families/fit/schema'
import { distanceSql } from '@/lib/places/queries/locations'
import { PREPARED } from '@/lib/platform/database/client'
import { addDays, todayIn } from '@/lib/platform/time/dates'
import { minuteOfWeek, US_TIME_ZONES } from '@/lib/providers/hours/rules/open-hours'
import { AGE_BANDS, ageBandOf } from '@/lib/providers/rules/ages'
import { CONFIRMED_DAYS, STALE_DAYS } from '@/lib/providers/rules/openings'
import { CARD_FORMAT, CARD_JSON } from '@/lib/providers/search-documents/commands'
import { FULL_MONTH, monthNumber, SEASON_WEEK } from '@/lib/providers/search-documents/rules'
import { Prisma } from '@/prisma/generated/client'
import { MAX_PROMOTED, RESULTS_PER_PAGE, type Sort } from '../catalogue/options'
import type { SearchArea } from '../rules/area'
import { FAIL_SHIFT, requestedBands, SPONSORED, UNFIT, UNKNOWN } from '../rules/facets'
import { hasUnknown, orderOf, requestedGroups, searchNeeds, showsOverPrice } from '../rules/filters'
import { HALF_DISTANCE_METERS, BEST_MATCH_POINTS as POINTS } from '../rules/ranking'
import type { Search } from '../schema'
import {
  conditionSql,
  failSql,
  flagsSql,
  floatConstant,
  hoursSql,
  integerConstant,
  servesAges,
  WEIGHTED_RATING,
} from './filter-sql'
import { centerCellSql, detourSql, isCorridor, nearSql, within } from './near-sql'

/**
 * How a candidate matches, as an index into MATCHES: 0 fits, 1 is unknown, 2 does not fit the child or is over the price. Null if the search has
 * neither a child nor a filter for which a candidate could be anything but 0.
 */
export function matchSql(area: SearchArea, search: Search, now: Date): Prisma.Sql | null {
  const today = todayIn(area.timeZone, now)
  const needs = searchNeeds(search, today.slice(0, 7))
  const verdicts = needs ? fitSql(needs, today) : []
  if (showsOverPrice(search)) verdicts.push(conditionSql('priceRange', search))
  const filters = search.hide.includes('unknown')
    ? []
    : requestedGroups(search)
        .filter(hasUnknown)
        .map((group) => conditionSql(group, search))
  const unknown = [...verdicts, ...filters].map((one) => Prisma.sql`(${one}) IS NULL`)
  const unfit = verdicts.map((one) => Prisma.sql`(${one}) IS FALSE`)
  if (unknown.length === 0) return null
  return Prisma.sql`CASE ${unfit.length > 0 ? Prisma.sql`WHEN ${Prisma.join(unfit, ' OR ')} THEN 2` : Prisma.empty}
    WHEN ${Prisma.join(unknown, ' OR ')} THEN 1 ELSE 0 END`
}

/** The match as bits of a candidate's last word. */
const MATCH_BITS = Prisma.sql`CASE match WHEN 1 THEN ${integerConstant(UNKNOWN)} WHEN 2 THEN ${integerConstant(UNFIT)} ELSE 0 END`

/** The match from these bits. */
const MATCH_OF_WORD = Prisma.sql`CASE WHEN word & ${integerConstant(UNFIT)} <> 0 THEN 2
  WHEN word & ${integerConstant(UNKNOWN)} <> 0 THEN 1 ELSE 0 END`

/** Larger than any sort key. */
const NEXT_MATCH = 10_000_000_000

/** A sort key that comes after those of all better matches. */
export function behindBetterMatches(key: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`match * ${integerConstant(NEXT_MATCH)} + ${key}`
}

/**
 * judgeFit() of lib/families/fit/rules/judge.ts in SQL, except for the price, which is a filter: true, false or null (unknown) for each
 * criterion with a need. A test compares the two.
 */
function fitSql(needs: Needs, today: string): Prisma.Sql[] {
  const { ageMonths, startMonth, days, dropOffMinute, pickUpMinute } = needs
  const verdicts: Prisma.Sql[] = []
  if (ageMonths !== null) {
    verdicts.push(servesAges({ minMonths: ageMonths, maxMonths: ageMonths }))
    verdicts.push(openingSql(ageMonths, startMonth ?? today.slice(0, 7), today))
  }
  if (days.length > 0 || dropOffMinute !== null || pickUpMinute !== null) verdicts.push(hoursSql(needs))
  return verdicts
}

function openingSql(ageMonths: number, startMonth: string, today: string): Prisma.Sql {
  const band = ageBandOf(ageMonths)
  if (!band) return Prisma.sql`NULL::boolean`
  const from = Prisma.raw(`opening_months[${AGE_BANDS.indexOf(band) + 1}]`)
  const confirmed = Prisma.sql`(extract(year FROM openings_confirmed_on) * 12 + extract(month FROM openings_confirmed_on) - 1)`
  const start = monthNumber(startMonth)
  return Prisma.sql`CASE WHEN openings_confirmed_on >= ${addDays(today, -CONFIRMED_DAYS)}::date AND NOT is_temporarily_closed
    AND ${start}::int <= greatest(nullif(${from}, ${integerConstant(FULL_MONTH)}), ${confirmed}) + ${integerConstant(OPENINGS_VALID_MONTHS)}
    THEN ${from} <= ${start}::int END`
}

/** freshShare() of ../rules/ranking.ts in SQL, for facts confirmed on `staleDay`, for which it is 0, or later. */
const freshShare = (confirmedOn: Prisma.Sql, staleDay: string) =>
  Prisma.sql`least(1, (${confirmedOn} - ${staleDay}::date) / ${floatConstant(STALE_DAYS - CONFIRMED_DAYS)})`

/** bestMatchScore() of ../rules/ranking.ts in SQL, over the columns of a candidate (see filter-sql.ts). */
const bestMatch = (staleDay: string, off: Prisma.Sql) => Prisma.sql`(
  ${floatConstant(POINTS.distance * HALF_DISTANCE_METERS)} / (${floatConstant(HALF_DISTANCE_METERS)} + ${off})
  + CASE WHEN has_opening THEN ${floatConstant(POINTS.openings)} * ${freshShare(Prisma.sql`openings_confirmed_on`, staleDay)} ELSE 0 END
  + CASE WHEN tuition_fresh THEN ${floatConstant(POINTS.dates / 2)} * ${freshShare(Prisma.sql`tuition_confirmed_on`, staleDay)} ELSE 0 END
  + CASE WHEN hours_fresh THEN ${floatConstant(POINTS.dates / 2)} * ${freshShare(Prisma.sql`hours_confirmed_on`, staleDay)} ELSE 0 END
  + stored_score)`

/** Above every price in cents. */
const UNKNOWN_PRICE = 1_000_000_000

/**
 * The sort key of results, lowest first; ties are sorted by distance. On the way to work, the best match counts the detour instead of
 * the distance from home.
 */
export function sortKey(sort: Sort, staleDay: string, isWayToWork: boolean): Prisma.Sql {
  switch (sort) {
    case 'best':
      return Prisma.sql`-${bestMatch(staleDay, isWayToWork ? Prisma.sql`detour` : Prisma.sql`meters`)}`
    case 'detour':
      return Prisma.sql`detour`
    case 'distance':
      return Prisma.sql`meters`
    case 'rating':
      // Providers without reviews come after all others.
      return Prisma.sql`CASE WHEN review_count > 0 THEN -${Prisma.raw(WEIGHTED_RATING)} ELSE 0 END`
    case 'price':
      return Prisma.sql`coalesce(price, ${integerConstant(UNKNOWN_PRICE)})`
  }
}

/**
 * A search as one statement, with a single index-only pass over the documents of its area. `enough` is an upper limit for the sort keys on the page.
 * `counted` aggregates the words of all candidates that fail at most one group, and the matches that can be on the page: sponsored ones, and those
 * whose sort key is at most `enough`. `promoted` are the sponsored matches at the top of the page, `organic` the others. Finally their cards are joined.
 */
export function searchSql(area: SearchArea, search: Search, now: Date): Prisma.Sql {
  const staleDay = staleDayIn(area, now)
  const isWayToWork = isCorridor(area)
  const match = matchSql(area, search, now)
  const sort = sortKey(orderOf(search), staleDay, isWayToWork)
  const key = Prisma.sql`(${match ? behindBetterMatches(sort) : sort})::float8`
  const requested = Prisma.sql`*, ${detourSql(area)} AS detour, ${requestedColumns(search, staleDay, now)}`
  const fail = failSql(search)
  const candidate = Prisma.sql`provider_id, stored_words, CASE WHEN fail = 0 THEN ${key} END AS key, meters,
        ${flagsSql(search, isWayToWork)} | ${match ? MATCH_BITS : NO_BITS} | CASE WHEN sponsored_until > ${now}::timestamptz THEN ${integerConstant(SPONSORED)} ELSE 0 END | fail AS word,
        ${isWayToWork ? Prisma.sql`detour` : NO_DETOUR} AS off`
  const tests = match ? [fail, match] : [fail]
  const tested = (near: Prisma.Sql) => Prisma.sql`
      SELECT *, ${fail} AS fail, ${match ?? Prisma.sql`0`} AS match FROM (SELECT ${requested} FROM (${near}) near ${within(area)}) requested ${match || requestedGroups(search).length > 0 ? OPTIMIZATION_FENCE : Prisma.empty}`
  const lastRow = search.page * RESULTS_PER_PAGE + MAX_PROMOTED
  return Prisma.sql`${Prisma.raw(PREPARED)}
    WITH enough AS (
      SELECT key FROM (
        SELECT ${key} AS key FROM (${tested(centerCellSql(area, [requested, ...tests, key], lastRow * READ_PER_RESULT))}) tested WHERE fail = 0
      ) middle ORDER BY key LIMIT 1 OFFSET ${lastRow - 1}
    ),
    counted AS MATERIALIZED (
      SELECT string_agg(stored_words, '') || encode(string_agg(int8send(word), ''), 'base64') AS words,
        array_agg(ROW(${CANDIDATE_COLUMNS})) FILTER (WHERE key <= coalesce((SELECT key FROM enough), 'Infinity')
          OR word & ${integerConstant(FAILS | NOT_PROMOTED | SPONSORED)} = ${integerConstant(SPONSORED)}) AS best
      FROM (
        SELECT ${candidate} FROM (${tested(nearSql(area, [requested, ...tests, candidate]))}) tested WHERE fail & (fail - 1) = 0 OFFSET 0
      ) candidate
    ),
    best AS (
      SELECT best.* FROM counted, unnest(best) AS best(provider_id int, key float8, meters float8, word bigint, off float8)
    ),
    promoted AS (
      SELECT * FROM best WHERE word & ${integerConstant(NOT_PROMOTED | SPONSORED)} = ${integerConstant(SPONSORED)} ORDER BY key, meters, provider_id LIMIT ${integerConstant(MAX_PROMOTED)}
    ),
    organic AS (
      SELECT * FROM best WHERE provider_id <> ALL (ARRAY(SELECT provider_id FROM promoted))
      ORDER BY key, meters, provider_id
      LIMIT ${integerConstant(RESULTS_PER_PAGE)} OFFSET ${(search.page - 1) * RESULTS_PER_PAGE}
    ),
    shown AS (SELECT *, true AS is_promoted FROM promoted UNION ALL SELECT *, false FROM organic)
    SELECT ranked, cards, words FROM (${foundSql(area)}) found, counted`
}

/** The columns of a candidate that the page needs. */
const CANDIDATE_COLUMNS = Prisma.raw('provider_id, key, meters, word, off')
const NO_BITS = Prisma.raw('0')
const NO_DETOUR = Prisma.raw('NULL::float8')

/**
 * How many documents of the center cell are read for each result up to the end of the page. In a dense area at most a fifth of the
 * matches then remain to be sorted; reading more would slow down sparse areas.
 */
const READ_PER_RESULT = 5

/** Prevents PostgreSQL from recomputing the columns wherever they are used. */
const OPTIMIZATION_FENCE = Prisma.raw('OFFSET 0')

/** The bits of a candidate's `word` for the groups it fails. */
const FAILS = -1n << BigInt(FAIL_SHIFT)

/** Matches with these bits are never promoted: only sponsored providers that are known to match come first. */
const NOT_PROMOTED = UNKNOWN | UNFIT

/** The first day whose facts still count in filters. */
export const staleDayIn = ({ timeZone }: SearchArea, now: Date): string => addDays(todayIn(timeZone, now), -STALE_DAYS)

/** Columns that conditions, flags and order share. Facts older than 120 days do not count in filters. */
export function requestedColumns(search: Search, staleDay: string, now: Date): Prisma.Sql {
  const bands = requestedBands(search)
  const isFresh = (column: string) => Prisma.sql`${Prisma.raw(column)} >= ${staleDay}::date`
  const inBands = bands.map((index) => `tuition_cents[${index + 1}]`)
  const price = bands.length === AGE_BANDS.length ? 'tuition_min_cents' : `least(${inBands.join(', ')})`
  const bandMask = bands.reduce((mask, index) => mask | (1 << index), 0)
  const minutes = `{${US_TIME_ZONES.map((zone) => minuteOfWeek(zone, now)).join(',')}}`
  return Prisma.sql`
    ${isFresh('tuition_confirmed_on')} AS tuition_fresh,
    CASE WHEN ${isFresh('tuition_confirmed_on')} THEN ${Prisma.raw(price)} END AS price,
    opening_bands & ${integerConstant(bandMask)} <> 0 AND ${isFresh('openings_confirmed_on')} AS has_opening,
    ${isFresh('hours_confirmed_on')} AS hours_fresh,
    CASE WHEN ${isFresh('hours_confirmed_on')} AND NOT is_temporarily_closed
      THEN open_minutes @> ((${minutes}::int[])[${ZONE_INDEX}] + ${CURRENT_WEEK}) END AS is_open`
}

/** Where the current week (usual or seasonal) begins in the open minutes. */
const CURRENT_WEEK = Prisma.raw(`CASE WHEN upper(open_minutes) > ${SEASON_WEEK} THEN ${SEASON_WEEK} ELSE 0 END`)

/** The index of a document's time zone in the array of minutes. Faster than array_position(). */
const ZONE_INDEX = Prisma.raw(
  `CASE time_zone ${US_TIME_ZONES.map((zone, index) => `WHEN '${zone}' THEN ${index + 1}`).join(' ')} END`,
)

/** The cached card, or a new one if it is older than the provider's last change or has another format. */
const CARD = Prisma.raw(
  `CASE WHEN cached.made_of = p.updated_at AND cached.form = '${CARD_FORMAT}' THEN cached.card ELSE ${CARD_JSON} END`,
)

/** JSON as text. Cards are concatenated, since building a larger JSON value would copy each several times. */
const foundSql = (area: SearchArea) => Prisma.sql`
    SELECT json_agg(json_build_array(is_promoted, word & ${integerConstant(SPONSORED)} <> 0, shown_meters, off, ${MATCH_OF_WORD}))::text AS ranked,
      '[' || string_agg(card::text, ',') || ']' AS cards
    FROM (
      SELECT is_promoted, word, ${distanceSql(area.center, 'p')} AS shown_meters, off, ${CARD} AS card
      FROM shown JOIN providers p ON p.id = shown.provider_id
      LEFT JOIN provider_cards cached ON cached.provider_id = shown.provider_id
      ORDER BY is_promoted DESC, key, meters, shown.provider_id
    ) found`
