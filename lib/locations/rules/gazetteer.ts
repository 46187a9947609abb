import { findCatalogueCity } from '../catalogue/cities'
import { FLORIDA_PLACES } from '../catalogue/florida-places'
import { DISPLAY_NAMES, FURTHER_NAMES } from '../catalogue/names'
import { foldPlaceName, spellingsOf } from './fold'
import { buildCounties, type CountyRecord, groupBy } from './gazetteer-counties'
import type { GazetteerRow } from './gazetteer-row'
import { locationSlugOf } from './slug'
import { suggestionRank } from './suggestion-rank'
import { timeZoneOf } from './time-zone'

/** The records of the tables, keyed by column. */
export type LocationRecord = {
  slug: string
  name: string
  state: string
  county: string | null
  latitude: number
  longitude: number
  zips: string[]
  time_zone: string
}
export type ZipRecord = {
  zip: string
  city: string
  state: string
  county: string | null
  latitude: number
  longitude: number
  location_slug: string
}
export type AliasRecord = { folded: string; location_slug: string; state: string; rank: number }
export type Gazetteer = {
  locations: LocationRecord[]
  zips: ZipRecord[]
  aliases: AliasRecord[]
  counties: CountyRecord[]
}

/**
 * All tables from GeoNames' rows: a location is a distinct folded city name within a state; its county is that of most of
 * its ZIP codes; its point is its catalogue ZIP's, else the mean of its ZIP codes in that county (a far-off post-office box
 * of the same name would pull it away).
 */
export function buildGazetteer(rows: readonly GazetteerRow[]): Gazetteer {
  const byZip = new Map(rows.map((row) => [row.zip, row]))
  const unique = [...byZip.values()]
  const groups = groupBy(unique, (row) => `${foldPlaceName(row.city)} ${row.state}`)
  const locations = new Map<string, LocationRecord>()
  const zips: ZipRecord[] = []
  for (const [key, group] of groups) {
    const location = locationOf(DISPLAY_NAMES[key] ?? group[0]?.city ?? '', group)
    locations.set(location.slug, location)
    for (const { zip, state, county, latitude, longitude } of group)
      zips.push({
        zip,
        city: location.name,
        state,
        county: county?.name ?? null,
        latitude,
        longitude,
        location_slug: location.slug,
      })
  }
  for (const place of FLORIDA_PLACES) {
    const location = locationOf(
      place.name,
      place.zips.flatMap((zip) => byZip.get(zip) ?? []),
    )
    if (location.zips.length > 0 && !locations.has(location.slug)) locations.set(location.slug, location)
  }
  const all = [...locations.values()]
  return { locations: all, zips, aliases: all.flatMap(aliasesOf), counties: buildCounties(unique) }
}

function locationOf(name: string, group: GazetteerRow[]): LocationRecord {
  const state = group[0]?.state ?? 'FL'
  const slug = locationSlugOf(name, state)
  const county = mostFrequent(group.map((row) => row.county?.name ?? null))
  const center = group.find((row) => row.zip === findCatalogueCity(slug)?.zip)
  return {
    slug,
    name,
    state,
    county,
    ...meanPoint(center ? [center] : group.filter((row) => (row.county?.name ?? null) === county)),
    zips: group.map((row) => row.zip).sort(),
    time_zone: timeZoneOf(slug, state, county),
  }
}

function aliasesOf(location: LocationRecord): AliasRecord[] {
  const names = [location.name, ...(FURTHER_NAMES[location.slug] ?? [])]
  const rank = suggestionRank(location.slug, location.state, location.zips.length)
  return [...new Set(names.flatMap(spellingsOf))].map((folded) => ({
    folded,
    location_slug: location.slug,
    state: location.state,
    rank,
  }))
}

/** The first among equals. */
function mostFrequent<Value>(values: Value[]): Value | null {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[Value | null, number]>((best, next) => (next[1] > best[1] ? next : best), [null, 0])[0]
}

/** Degrees, to five decimals (a metre). */
export function meanPoint(points: { latitude: number; longitude: number }[]): { latitude: number; longitude: number } {
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 1e5) / 1e5
  return { latitude: mean(points.map((p) => p.latitude)), longitude: mean(points.map((p) => p.longitude)) }
}
