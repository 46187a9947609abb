import { SITE } from '@/lib/platform/config/site'
import 'server-only'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { db, PREPARED } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { CATALOGUE_CITIES } from '../catalogue/cities'
import { placeLabel, stateName } from '../rules/place-names'
import { type PlaceQuery, type PlaceReading, parsePlaceQuery, stateOf } from '../rules/place-query'
import { parseSuggestInput, patternWithoutEnding, type SuggestReading, typosOf } from '../rules/suggestions'
import type { CountyView, LocationView, PlaceOption, Prediction, ResolvedPlace } from '../types'
import { describeOptions, findZip, locationColumns } from './locations'

/** A city or county whose name matches, with display names. */
type NameMatch = {
  slug: string
  isCounty: boolean
  /** "Winter Park", "Orange County" */
  name: string
  state: string
}

type Filter = { states: string[] | null; limit: number; withCounties: boolean | 'only' }

/**
 * Cities and counties with a key that starts with one of these prefixes; best rank first. Use `withCounties` only with few
 * prefixes: the planner scans that small table once per prefix, which takes 10 ms for 400 typos.
 */
export function matchPrefixes(prefixes: string[], filter: Filter): Promise<NameMatch[]> {
  // As one string: a list of 600 parameters takes longer to send than to execute. Keys consist of letters and digits.
  const given = Prisma.sql`unnest(string_to_array(${prefixes.join(' ')}, ' ')) AS p(lo)`
  // '~' sorts after every letter and digit.
  const within = Prisma.sql`folded ~>=~ p.lo AND folded ~<~ (p.lo || '~') AND ${inStates(filter)}`
  const noCity = filter.withCounties === 'only' ? Prisma.sql`AND false` : Prisma.empty
  const counties = Prisma.sql`
    UNION ALL
    SELECT slug, min(rank) AS rank, true FROM ${given} JOIN counties ON ${within} GROUP BY slug`
  return db().$queryRaw<NameMatch[]>`
    WITH hits AS (
      SELECT location_slug AS slug, min(rank) AS rank, false AS is_county
      FROM ${given} JOIN location_aliases ON ${within} ${noCity} GROUP BY location_slug
      ${filter.withCounties ? counties : Prisma.empty}
      ORDER BY rank, slug LIMIT ${filter.limit}
    )
    ${SHOWN}
    ORDER BY hits.rank, hits.slug`
}

/**
 * Cities with a similar spelling, most similar first: for two or more typos. The threshold is set only for this statement; without
 * it the index would read every name that shares a few common syllables. Prepared, since planning takes as long as executing.
 */
export function matchSpelling(key: string, filter: Filter): Promise<NameMatch[]> {
  const pattern = patternWithoutEnding(key)
  // The index combines both conditions. For "boneville" that leaves 415 names to compare, instead of 2,063.
  const sharesMore = pattern ? Prisma.sql`AND folded ~ ${pattern}` : Prisma.empty
  return db().$queryRaw<NameMatch[]>`${Prisma.raw(PREPARED)}
    WITH threshold AS MATERIALIZED (SELECT set_config('pg_trgm.similarity_threshold', '0.4', true)),
    hits AS (
      SELECT location_slug AS slug, min(rank) AS rank, false AS is_county, max(similarity(folded, ${key})) AS likeness
      FROM threshold CROSS JOIN location_aliases
      WHERE folded % ${key} ${sharesMore} AND ${inStates(filter)}
      GROUP BY location_slug ORDER BY likeness DESC, rank, slug LIMIT ${filter.limit}
    )
    ${SHOWN}
    ORDER BY hits.likeness DESC, hits.rank, hits.slug`
}

const SHOWN = Prisma.sql`
  SELECT hits.slug, hits.is_county AS "isCounty", coalesce(l.name, c.full_name) AS name, coalesce(l.state, c.state) AS state
  FROM hits
  LEFT JOIN locations l ON NOT hits.is_county AND l.slug = hits.slug
  LEFT JOIN counties c ON hits.is_county AND c.slug = hits.slug`

const inStates = ({ states }: Filter) => (states ? Prisma.sql`state = ANY(${states})` : Prisma.sql`true`)

const MAX_SPELLINGS = 6

/** Cities with names most similar to an unknown name, best first; often empty. */
async function nearestSpellings(readings: PlaceReading[]): Promise<PlaceOption[]> {
  const matches = []
  for (const { folded, state } of readings) {
    const filter = { states: state ? [state] : null, limit: MAX_SPELLINGS, withCounties: false }
    const typos = typosOf(folded)
    if (typos.length > 0) matches.push(...(await matchPrefixes(typos, filter)))
    if (matches.length === 0 && folded.length > 2) matches.push(...(await matchPrefixes([folded], filter)))
    if (matches.length === 0 && folded.length > 4) matches.push(...(await matchSpelling(folded, filter)))
  }
  const places = matches.slice(0, MAX_SPELLINGS).map(({ slug, name, state }) => ({ slug, name, state, county: null }))
  return describeOptions(places)
}

/** Cities with the ZIP codes closest to one that does not exist, in the same three-digit area. */
async function nearestZips(zip: string): Promise<PlaceOption[]> {
  const area = zip.slice(0, 3)
  const rows = await db().$queryRaw<{ slug: string; name: string; state: string; county: string | null }[]>`
    SELECT l.slug, l.name, l.state, l.county
    FROM zip_codes z JOIN locations l ON l.slug = z.location_slug
    WHERE z.zip BETWEEN ${`${area}00`}::char(5) AND ${`${area}99`}::char(5)
    GROUP BY l.slug ORDER BY min(abs(z.zip::int - ${Number(zip)}::int)), l.slug LIMIT 3`
  return describeOptions(rows)
}

const MAX_OPTIONS = 12

/** The same places are requested often, and the tables change only when the gazetteer is loaded. */
const cached = createMemoryCache<ResolvedPlace>({ maxEntries: 5_000, seconds: 600 })

/**
 * Resolves a typed place. A name that exists in several states means the one in the home state, or is ambiguous if there is none.
 * An unknown name is returned with the most similar spellings, and the home state's own name with the catalogue's cities. Never
 * throws for invalid input.
 */
export async function resolvePlace(input: string): Promise<ResolvedPlace> {
  const parsed = parsePlaceQuery(input)
  if (parsed.kind === 'empty' || parsed.kind === 'invalid') return { kind: 'invalid' }
  return cached(JSON.stringify(parsed), () => resolve(parsed))
}

async function resolve(parsed: Extract<PlaceQuery, { kind: 'zip' | 'name' }>): Promise<ResolvedPlace> {
  if (parsed.kind === 'zip') {
    const zip = await findZip(parsed.zip)
    return zip
      ? { kind: 'zip', label: `${placeLabel(zip.city, zip.state)} ${zip.zip}`, zip }
      : { kind: 'unknown', query: parsed.zip, suggestions: await nearestZips(parsed.zip) }
  }
  if (stateOf(parsed.text) === SITE.homeState)
    return { kind: 'unknown', query: parsed.text, suggestions: await describeOptions([...CATALOGUE_CITIES]) }
  for (const reading of parsed.readings) {
    const place = (await resolveCity(reading, parsed.text)) ?? (await resolveCounty(reading, parsed.text))
    if (place) return place
  }
  return { kind: 'unknown', query: parsed.text, suggestions: await nearestSpellings(parsed.readings) }
}

async function resolveCity({ folded, state }: PlaceReading, query: string): Promise<ResolvedPlace | null> {
  const aliases = await db().locationAlias.findMany({
    where: { folded, ...(state && { state }) },
    orderBy: [{ rank: 'asc' }, { locationSlug: 'asc' }],
    take: MAX_OPTIONS,
    select: { location: { select: locationColumns } },
  })
  const cities: LocationView[] = aliases.map((alias) => alias.location)
  const location = unambiguous(cities)
  if (location) return { kind: 'city', label: placeLabel(location.name, location.state), location }
  return cities.length === 0 ? null : { kind: 'ambiguous', query, options: await describeOptions(cities) }
}

async function resolveCounty({ folded, state, isCounty }: PlaceReading, query: string): Promise<ResolvedPlace | null> {
  if (!isCounty) return null
  const counties: CountyView[] = await db().county.findMany({
    where: { folded, ...(state && { state }) },
    orderBy: [{ rank: 'asc' }, { slug: 'asc' }],
    take: MAX_OPTIONS,
    select: {
      slug: true,
      name: true,
      fullName: true,
      state: true,
      latitude: true,
      longitude: true,
      radiusMeters: true,
    },
  })
  const county = unambiguous(counties)
  if (county) return { kind: 'county', label: placeLabel(county.fullName, county.state), county }
  if (counties.length === 0) return null
  const options = counties.map(({ slug, fullName, state }) => ({ slug, name: fullName, state, county: null }))
  return { kind: 'ambiguous', query, options: await describeOptions(options) }
}

/** The only place, or the first one in the home state, as the rows are sorted by rank; undefined if neither applies. */
function unambiguous<Place extends { state: string }>(places: Place[]): Place | undefined {
  return places.length === 1 ? places[0] : places.find((place) => place.state === SITE.homeState)
}

const MAX_SUGGESTIONS = 10
/** With fewer hits than this, typos are searched for as well. */
const ENOUGH = 3
/** Shorter keys have too few trigrams to be distinguished. */
const MIN_SPELLING_LENGTH = 5

/**
 * Cities, counties and ZIP codes that complete a text, best first; empty for invalid input. Exact prefixes come before
 * corrected typos, and the catalogue's cities and the home state before others.
 */
export async function suggestLocations(input: string, limit = 8): Promise<Prediction[]> {
  const parsed = parseSuggestInput(input)
  const most = Math.min(Math.max(1, limit), MAX_SUGGESTIONS)
  if (parsed.kind === 'nothing') return []
  return parsed.kind === 'zip' ? suggestZips(parsed.prefix, most) : suggestNames(parsed.readings, most)
}

async function suggestNames(readings: SuggestReading[], most: number): Promise<Prediction[]> {
  const found = new Map<string, NameMatch>()
  const add = (matches: NameMatch[]) => {
    for (const match of matches) if (found.size < most) found.set(match.slug, match)
  }
  for (const { prefixes, states, isCounty } of readings)
    if (found.size < most)
      add(await matchPrefixes(prefixes, { states, limit: most, withCounties: isCounty ? 'only' : true }))
  if (found.size < ENOUGH)
    for (const reading of readings) if (!reading.isCounty) add(await matchTypos(reading, found.size > 0, most))
  return [...found.values()].map(toPrediction)
}

/** If some names start as typed, typos are corrected only to names in the home state: "sandford" is more likely Sanford than Delford. */
async function matchTypos({ prefixes, states }: SuggestReading, onlyAtHome: boolean, limit: number) {
  const key = prefixes[0] ?? ''
  const filter = { states: onlyAtHome ? [SITE.homeState] : states, limit, withCounties: false }
  const typos = typosOf(key)
  const matches = typos.length === 0 ? [] : await matchPrefixes(typos, filter)
  return matches.length > 0 || onlyAtHome || key.length < MIN_SPELLING_LENGTH ? matches : matchSpelling(key, filter)
}

function toPrediction({ slug, name, state }: NameMatch): Prediction {
  return {
    place_id: slug,
    description: placeLabel(name, state),
    structured_formatting: { main_text: name, secondary_text: stateName(state) },
  }
}

async function suggestZips(prefix: string, limit: number): Promise<Prediction[]> {
  const rows = await db().$queryRaw<{ zip: string; city: string; state: string }[]>`
    SELECT zip, city, state FROM zip_codes
    WHERE zip BETWEEN ${prefix.padEnd(5, '0')}::char(5) AND ${prefix.padEnd(5, '9')}::char(5)
    ORDER BY zip LIMIT ${limit}`
  return rows.map(({ zip, city, state }) => ({
    place_id: zip,
    description: zip,
    structured_formatting: { main_text: zip, secondary_text: placeLabel(city, state) },
  }))
}
