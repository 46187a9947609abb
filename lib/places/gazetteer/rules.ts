import { SITE } from '@/lib/platform/config/site'
import { findCatalogueCity } from '../catalogue/cities'
import { findState, timeZoneOf } from '../catalogue/states'
import { distanceMeters } from '../rules/geo'
import { foldPlaceName, locationSlugOf, spellingsOf } from '../rules/place-names'
import { countyRank, suggestionRank } from '../rules/suggestions'
import { FLORIDA_PLACES } from './catalogue/florida-places'

/** Display names of cities where GeoNames' spelling is not the local one. Key: folded name and state. */
export const DISPLAY_NAMES: Record<string, string> = {
  'hallandale FL': 'Hallandale Beach',
  'dania FL': 'Dania Beach',
  'debary FL': 'DeBary',
  'labelle FL': 'LaBelle',
  'defuniaksprings FL': 'DeFuniak Springs',
}

/** Additional names of locations, by slug. */
export const ADDITIONAL_NAMES: Record<string, readonly string[]> = {
  'hallandale-beach-fl': ['Hallandale'],
  'dania-beach-fl': ['Dania'],
  'lake-worth-fl': ['Lake Worth Beach'],
  'north-fort-myers-fl': ['No Ft Myers'],
  'panama-city-beach-fl': ['P C Beach', 'PCB'],
  'pinellas-park-fl': ['North Pinellas Park'],
  'loxahatchee-fl': ['Loxahatchee Groves'],
  'miami-gardens-fl': ['Carol City'],
  'st-petersburg-fl': ['St Pete'],
  'port-st-lucie-fl': ['PSL'],
  'fort-lauderdale-fl': ['Lauderdale'],
  'new-york-ny': ['New York City', 'NYC', 'Manhattan'],
  'los-angeles-ca': ['LA'],
  'san-francisco-ca': ['SF'],
  'washington-dc': ['Washington D C'],
  'philadelphia-pa': ['Philly'],
}

/** ZIP codes that GeoNames' file assigns to a county far from their point. Found by the distance to the county's other ZIP codes. */
export const COUNTY_CORRECTIONS: Record<string, string> = {
  '32753': 'Volusia',
  '33112': 'Miami-Dade',
  '33967': 'Lee',
  '33973': 'Lee',
}

/** Listed under a state, but not in it: Wake Island (under Hawaii). */
const OUTSIDE_ZIPS = new Set(['96898'])

/** The fields of a line of GeoNames' US.txt that we use. */
export type GazetteerRow = {
  zip: string
  city: string
  state: string
  county: { name: string; fullName: string } | null
  latitude: number
  longitude: number
}

/**
 * Reads one tab-separated line: country, ZIP, place, state, state code, county, county code, two more, latitude, longitude,
 * accuracy. Null for lines in another format, and for places outside the states and DC (military post offices, territories).
 */
export function parseGazetteerLine(line: string): GazetteerRow | null {
  const [, zip = '', place = '', , state = '', county = '', , , , latitude = '', longitude = ''] = line.split('\t')
  if (
    !/^\d{5}$/.test(zip) ||
    OUTSIDE_ZIPS.has(zip) ||
    place === '' ||
    !findState(state) ||
    latitude === '' ||
    longitude === ''
  )
    return null
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  if (!Number.isFinite(point.latitude) || !Number.isFinite(point.longitude)) return null
  return {
    zip,
    city: displayCity(place),
    state,
    county: parseCounty(COUNTY_CORRECTIONS[zip] ?? county, state),
    ...point,
  }
}

/**
 * The display name of a place: "Saint Cloud" becomes "St Cloud" (the specification's spelling), "Fort Mc Coy" becomes
 * "Fort McCoy", and apostrophes are removed, since the search box does not accept them.
 */
export function displayCity(place: string): string {
  return place
    .replace(/'(?=[A-Z][a-z])/g, ' ')
    .replace(/['’]/g, '')
    .replace(/\bSaint(e?)(?= )/g, 'St$1')
    .replace(/\bMc (?=[A-Z])/g, 'Mc')
    .replace(/\b(Afb|Jbphh|Mcbh)\b/g, (letters) => letters.toUpperCase())
    .replace(/LincolnS\b/, 'Lincolns')
    .trim()
}

/**
 * GeoNames writes counties in many ways: "Orange", "Caddo Parish", "Nome (CA)", "Baltimore (city)", "City of Richmond". An
 * independent city is in no county, even if one has its name.
 */
export function parseCounty(text: string, state: string): GazetteerRow['county'] {
  const plain = text
    .replace(/['’]/g, '')
    .replace(/^Saint(?= )/, 'St.')
    .trim()
  if (plain === '' || state === 'DC') return null
  if (/ \(city\)?$/.test(plain) || (state === 'VA' && plain.startsWith('City of '))) return null
  const name = plain
    .replace(/^City and (?:County|Borough) of /, '')
    .replace(
      /(?: \(CA\)| County| Parish| City and Borough| Borough| Municipality| Census Area| Regional| Region)+$/,
      '',
    )
  return { name, fullName: `${name} ${countyWord(plain, state)}` }
}

function countyWord(text: string, state: string): string {
  if (state === 'LA') return 'Parish'
  if (state === 'AK') return /\(CA\)|Census Area/.test(text) ? 'Census Area' : 'Borough'
  if (state === 'CT') return CONNECTICUT_COUNTIES.has(text) ? 'County' : 'Region'
  return 'County'
}

/** GeoNames lists most of Connecticut under its planning regions, and a few ZIP codes still under the old counties. */
const CONNECTICUT_COUNTIES = new Set([
  'Fairfield',
  'Hartford',
  'Litchfield',
  'Middlesex',
  'New Haven',
  'New London',
  'Tolland',
  'Windham',
])

type CountyRecord = {
  slug: string
  name: string
  full_name: string
  state: string
  folded: string
  rank: number
  latitude: number
  longitude: number
  radius_meters: number
  zip_count: number
}

/** Counties as circles around the center of their ZIP codes' extent, wide enough to reach each of them. */
function buildCounties(rows: readonly GazetteerRow[]): CountyRecord[] {
  const inCounties = rows.filter((row) => row.county !== null)
  const groups = groupBy(inCounties, (row) => locationSlugOf(row.county?.fullName ?? '', row.state))
  return [...groups].flatMap(([slug, group]) => {
    const [first] = group
    if (!first?.county) return []
    const center = centerOf(group)
    return {
      slug,
      name: first.county.name,
      full_name: first.county.fullName,
      state: first.state,
      folded: foldPlaceName(first.county.fullName),
      rank: countyRank(first.state, group.length),
      ...center,
      radius_meters: Math.ceil(Math.max(...group.map((row) => distanceMeters(center, row)))),
      zip_count: group.length,
    }
  })
}

function centerOf(group: GazetteerRow[]): { latitude: number; longitude: number } {
  const middle = (values: number[]) => Math.round(((Math.min(...values) + Math.max(...values)) / 2) * 1e5) / 1e5
  return { latitude: middle(group.map((row) => row.latitude)), longitude: middle(group.map((row) => row.longitude)) }
}

/** Map.groupBy, which Node 20 lacks. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}

/** Table rows, keyed by column. */
type LocationRecord = {
  slug: string
  name: string
  state: string
  county: string | null
  latitude: number
  longitude: number
  zips: string[]
  time_zone: string
}
type ZipRecord = {
  zip: string
  city: string
  state: string
  county: string | null
  latitude: number
  longitude: number
  location_slug: string
}
type AliasRecord = { folded: string; location_slug: string; state: string; rank: number }
export type Gazetteer = {
  locations: LocationRecord[]
  zips: ZipRecord[]
  aliases: AliasRecord[]
  counties: CountyRecord[]
}

/**
 * Builds all tables from GeoNames' rows. A location is a distinct folded city name within a state; its county is that of most
 * of its ZIP codes; its point is that of its catalogue ZIP code, or the mean of its ZIP codes in that county (so that a
 * distant post-office box of the same name does not shift it).
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
  const state = group[0]?.state ?? SITE.homeState
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
  const names = [location.name, ...(ADDITIONAL_NAMES[location.slug] ?? [])]
  const rank = suggestionRank(location.slug, location.state, location.zips.length)
  return [...new Set(names.flatMap(spellingsOf))].map((folded) => ({
    folded,
    location_slug: location.slug,
    state: location.state,
    rank,
  }))
}

/** The first one in case of a tie. */
function mostFrequent<Value>(values: Value[]): Value | null {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].reduce<[Value | null, number]>((best, next) => (next[1] > best[1] ? next : best), [null, 0])[0]
}

/** In degrees, to five decimals (about a meter). */
export function meanPoint(points: { latitude: number; longitude: number }[]): { latitude: number; longitude: number } {
  const mean = (values: number[]) =>
    Math.round((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)) * 1e5) / 1e5
  return { latitude: mean(points.map((p) => p.latitude)), longitude: mean(points.map((p) => p.longitude)) }
}
