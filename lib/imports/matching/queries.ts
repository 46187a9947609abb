import 'server-only'
import { findCities, findCountyNames, findLocations, findZips } from '@/lib/places/queries/locations'
import { foldPlaceName } from '@/lib/places/rules/place-names'
import type { LocationView, ZipView } from '@/lib/places/types'
import type { Transaction } from '@/lib/platform/database/client'
import type { StatedPlace } from '../types'
import type { Gazetteer } from './rules/place'
import { type Comparable, phoneWithoutExtension } from './rules/providers'
import { houseNumberOf } from './rules/similarity'

/** The keys a provider is looked up by; each has an index (see the migration match_indexes). */
type Keys = { phones: string[]; houses: [string, string][]; names: [string, string][]; licenses: [string, string][] }
type FoundKey = { key: string; id: number }

/**
 * At most this many hits of a key are read from each table. A key with more hits in total is ignored; the other keys still find the right
 * provider.
 */
const MAX_HITS = 25

type Options = {
  /** Matches only sample providers; by default they are excluded. */
  isSample?: boolean
  /** A key with more hits is ignored. */
  mostSharing?: number
}

/**
 * The ids of candidate providers for each row, by phone, by ZIP code and house number, by ZIP code and name, or by
 * license number: one statement for all rows.
 */
export async function findCandidateIds(
  tx: Transaction,
  rows: readonly Comparable[],
  { isSample = false, mostSharing = MAX_HITS }: Options = {},
): Promise<number[][]> {
  const keys = rows.map(keysOf)
  const phones = distinct(keys.flatMap((key) => key.phones.map((phone) => [phone])))
  const houses = distinct(keys.flatMap((key) => key.houses))
  const names = distinct(keys.flatMap((key) => key.names))
  const licenses = distinct(keys.flatMap((key) => key.licenses))
  // ZIP codes are passed as bpchar, their column type: compared as text, they would not use the index.
  const column = (pairs: readonly string[][], at: number) => pairs.map((pair) => pair[at] ?? '')
  const found = await tx.$queryRaw<FoundKey[]>`
    SELECT 'p' || g.phone AS key, p.id
    FROM unnest(${column(phones, 0)}::text[]) g (phone)
    CROSS JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers
      WHERE left(phone, 14) = g.phone AND phone IS NOT NULL AND is_sample = ${isSample} LIMIT ${MAX_HITS}
    ) p
    UNION SELECT 'h' || g.zip || g.house, p.id
    FROM unnest(${column(houses, 0)}::bpchar[], ${column(houses, 1)}::text[]) g (zip, house)
    CROSS JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers
      WHERE zip = g.zip AND substring(street from '[0-9]+') = g.house AND street IS NOT NULL AND is_sample = ${isSample} LIMIT ${MAX_HITS}
    ) p
    UNION SELECT 'h' || g.zip || g.house, p.id
    FROM unnest(${column(houses, 0)}::bpchar[], ${column(houses, 1)}::text[]) g (zip, house)
    CROSS JOIN LATERAL (
      SELECT coalesce(p.merged_into_id, p.id) AS id
      FROM providers p JOIN provider_private_addresses a ON a.provider_id = p.id
      WHERE p.zip = g.zip AND p.kind = 'family_home' AND substring(a.street from '[0-9]+') = g.house AND p.is_sample = ${isSample}
      LIMIT ${MAX_HITS}
    ) p
    UNION SELECT 'h' || g.zip || g.house, p.id
    FROM unnest(${column(houses, 0)}::bpchar[], ${column(houses, 1)}::text[]) g (zip, house)
    CROSS JOIN LATERAL (
      SELECT coalesce(p.merged_into_id, p.id) AS id
      FROM provider_private_addresses a JOIN providers p ON p.id = a.provider_id
      WHERE a.zip = g.zip AND p.zip IS NULL AND substring(a.street from '[0-9]+') = g.house AND p.is_sample = ${isSample} LIMIT ${MAX_HITS}
    ) p
    UNION SELECT 'n' || g.zip || g.name, p.id
    FROM unnest(${column(names, 0)}::bpchar[], ${column(names, 1)}::text[]) g (zip, name)
    CROSS JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers
      WHERE zip = g.zip AND is_sample = ${isSample} AND g.name
        = regexp_replace(lower(regexp_replace(name, '[^a-zA-Z0-9]+', '', 'g')), '^the|(inc|llc|corp|ltd)$', '', 'g')
      LIMIT ${MAX_HITS}
    ) p
    UNION SELECT 'n' || g.zip || g.name, p.id
    FROM unnest(${column(names, 0)}::bpchar[], ${column(names, 1)}::text[]) g (zip, name)
    CROSS JOIN LATERAL (
      SELECT coalesce(p.merged_into_id, p.id) AS id
      FROM provider_private_addresses a JOIN providers p ON p.id = a.provider_id
      WHERE a.zip = g.zip AND p.zip IS NULL AND p.is_sample = ${isSample} AND g.name
        = regexp_replace(lower(regexp_replace(p.name, '[^a-zA-Z0-9]+', '', 'g')), '^the|(inc|llc|corp|ltd)$', '', 'g')
      LIMIT ${MAX_HITS}
    ) p
    UNION SELECT 'l' || g.issuer || g.number, p.id
    FROM unnest(${column(licenses, 0)}::text[], ${column(licenses, 1)}::text[]) g (issuer, number)
    JOIN provider_licenses l ON l.issuer = g.issuer AND l.number = g.number
    JOIN LATERAL (
      SELECT coalesce(merged_into_id, id) AS id FROM providers WHERE id = l.provider_id AND is_sample = ${isSample}
    ) p ON true`
  const byKey = new Map<string, number[]>()
  for (const { key, id } of found) byKey.set(key, [...(byKey.get(key) ?? []), id])
  const sharing = (name: string) => {
    const ids = byKey.get(name) ?? []
    return ids.length > mostSharing ? [] : ids
  }
  return keys.map((key) => [...new Set(namesOfKeys(key).flatMap(sharing))])
}

function keysOf({ phone, zip, street, name, licenses }: Comparable): Keys {
  const line = phoneWithoutExtension(phone)
  const house = houseNumberOf(street)
  // The same steps as the index providers_match_name.
  const letters = name
    .replace(/[^a-zA-Z0-9]+/g, '')
    .toLowerCase()
    .replace(/^the|(inc|llc|corp|ltd)$/g, '')
  return {
    phones: line === null ? [] : [line],
    houses: house === null ? [] : [[zip, house]],
    names: letters === '' ? [] : [[zip, letters]],
    licenses: licenses?.map(({ issuer, number }) => [issuer, number]) ?? [],
  }
}

function namesOfKeys({ phones, houses, names, licenses }: Keys): string[] {
  return [
    ...phones.map((phone) => `p${phone}`),
    ...houses.map((pair) => `h${pair.join('')}`),
    ...names.map((pair) => `n${pair.join('')}`),
    ...licenses.map((pair) => `l${pair.join('')}`),
  ]
}

function distinct(lists: readonly string[][]): string[][] {
  return [...new Map(lists.map((list) => [list.join('\n'), list])).values()]
}

/** A gazetteer with a preload step: one query for many places instead of one each. */
export type LoadableGazetteer = Gazetteer & { load: (places: readonly StatedPlace[]) => Promise<void> }

/** The number of ZIP codes or cities cached: more than any state has, and few enough to fit into memory for a national list. */
const MAX_CACHED = 15_000

/** The cities that the row may mean. */
const citiesOf = ({ city, splits = [] }: StatedPlace): string[] => [
  ...(city === null ? [] : [city]),
  ...splits.map((split) => split.city),
]

/** Results are cached by name as spelled in the file, as long as this object lives. */
export function createGazetteer(tx: Transaction): LoadableGazetteer {
  const zips = new Map<string, ZipView | undefined>()
  const cities = new Map<string, LocationView | undefined>()
  const locations = new Map<string, LocationView | undefined>()
  const countiesOf = new Map<string, Map<string, string>>()
  const keyOf = (name: string, state: string) => `${state} ${name}`

  async function loadZips(wanted: Iterable<string>): Promise<void> {
    const missing = [...new Set(wanted)].filter((zip) => !zips.has(zip))
    for (const zip of missing) zips.set(zip, undefined)
    if (missing.length > 0) for (const zip of await findZips(tx, missing)) zips.set(zip.zip, zip)
  }

  async function loadLocations(wanted: Iterable<string>): Promise<void> {
    const missing = [...new Set(wanted)].filter((slug) => !locations.has(slug))
    for (const slug of missing) locations.set(slug, undefined)
    if (missing.length > 0) for (const city of await findLocations(tx, missing)) locations.set(city.slug, city)
  }

  async function loadState(state: string, names: ReadonlySet<string>): Promise<void> {
    if (!countiesOf.has(state)) countiesOf.set(state, await findCountyNames(tx, state))
    const missing = [...names].filter((name) => !cities.has(keyOf(name, state)))
    if (missing.length === 0) return
    const found = await findCities(tx, missing, state)
    for (const name of missing) cities.set(keyOf(name, state), found.get(foldPlaceName(name)))
  }

  return {
    zip: (zip) => zips.get(zip),
    city: (name, state) => cities.get(keyOf(name, state)),
    location: (slug) => locations.get(slug),
    county: (name, state) => countiesOf.get(state)?.get(foldPlaceName(name)),
    async load(places) {
      for (const cache of [zips, cities, locations]) if (cache.size > MAX_CACHED) cache.clear()
      const names = new Map<string, Set<string>>()
      for (const place of places) {
        const ofState = names.get(place.state) ?? new Set()
        names.set(place.state, ofState)
        for (const city of citiesOf(place)) ofState.add(city)
      }
      for (const [state, ofState] of names) await loadState(state, ofState)
      await loadLocations(places.flatMap(({ located }) => located?.locationSlug ?? []))
      const wanted = new Set<string>()
      for (const place of places) {
        const { state, zip, located } = place
        if (zip !== null) wanted.add(zip)
        else if (located) for (const one of locations.get(located.locationSlug)?.zips ?? []) wanted.add(one)
        // If the city has one ZIP code, it may replace a wrong one; if it has several, the nearest may replace a missing one.
        for (const city of citiesOf(place)) {
          const cityZips = cities.get(keyOf(city, state))?.zips ?? []
          if (zip === null || cityZips.length === 1) for (const one of cityZips) wanted.add(one)
        }
      }
      await loadZips(wanted)
    },
  }
}

export type StoredCandidate = Comparable & {
  providerId: number
  slug: string
  isMerged: boolean
  /** The provider has its own row in this file, so another row is a different place. */
  isListed: boolean
  /** Another row of the file was already matched to it. */
  isTaken: boolean
}

/** The providers with which rows are compared, by internal id. For a family home, `street` is the private one. */
export async function readStoredProviders(
  tx: Transaction,
  source: string,
  ids: readonly number[],
): Promise<Map<number, StoredCandidate>> {
  if (ids.length === 0) return new Map()
  const given = [...new Set(ids)]
  // Each table is read once for all providers. The temporary tables are as long as the file, so they are read only by key.
  const [found] = await tx.$queryRaw<{ rows: string | null }[]>`
    WITH owners AS (
      SELECT id, id AS own FROM unnest(${given}::int[]) AS given (id)
      UNION ALL SELECT merged_into_id, id FROM providers WHERE merged_into_id = ANY(${given}::int[])
    ),
    listed AS MATERIALIZED (
      SELECT o.id, bool_or(s.match_rule IS NULL) AS own
      FROM owners o JOIN provider_sources s ON s.provider_id = o.own AND s.source = ${source}
      LEFT JOIN import_listed_rows l ON l.source_id = s.source_id
      LEFT JOIN import_seen_rows r ON r.key = md5('id ' || s.source_id)::uuid
      WHERE l.source_id IS NOT NULL OR r.key IS NOT NULL
      GROUP BY o.id
    ),
    licenses AS MATERIALIZED (
      SELECT provider_id, jsonb_agg(jsonb_build_object('issuer', issuer, 'number', number, 'asOf', as_of)) AS list
      FROM provider_licenses WHERE provider_id = ANY(${given}::int[]) GROUP BY provider_id
    )
    SELECT json_agg(stored)::text AS rows FROM (
    SELECT p.id AS "providerId", p.slug, p.name, p.alternate_names AS "alternateNames", coalesce(p.street, a.street) AS street,
      coalesce(p.zip, a.zip) AS zip, p.phone, p.status = 'merged' AS "isMerged",
      coalesce(listed.own, false) AS "isListed", listed.own IS NOT DISTINCT FROM false AS "isTaken",
      coalesce(licenses.list, '[]') AS licenses
    FROM providers p
    LEFT JOIN provider_private_addresses a ON a.provider_id = p.id
    LEFT JOIN listed ON listed.id = p.id
    LEFT JOIN licenses ON licenses.provider_id = p.id
    WHERE p.id = ANY(${given}::int[])
    ) stored`
  // One JSON text for all rows is faster to parse than a value for each column of each row.
  const rows: StoredCandidate[] = JSON.parse(found?.rows ?? '[]')
  return new Map(rows.map((row) => [row.providerId, row]))
}

export type StoredRow = {
  sourceId: string
  rowHash: string
  /** The row's provider; for a merged one, the survivor. */
  providerId: number
  isFollowed: boolean
  /** The survivor has its own row in this source, seen at least as recently. */
  hasOwnRow: boolean
}

/** The maximum length of a chain of merges; a longer one is a cycle. */
const MAX_MERGES = 10

/** The provider of each of a source's rows, by the source's id. */
export async function findStoredRows(
  tx: Transaction,
  source: string,
  sourceIds: readonly string[],
): Promise<Map<string, StoredRow>> {
  const [found] = await tx.$queryRaw<{ rows: string | null }[]>`
    WITH RECURSIVE own AS MATERIALIZED (
      SELECT s.source_id, s.row_hash, s.batch_id, s.provider_id, p.merged_into_id
      FROM provider_sources s JOIN providers p ON p.id = s.provider_id
      WHERE s.source = ${source} AND s.source_id IN (SELECT json_array_elements_text(${JSON.stringify(sourceIds)}::json))
    ),
    chain AS (
      SELECT source_id, merged_into_id AS id, 1 AS length FROM own WHERE merged_into_id IS NOT NULL
      UNION ALL
      SELECT chain.source_id, n.merged_into_id, length + 1 FROM chain JOIN providers n ON n.id = chain.id
      WHERE n.merged_into_id IS NOT NULL AND length < ${MAX_MERGES}
    ),
    survivors AS MATERIALIZED (
      SELECT chain.source_id, n.id FROM chain JOIN providers n ON n.id = chain.id WHERE n.merged_into_id IS NULL
    )
    SELECT json_agg(json_build_object('sourceId', own.source_id, 'rowHash', own.row_hash,
      'providerId', coalesce(survivor.id, own.provider_id), 'isFollowed', survivor.id IS NOT NULL,
      'hasOwnRow', survivor.id IS NOT NULL AND EXISTS (
        SELECT FROM provider_sources other WHERE other.provider_id = survivor.id AND other.source = ${source}
          AND coalesce(other.batch_id, 0) >= coalesce(own.batch_id, 0)
      )))::text AS rows
    FROM own LEFT JOIN survivors survivor ON survivor.source_id = own.source_id`
  const rows: StoredRow[] = JSON.parse(found?.rows ?? '[]')
  return new Map(rows.map((row) => [row.sourceId, row]))
}
