import 'server-only'
import { createHash } from 'node:crypto'
import { factsOf } from '@/lib/places/catalogue/state-facts'
import { SITE } from '@/lib/platform/config/site'
import { db, type Transaction } from '@/lib/platform/database/client'
import { now } from '@/lib/platform/time/clock'
import { TRAIT_LIST_NAMES } from '../catalogue/traits'
import { AGE_BANDS } from '../rules/ages'
import type { ProviderCard } from '../types'
import {
  amenityCodesByBit,
  FULL_MONTH,
  OPEN_MONTH,
  RATIO_OPTIONS,
  ratioBit,
  SEASON_WEEK,
  traitKeysByBit,
  COMPLETENESS_WEIGHTS as WEIGHTS,
} from './rules'

// Parts of the statement that fills provider_search_documents; `p` is a row of providers. No user input is interpolated.

/** cellOf() of lib/places/rules/geo.ts in SQL: the same floating-point arithmetic, so the same cell. */
export const CELL_SQL = `floor((p.latitude + 90) * 10)::int * 3600 + floor((p.longitude + 180) * 10)::int`

/** foldName() of lib/providers/rules/names.ts in SQL. */
export function foldedSql(text: string): string {
  const withoutMarks = `regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f''’]', '', 'g')`
  return `btrim(regexp_replace(lower(${withoutMarks}), '[^a-z0-9]+', ' ', 'g'))`
}

/** Sets the bit at each key's position in an array parameter; unknown codes have none. */
const maskSql = (keys: string, keysByBit: string) =>
  `coalesce((SELECT bit_or(1::bigint << (array_position(${keysByBit}, key) - 1)) FROM (${keys}) AS stated (key)), 0)`

/** The column of a list: "care_types" for careTypes. */
const columnOf = (list: string) => list.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const traitKeys = [
  `SELECT 'kind:' || p.kind`,
  ...TRAIT_LIST_NAMES.map((list) => `SELECT '${list}:' || code FROM unnest(p.${columnOf(list)}) AS c (code)`),
].join(' UNION ALL ')

/** An array with the values of a column by age band, in the order of AGE_BANDS; null if unknown. */
const perBand = (column: string, type: string) =>
  `ARRAY[${AGE_BANDS.map(({ code }) => `bands.by_band->'${code}'->>'${column}'`).join(', ')}]::${type}[]`

const openingBits = AGE_BANDS.map(
  ({ code }, index) => `CASE WHEN (bands.by_band->'${code}'->>'openings')::int > 0 THEN ${1 << index} ELSE 0 END`,
).join(' + ')

const bandIndex = `(array_position(enum_range(NULL::age_band), band) - 1)`
const limitsOf = (state: string) => {
  const most = factsOf(state)?.ratios
  return `(ARRAY[${AGE_BANDS.map(({ code }) => most?.[code] ?? 'NULL').join(', ')}]::int[])[${bandIndex} + 1]`
}
/** The maximum number of children per adult in the room, by the rule of the provider's state. */
const stateLimit =
  SITE.states.length === 1
    ? limitsOf(SITE.homeState)
    : `(CASE (SELECT state FROM providers WHERE id = b.provider_id)
      ${SITE.states.map((state) => `WHEN '${state}' THEN ${limitsOf(state)}`).join(' ')} END)`

const openingMonths = AGE_BANDS.map(({ code }) => {
  const openings = `(bands.by_band->'${code}'->>'openings')::int`
  const from = `(bands.by_band->'${code}'->>'openings_from')::date`
  const month = `extract(year FROM ${from}) * 12 + extract(month FROM ${from}) - 1`
  return `CASE WHEN ${openings} > 0 THEN coalesce(${month}, ${OPEN_MONTH}) WHEN ${openings} = 0 THEN ${FULL_MONTH} END`
})

/** The bits for one row of provider_age_bands: see ratioBit(). */
const ratioBits = RATIO_OPTIONS.map(
  ({ code, maxChildren }) =>
    `CASE WHEN children_per_adult ${maxChildren === null ? `< ${stateLimit}` : `<= ${maxChildren}`}
      THEN ${ratioBit(code, 0)} ELSE 0 END`,
).join(' | ')

const completeness = [
  `CASE WHEN bands.openings_known AND facts.openings_on IS NOT NULL THEN ${WEIGHTS.openings} ELSE 0 END`,
  `CASE WHEN bands.tuition_min IS NOT NULL AND facts.tuition_on IS NOT NULL THEN ${WEIGHTS.tuition} ELSE 0 END`,
  `CASE WHEN week_open.minutes IS NOT NULL AND facts.hours_on IS NOT NULL THEN ${WEIGHTS.hours} ELSE 0 END`,
  `CASE WHEN EXISTS (SELECT FROM provider_licenses l WHERE l.provider_id = p.id) THEN ${WEIGHTS.license} ELSE 0 END`,
  `CASE WHEN coalesce(p.phone, p.email, p.website) IS NOT NULL AND facts.contact_on IS NOT NULL THEN ${WEIGHTS.contact} ELSE 0 END`,
  `CASE WHEN p.age_min_months IS NOT NULL THEN ${WEIGHTS.ages} ELSE 0 END`,
  `CASE WHEN p.description IS NOT NULL THEN ${WEIGHTS.description} ELSE 0 END`,
  `CASE WHEN EXISTS (SELECT FROM provider_photos f WHERE f.provider_id = p.id) THEN ${WEIGHTS.photos} ELSE 0 END`,
  `CASE WHEN cardinality(p.amenities) > 0 THEN ${WEIGHTS.amenities} ELSE 0 END`,
].join(' + ')

/** Open minutes, limited to the week that begins at `weekStart`. */
const openMinutes = (weekStart: number) =>
  `range_agg(minutes) * '{[${weekStart},${weekStart + 10_080})}'::int4multirange`

/** Hours as minutes of the week, and once more a week earlier: hours that run past midnight on Sunday continue at the beginning of the week. */
const bothWeeks = (opens: string, closes: string) =>
  `LATERAL (VALUES (int4range(${opens}, ${closes})), (int4range(${opens} - 10080, ${closes} - 10080))) AS parts (minutes)`

/**
 * isInSeason() of lib/providers/hours/rules/open-hours.ts in SQL, for the provider's current day. The result changes from day to day: see
 * refreshSeasonalDocuments().
 */
const CURRENT_SEASON = `FROM jsonb_array_elements(p.seasonal_hours) AS season,
    to_char(now() AT TIME ZONE p.time_zone, 'MM-DD') AS day
  WHERE CASE WHEN season->>'from' <= season->>'to' THEN day BETWEEN season->>'from' AND season->>'to'
    ELSE day >= season->>'from' OR day <= season->>'to' END`
const CURRENT_SEASON_MINUTES = `SELECT ${openMinutes(SEASON_WEEK)} FROM (SELECT season ${CURRENT_SEASON}) AS current,
    jsonb_to_recordset(season->'hours') AS h (weekday int, "opensMinute" int, "closesMinute" int),
    LATERAL (SELECT weekday * 1440 + "opensMinute" AS opens, weekday * 1440 + "closesMinute"
      + CASE WHEN "closesMinute" <= "opensMinute" THEN 1440 ELSE 0 END AS closes) AS day_minutes,
    ${bothWeeks(`opens + ${SEASON_WEEK}`, `closes + ${SEASON_WEEK}`)}`
const IN_SEASON = `'{[${2 * SEASON_WEEK},${2 * SEASON_WEEK + 1})}'::int4multirange`

/** The columns of a search document and their expressions. $1: trait keys by bit, $2: amenity codes by bit. */
const DOCUMENT_COLUMNS: Record<string, string> = {
  provider_id: 'p.id',
  cell: CELL_SQL,
  latitude: 'p.latitude',
  longitude: 'p.longitude',
  location_slug: 'p.location_slug',
  county: `p.county || ', ' || p.state`,
  traits: maskSql(traitKeys, '$1::text[]'),
  amenities: maskSql('SELECT unnest(p.amenities)', '$2::text[]'),
  age_min_months: 'p.age_min_months',
  age_max_months: 'p.age_max_months',
  opening_bands: openingBits,
  opening_months: `ARRAY[${openingMonths.join(', ')}]::smallint[]`,
  openings_confirmed_on: 'facts.openings_on',
  tuition_confirmed_on: 'facts.tuition_on',
  hours_confirmed_on: 'facts.hours_on',
  tuition_cents: perBand('tuition_weekly_cents', 'int'),
  tuition_min_cents: 'bands.tuition_min',
  ratio_bits: 'coalesce(bands.ratio_bits, 0)',
  weekday_opens: 'week.opens',
  weekday_closes: 'week.closes',
  open_minutes: `CASE WHEN p.seasonal_hours = '[]' OR NOT EXISTS (SELECT ${CURRENT_SEASON}) THEN week_open.minutes
    ELSE ${IN_SEASON} + coalesce(week_open.minutes, '{}') + coalesce((${CURRENT_SEASON_MINUTES}), '{}') END`,
  time_zone: 'p.time_zone',
  rating_average: 'p.rating_average',
  review_count: 'p.review_count',
  sponsored_until: 'p.sponsored_until',
  is_temporarily_closed: `p.status = 'temporarily_closed'`,
  completeness,
  name_text: foldedSql(`concat_ws(' ', p.name, array_to_string(p.alternate_names, ' '), p.city)`),
}

/**
 * Data from other tables, as common table expressions with one row per provider. `among(column)` is a condition that limits them
 * to the requested providers; grouping before joining makes a refresh of all a single pass over each table.
 *
 * MATERIALIZED: within the transaction that writes these tables, PostgreSQL may estimate that they are empty (a concurrent
 * ANALYZE does not see the new rows yet), and would then group once for every provider.
 */
const documentSources = (among: (column: string) => string) => `
  bands AS MATERIALIZED (
    SELECT provider_id, jsonb_object_agg(band, to_jsonb(b)) AS by_band, min(tuition_weekly_cents) AS tuition_min,
      bool_or(openings IS NOT NULL) AS openings_known, bit_or((${ratioBits}) << ${bandIndex}) AS ratio_bits
    FROM provider_age_bands b WHERE ${among('provider_id')} GROUP BY provider_id
  ),
  facts AS MATERIALIZED (
    SELECT provider_id,
      max(confirmed_on) FILTER (WHERE "group" = 'openings') AS openings_on,
      max(confirmed_on) FILTER (WHERE "group" = 'tuition') AS tuition_on,
      max(confirmed_on) FILTER (WHERE "group" = 'hours') AS hours_on,
      max(confirmed_on) FILTER (WHERE "group" = 'contact') AS contact_on
    FROM provider_facts WHERE ${among('provider_id')} GROUP BY provider_id
  ),
  week AS MATERIALIZED (
    SELECT provider_id,
      CASE WHEN count(*) FILTER (WHERE weekday < 5) = 5 THEN max(opens) FILTER (WHERE weekday < 5) END AS opens,
      CASE WHEN count(*) FILTER (WHERE weekday < 5) = 5 THEN min(closes) FILTER (WHERE weekday < 5) END AS closes
    FROM (
      SELECT provider_id, weekday, min(opens_minute) AS opens,
        max(CASE WHEN closes_minute <= opens_minute THEN closes_minute + 1440 ELSE closes_minute END) AS closes
      FROM provider_hours WHERE ${among('provider_id')} GROUP BY provider_id, weekday
    ) day GROUP BY provider_id
  ),
  week_open AS MATERIALIZED (
    SELECT provider_id, ${openMinutes(0)} AS minutes
    FROM (
      SELECT provider_id, weekday * 1440 + opens_minute AS opens,
        weekday * 1440 + closes_minute + CASE WHEN closes_minute <= opens_minute THEN 1440 ELSE 0 END AS closes
      FROM provider_hours WHERE ${among('provider_id')}
    ) day, ${bothWeeks('opens', 'closes')}
    GROUP BY provider_id
  )`

/** Joins the expressions of documentSources() with their provider `p`. */
const DOCUMENT_JOINS = ['bands', 'facts', 'week', 'week_open']
  .map((source) => `LEFT JOIN ${source} ON ${source}.provider_id = p.id`)
  .join('\n    ')

const columns = Object.keys(DOCUMENT_COLUMNS)

/**
 * Updates the search documents and cards of these providers (internal ids), or of all. Only open and temporarily closed providers have them;
 * those of others are deleted. Run it in the transaction of every write that changes a provider.
 */
export async function refreshSearchDocuments(tx: Transaction, ids: readonly number[] | 'all'): Promise<void> {
  if (ids.length === 0) return
  const parameters = ids === 'all' ? [] : [[...ids]]
  // A refresh of all has no id parameter, instead of a list of a million ids.
  await tx.$executeRawUnsafe(
    fillSql(ids === 'all' ? () => 'true' : (column) => `${column} = ANY($3::int[])`),
    traitKeysByBit(),
    amenityCodesByBit(),
    ...parameters,
  )
  await cacheCards(tx, ids)
}

function fillSql(among: (column: string) => string): string {
  return `
    WITH deleted AS (
      DELETE FROM provider_search_documents d USING providers p
      WHERE p.id = d.provider_id AND ${among('d.provider_id')} AND NOT ${IS_LISTED}
    ),${documentSources(among)}
    INSERT INTO provider_search_documents (${columns.join(', ')})
    SELECT ${Object.values(DOCUMENT_COLUMNS).join(',\n      ')}
    FROM providers p
    ${DOCUMENT_JOINS}
    WHERE ${among('p.id')} AND ${IS_LISTED}
    ON CONFLICT (provider_id) DO UPDATE SET ${columns
      .slice(1)
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')}`
}

const BATCH_SIZE = 1_000

/** Rebuilds the search documents of providers with seasonal hours, so that they have the hours of the current season. */
export async function refreshSeasonalDocuments(signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const rows = await db().$queryRaw<{ id: number }[]>`
      SELECT id FROM providers WHERE seasonal_hours <> '[]' AND status <> 'merged' AND id > ${after}
      ORDER BY id LIMIT ${BATCH_SIZE}`
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await db().$transaction((tx) => refreshSearchDocuments(tx, ids))
    after = ids.at(-1) ?? after
  }
}

/**
 * Recomputes the number and average of published reviews of these providers (internal ids), in the provider and its search
 * document, and updates `updated_at` if they changed. Run it in the transaction of every write of a review.
 */
export async function refreshRatings(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.$executeRaw`
    UPDATE providers p SET review_count = counted.reviews, rating_average = counted.average, updated_at = ${now()}
    FROM (
      SELECT given.id, count(r.id)::int AS reviews, avg(r.rating)::float AS average
      FROM unnest(${[...ids]}::int[]) AS given (id)
      LEFT JOIN reviews r ON r.provider_id = given.id AND r.status = 'published'
      GROUP BY given.id
    ) counted
    WHERE p.id = counted.id
      AND (p.review_count, p.rating_average) IS DISTINCT FROM (counted.reviews, counted.average)`
  await refreshSearchDocuments(tx, ids)
}

/**
 * A result row as JSON built by PostgreSQL, without isSponsored, which depends on the time. It has the same fields as toCard() (a test
 * compares the two): no contact data and no private address. `p` is a row of providers. Search returns this JSON from a cache.
 */
export const CARD_JSON = `json_build_object(
    'id', p.slug, 'name', p.name, 'kind', p.kind, 'careTypes', p.care_types, 'status', p.status,
    'city', p.city, 'state', p.state, 'zip', p.zip, 'street', p.street, 'latitude', p.latitude, 'longitude', p.longitude,
    'rating', p.rating_average, 'reviewCount', p.review_count,
    'ageMinMonths', p.age_min_months, 'ageMaxMonths', p.age_max_months,
    'programs', p.programs, 'curricula', p.curricula, 'timeZone', p.time_zone,
    'photo', (
      SELECT json_build_object('src', f.path, 'alt', f.alt, 'caption', f.caption, 'width', f.width, 'height', f.height)
      FROM provider_photos f WHERE f.provider_id = p.id ORDER BY f.position LIMIT 1
    ),
    'license', (
      SELECT json_build_object('number', l.number, 'kind', l.kind, 'issuer', l.issuer, 'status', l.status,
        'issuedOn', l.issued_on,
        'expiresOn', l.expires_on, 'asOf', l.as_of)
      FROM provider_licenses l WHERE l.provider_id = p.id ORDER BY l.as_of DESC LIMIT 1
    ),
    'ageBands', (
      SELECT coalesce(json_agg(json_build_object('band', b.band, 'openings', b.openings, 'openingsFrom', b.openings_from,
        'waitlist', b.waitlist, 'tuitionWeeklyCents', b.tuition_weekly_cents,
        'childrenPerAdult', b.children_per_adult) ORDER BY b.band), '[]')
      FROM provider_age_bands b WHERE b.provider_id = p.id
    ),
    'hours', (
      SELECT coalesce(json_agg(json_build_object('weekday', h.weekday, 'opensMinute', h.opens_minute,
        'closesMinute', h.closes_minute) ORDER BY h.weekday, h.opens_minute), '[]')
      FROM provider_hours h WHERE h.provider_id = p.id
    ),
    'facts', (
      SELECT coalesce(json_object_agg(f."group", json_build_object('source', f.source, 'sourceName', f.source_name,
        'confirmedOn', f.confirmed_on)), '{}')
      FROM provider_facts f WHERE f.provider_id = p.id
    )
  )`

/** Identifies the format of cached cards. After a change of format, searches build cards on the fly until the job `keep-cards` has cached them. */
export const CARD_FORMAT = createHash('sha256').update(CARD_JSON).digest('hex').slice(0, 16)

/** The type of CARD_JSON's value. */
export type JsonCard = Omit<ProviderCard, 'isSponsored'>

const CARDS_AT_ONCE = 1_000
export const IS_LISTED = `p.status IN ('open', 'temporarily_closed')`

/**
 * Caches the result rows of these providers (internal ids), or of all, so that a search does not have to build them from six tables.
 * Each is stored with its provider's `updated_at`: a search rebuilds rows that are older than the last change.
 * Part of refreshSearchDocuments. Written in the order of ids, so that concurrent writers do not deadlock.
 */
export async function cacheCards(tx: Transaction, ids: readonly number[] | 'all'): Promise<void> {
  if (ids.length === 0) return
  const among = ids === 'all' ? 'true' : 'p.id = ANY($1::int[])'
  await tx.$executeRawUnsafe(
    `WITH deleted AS (
      DELETE FROM provider_cards cached USING providers p WHERE p.id = cached.provider_id AND ${among} AND NOT ${IS_LISTED}
    )
    INSERT INTO provider_cards (provider_id, made_of, form, card)
    SELECT p.id, p.updated_at, '${CARD_FORMAT}', ${CARD_JSON} FROM providers p WHERE ${among} AND ${IS_LISTED}
    ORDER BY p.id
    ON CONFLICT (provider_id) DO UPDATE SET made_of = excluded.made_of, form = excluded.form, card = excluded.card`,
    ...(ids === 'all' ? [] : [[...ids]]),
  )
}

/** Caches cards that are missing or outdated: after an upgrade, also those that servers of the previous release still write. */
export async function cacheMissingCards(signal?: AbortSignal): Promise<void> {
  let after = 0
  while (!signal?.aborted) {
    const rows = await db().$queryRaw<{ id: number }[]>`
      SELECT p.id FROM providers p JOIN provider_search_documents d ON d.provider_id = p.id
      LEFT JOIN provider_cards cached ON cached.provider_id = p.id
      WHERE p.id > ${after} AND (cached.form, cached.made_of) IS DISTINCT FROM (${CARD_FORMAT}, p.updated_at)
      ORDER BY p.id LIMIT ${CARDS_AT_ONCE}`
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return
    await db().$transaction((tx) => cacheCards(tx, ids))
    after = ids.at(-1) ?? after
  }
}
