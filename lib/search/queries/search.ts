import 'server-only'
import { z } from 'zod'
import { thumbnailPath } from '@/lib/media/rules/pictures'
import { googlePlaces, SourceUnavailableError } from '@/lib/places/google/queries'
import type { MapPoint } from '@/lib/places/map/types'
import { findPlacesByName, findZip } from '@/lib/places/queries/locations'
import { resolvePlace } from '@/lib/places/queries/resolve-place'
import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import type { PlaceArea, PlaceSummary } from '@/lib/places/types'
import { SITE } from '@/lib/platform/config/site'
import { db, queryDriver } from '@/lib/platform/database/client'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import type { JsonCard } from '@/lib/providers/search-documents/commands'
import { Prisma } from '@/prisma/generated/client'
import { MAP_POINTS, RESULTS_PER_PAGE } from '../catalogue/options'
import type { SearchArea } from '../rules/area'
import { countFacets, decodeWords, MATCHES, type MaxReach, requestedBands, type SearchResult } from '../rules/facets'
import { EMPTY_SEARCH, hasNeeds, orderOf, searchQuery } from '../rules/filters'
import { isWholePlace, mayBePlainWords, type PlainWords, placeNamesToFind, readPlainWords } from '../rules/plain-words'
import { PRICE_GROUP_DOLLARS, type PriceBars, priceBars } from '../rules/price-bars'
import type { Search } from '../schema'
import { failSql, servesAges } from './filter-sql'
import { detourSql, isCorridor, nearSql, within } from './near-sql'
import { behindBetterMatches, matchSql, requestedColumns, searchSql, sortKey, staleDayIn } from './search-sql'

/** The place of a search, and the gazetteer's entry for its work ZIP code, if it has one. */
export function resolvePlaceAndWork(typed: string, { workZip }: Pick<Search, 'workZip'>) {
  return Promise.all([resolvePlace(typed), workZip === null ? null : findZip(workZip)])
}

/** Finds providers: one statement, one round trip. `now` decides what is open, fresh and sponsored. */
export async function searchProviders(area: SearchArea, search: Search, now: Date): Promise<SearchResult> {
  const [row = NO_ROW] = await queryDriver(searchSql(area, search, now))
  const [ranked, cards, words] = row as Row
  const found = toResults(ranked, cards)
  const fails = decodeWords(Buffer.from(words ?? '', 'base64'))
  const counts = countFacets(fails, search, maxReachOf(area))
  const promoted = found.filter(({ isPromoted }) => isPromoted).length
  return {
    // The statement returns promoted providers for every page, since the page count excludes them.
    providers: found.filter(({ isPromoted }) => !isPromoted || search.page === 1).map(({ provider }) => provider),
    total: counts.total,
    pageCount: Math.max(1, Math.ceil((counts.total - promoted) / RESULTS_PER_PAGE)),
    counts,
  }
}

function maxReachOf(area: SearchArea): MaxReach {
  if ('county' in area || 'box' in area) return { distance: 0, detour: 0 }
  if ('work' in area) return { distance: 0, detour: area.detourMeters / METERS_PER_MILE }
  return { distance: area.radiusMeters / METERS_PER_MILE, detour: 0 }
}

/**
 * The single row of searchSql(): JSON of Ranked[], JSON of JsonCard[] in the same order, and the words for decodeWords() in base64. `ranked` and
 * `cards` are null without results, `words` without candidates.
 */
type Row = [ranked: string | null, cards: string | null, words: string | null]
const NO_ROW: Row = [null, null, null]
type Ranked = [isPromoted: boolean, isSponsored: boolean, meters: number, detour: number | null, match: number]

/** The result is not validated; a test compares it with the tables. */
function toResults(ranked: string | null, cards: string | null) {
  const results: Ranked[] = JSON.parse(ranked ?? '[]')
  const shown: JsonCard[] = JSON.parse(cards ?? '[]')
  return results.map(([isPromoted, isSponsored, distanceMeters, detour, matchIndex], index) => {
    const detourPart = detour !== null && { detourMeters: detour }
    const match = MATCHES[matchIndex] ?? 'fits'
    return {
      isPromoted,
      provider: { ...(shown[index] as JsonCard), isSponsored, distanceMeters, match, ...detourPart },
    }
  })
}

/**
 * All matches of a search for an alert, as a subquery with `provider_id` and `has_opening`. Same area and filters as the list, but only providers
 * that are known to meet every filter, to accept a child of this age and to have the needed hours.
 */
export function matchesSql(area: SearchArea, search: Search, now: Date): Prisma.Sql {
  const { age } = search
  const acceptsChild = age === null ? Prisma.sql`true` : servesAges({ minMonths: age, maxMonths: age })
  const fail = failSql({ ...search, over: false, hide: ['hours', 'unknown'] })
  const select = Prisma.sql`
    SELECT provider_id, coalesce(has_opening, false) AS has_opening FROM requested WHERE (${fail}) = 0 AND ${acceptsChild}`
  return fromRequested(area, search, now, select)
}

/** A SELECT from `requested`: the candidates of the area, with the columns that conditions use. */
function fromRequested(area: SearchArea, search: Search, now: Date, select: Prisma.Sql): Prisma.Sql {
  const columns = Prisma.sql`${detourSql(area)} AS detour, ${requestedColumns(search, staleDayIn(area, now), now)}`
  return Prisma.sql`
    WITH requested AS (
      SELECT *, ${columns} FROM (${nearSql(area, [columns, select])}) near ${within(area)} OFFSET 0
    ) ${select}`
}

/**
 * The prices of a search's results for its price filter, ignoring the current limit. A separate statement, run only when that filter is opened.
 * Counts what the page's number of results counts: for a child all results, otherwise those known to meet every other filter.
 */
export async function findPrices(area: SearchArea, requested: Search, now: Date): Promise<PriceBars | null> {
  const search = { ...requested, priceRange: null }
  const isForChild = hasNeeds(search)
  const match = isForChild ? null : matchSql(area, search, now)
  const select = Prisma.sql`
    SELECT (ceil(price / ${PRICE_GROUP_DOLLARS * 100}::float8) * ${PRICE_GROUP_DOLLARS}::int)::int AS dollars, count(*)::int AS count
    FROM requested WHERE (${failSql(search)}) = 0 AND (${match ?? Prisma.sql`0`}) = 0 GROUP BY 1 ORDER BY 1`
  const groups = priceGroups.parse(await db().$queryRaw(fromRequested(area, search, now, select)))
  const priced = groups.flatMap(({ dollars, count }) => (dollars === null ? [] : [{ dollars, count }]))
  const unpriced = groups.find(({ dollars }) => dollars === null)?.count ?? 0
  return priceBars(priced, {
    unpriced: isForChild && !search.hide.includes('unknown') ? unpriced : 0,
    total: groups.reduce((sum, { count }) => sum + count, 0),
  })
}

const priceGroups = z.array(z.object({ dollars: z.int().nullable(), count: z.int() }))

/** The count of summarizeOpenings() in SQL: openings of today, or else later ones. In a family home all ages share the same openings. */
function openingsSql(today: string): Prisma.Sql {
  const isToday = Prisma.sql`b.openings > 0 AND (b.openings_from IS NULL OR b.openings_from <= ${today}::date)`
  const count = (all: Prisma.Sql) => Prisma.sql`coalesce(${all} FILTER (WHERE ${isToday}), ${all})`
  return Prisma.sql`CASE p.kind WHEN 'family_home' THEN ${count(Prisma.sql`max(b.openings)`)}
    ELSE ${count(Prisma.sql`sum(b.openings)`)} END::int`
}

/**
 * The matches of a search as points on a map, with the same area, filters and order as the list, at most MAP_POINTS. A family home
 * is always placed at the center of its ZIP code, whatever point is stored; a home with an unknown ZIP code is not on the map.
 */
export async function findMapPoints(area: SearchArea, search: Search, now: Date): Promise<MapPoint[]> {
  const staleDay = staleDayIn(area, now)
  const requested = Prisma.sql`
      SELECT *, ${detourSql(area)} AS detour, ${requestedColumns(search, staleDay, now)} FROM near ${within(area)} OFFSET 0`
  const found = Prisma.sql`
      SELECT provider_id, meters, latitude, longitude, rating_average, review_count, price, tuition_confirmed_on, has_opening,
        openings_confirmed_on, (${behindBetterMatches(sortKey(orderOf(search), staleDay, isCorridor(area)))})::float8 AS key
      FROM (SELECT *, ${matchSql(area, search, now) ?? Prisma.sql`0`} AS match FROM requested) requested WHERE (${failSql(search)}) = 0
      ORDER BY key, meters, provider_id LIMIT ${MAP_POINTS}`
  const bands = requestedBands(search).map((index) => AGE_BANDS[index]?.code)
  const rows = await db().$queryRaw(Prisma.sql`
    WITH near AS (${nearSql(area, [requested, found])}),
    requested AS (${requested}),
    found AS (${found})
    SELECT p.slug AS id, p.name, p.zip, p.kind = 'family_home' AS "isHome",
      CASE WHEN p.kind = 'family_home' THEN z.latitude ELSE found.latitude END AS latitude,
      CASE WHEN p.kind = 'family_home' THEN z.longitude ELSE found.longitude END AS longitude,
      found.rating_average AS rating, found.review_count AS "reviewCount", price AS "priceCents",
      CASE WHEN price IS NOT NULL THEN (SELECT max(b.tuition_weekly_cents) FROM provider_age_bands b
        WHERE b.provider_id = p.id AND b.band::text = ANY(${bands}::text[])) END AS "highCents",
      CASE WHEN price IS NOT NULL THEN found.tuition_confirmed_on::text END AS "priceOn",
      CASE WHEN has_opening THEN found.openings_confirmed_on::text END AS "openingOn",
      CASE WHEN has_opening THEN (SELECT ${openingsSql(todayIn(area.timeZone, now))} FROM provider_age_bands b
        WHERE b.provider_id = p.id AND b.band::text = ANY(${bands}::text[])) END AS openings,
      (SELECT json_build_object('path', f.path, 'width', f.width, 'height', f.height) FROM provider_photos f
        WHERE f.provider_id = p.id ORDER BY f.position LIMIT 1) AS picture
    FROM found JOIN providers p ON p.id = found.provider_id
    LEFT JOIN zip_codes z ON z.zip = p.zip AND p.kind = 'family_home'
    WHERE p.kind <> 'family_home' OR z.zip IS NOT NULL
    ORDER BY key, meters, p.id`)
  return points.parse(rows).map(({ isHome, highCents, openings, picture, ...point }) => ({
    ...point,
    meters: Math.round(distanceMeters(area.center, point)),
    ...(isHome && { isHome: true as const }),
    ...(highCents !== null && highCents !== point.priceCents && { highCents }),
    ...(openings && { openings }),
    ...(picture && { picture: thumbnailPath(picture) }),
  }))
}

const degrees = z.number().transform((value) => Math.round(value * 1e5) / 1e5)
const points = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    zip: z.string().nullable(),
    isHome: z.boolean(),
    latitude: degrees,
    longitude: degrees,
    rating: z.number().nullable(),
    reviewCount: z.int(),
    priceCents: z.int().nullable(),
    highCents: z.int().nullable(),
    priceOn: z.string().nullable(),
    openingOn: z.string().nullable(),
    openings: z.int().nullable(),
    picture: z.object({ path: z.string(), width: z.int(), height: z.int() }).nullable(),
  }),
)

/** Reads the text of a place field as plain words; null if it is only a place. ZIP codes and most names of cities need no query. */
export async function findPlainWords(typed: string): Promise<PlainWords | null> {
  if (!mayBePlainWords(typed)) return null
  const names = placeNamesToFind(typed)
  const found = names.length === 0 ? [] : await findPlacesByName(names)
  if (isWholePlace(typed, found)) return null
  const words = readPlainWords(typed, found, todayIn(SITE.timeZone, now()).slice(0, 7))
  const fields = Object.keys(words.query)
  // "daycare near me" consists of fillers only: the page asks for a place.
  if (fields.length === 0 && words.skipped === '') return words
  // Nothing was understood: the page shows the text as an unknown place.
  return fields.length === 0 || (fields.length === 1 && words.query.zipCode === typed) ? null : words
}

/**
 * Whether a search without results may use Google, which supports neither our filters nor paging: only if the search has none of
 * them. Distance, order and view do not count.
 */
export function mayUseGoogle(search: Search): boolean {
  const { distance, sort, view } = EMPTY_SEARCH
  return Object.keys(searchQuery({ ...search, distance, sort, view })).length === 0
}

/** Google's places for a search without results. Empty if the search has filters, without a key, or while Google is unavailable. */
export async function findGooglePlaces(area: PlaceArea, search: Search, now: Date): Promise<PlaceSummary[]> {
  const google = googlePlaces()
  if (!google || !mayUseGoogle(search)) return []
  try {
    return await google.search(area, now)
  } catch (error) {
    // Already logged by the source.
    if (error instanceof SourceUnavailableError) return []
    throw error
  }
}
