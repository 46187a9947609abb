import { SITE } from '@/lib/platform/config/site'
import 'server-only'
import { createMemoryCache } from '@/lib/platform/cache/memory-cache'
import { db, type Transaction } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { CATALOGUE_CITIES, DEFAULT_NEARBY, findCatalogueCity } from '../catalogue/cities'
import type { MapPlace } from '../map/types'
import { type Box, distanceMeters, EARTH_RADIUS_METERS, METERS_PER_MILE, type Point } from '../rules/geo'
import { foldPlaceName, parseLocationSlug, placeLabel, stateName } from '../rules/place-names'
import type {
  Coverage,
  FeaturedLocation,
  LandingPlace,
  LocationView,
  NearbyLocation,
  PlaceLink,
  PlaceOption,
  ZipView,
} from '../types'

export const locationColumns = {
  slug: true,
  name: true,
  state: true,
  county: true,
  latitude: true,
  longitude: true,
  zips: true,
  timeZone: true,
} as const

/**
 * The city with this slug, or null if there is no such US city. Other spellings ("saint-cloud-fl", "ft-lauderdale-fl") find
 * the city too, so compare the returned slug and redirect if it differs.
 */
export async function findLocation(slug: string): Promise<LocationView | null> {
  const parsed = parseLocationSlug(slug)
  if (!parsed) return null
  const exact = await db().location.findUnique({ where: { slug }, select: locationColumns })
  return exact ?? findCity(foldPlaceName(parsed.name), parsed.state)
}

/** The city of a state with this folded name or alias; the best known one if several share it. */
async function findCity(folded: string, state: string): Promise<LocationView | null> {
  const alias = await db().locationAlias.findFirst({
    where: { folded, state },
    orderBy: [{ rank: 'asc' }, { locationSlug: 'asc' }],
    select: { location: { select: locationColumns } },
  })
  return alias?.location ?? null
}

/** The cities and counties with one of these folded names. */
export function findPlacesByName(
  folded: readonly string[],
): Promise<{ folded: string; name: string; state: string }[]> {
  return db().$queryRaw`
    SELECT a.folded, l.name, a.state FROM location_aliases a JOIN locations l ON l.slug = a.location_slug
    WHERE a.folded = ANY(${[...folded]})
    UNION ALL SELECT folded, full_name AS name, state FROM counties WHERE folded = ANY(${[...folded]})`
}

/** A ZIP code in the states or DC, or null. */
export async function findZip(zip: string): Promise<ZipView | null> {
  if (!/^\d{5}$/.test(zip)) return null
  const found = await db().zipCode.findUnique({
    where: { zip },
    select: {
      zip: true,
      city: true,
      state: true,
      county: true,
      latitude: true,
      longitude: true,
      locationSlug: true,
      location: { select: { timeZone: true } },
    },
  })
  if (!found) return null
  const { location, ...columns } = found
  return { ...columns, timeZone: location.timeZone }
}

/**
 * Looks up many ZIP codes in one query; those that do not exist are missing from the result. For imports, inside their transaction. Input and
 * result are each sent as one JSON text, which is much faster for many rows than separate values.
 */
export async function findZips(tx: Transaction, zips: readonly string[]): Promise<ZipView[]> {
  const [found] = await tx.$queryRaw<{ zips: string | null }[]>`
    SELECT json_agg(json_build_object('zip', z.zip, 'city', z.city, 'state', z.state, 'county', z.county, 'latitude', z.latitude,
      'longitude', z.longitude, 'locationSlug', z.location_slug, 'timeZone', l.time_zone))::text AS zips
    FROM json_array_elements_text(${JSON.stringify(zips)}::json) AS given (zip)
    JOIN zip_codes z ON z.zip = given.zip::bpchar JOIN locations l ON l.slug = z.location_slug`
  return JSON.parse(found?.zips ?? '[]')
}

/** The cities of one state with these names, by folded name: the same as findCity for each, but in one query. For imports, like findZips. */
export async function findCities(
  tx: Transaction,
  names: readonly string[],
  state: string,
): Promise<Map<string, LocationView>> {
  const folded = [...new Set(names.map(foldPlaceName))]
  const [found] = await tx.$queryRaw<{ cities: string | null }[]>`
    SELECT json_agg(json_build_object('folded', a.folded, 'city', json_build_object('slug', l.slug, 'name', l.name, 'state', l.state,
      'county', l.county, 'latitude', l.latitude, 'longitude', l.longitude, 'zips', l.zips, 'timeZone', l.time_zone))
      ORDER BY a.rank, a.location_slug)::text AS cities
    FROM json_array_elements_text(${JSON.stringify(folded)}::json) AS given (folded)
    JOIN location_aliases a ON a.folded = given.folded AND a.state = ${state} JOIN locations l ON l.slug = a.location_slug`
  const cities = new Map<string, LocationView>()
  const rows: { folded: string; city: LocationView }[] = JSON.parse(found?.cities ?? '[]')
  for (const row of rows) if (!cities.has(row.folded)) cities.set(row.folded, row.city)
  return cities
}

/** The cities with these slugs ("orlando-fl"). For imports, like findZips. */
export async function findLocations(tx: Transaction, slugs: readonly string[]): Promise<LocationView[]> {
  const [found] = await tx.$queryRaw<{ cities: string | null }[]>`
    SELECT json_agg(json_build_object('slug', l.slug, 'name', l.name, 'state', l.state, 'county', l.county,
      'latitude', l.latitude, 'longitude', l.longitude, 'zips', l.zips, 'timeZone', l.time_zone))::text AS cities
    FROM json_array_elements_text(${JSON.stringify(slugs)}::json) AS given (slug) JOIN locations l ON l.slug = given.slug`
  return JSON.parse(found?.cities ?? '[]')
}

/** The counties of a state, by folded name without the word ("stjohns" -> "St. Johns"). */
export async function findCountyNames(tx: Transaction, state: string): Promise<Map<string, string>> {
  const counties = await tx.county.findMany({ where: { state }, select: { name: true } })
  return new Map(counties.map(({ name }) => [foldPlaceName(name), name]))
}

type CandidatePlace = { slug: string; name: string; state: string; county: string | null }

/** Options without duplicates, with their provider counts. Places with providers come first; the order is otherwise unchanged. */
export async function describeOptions(places: CandidatePlace[]): Promise<PlaceOption[]> {
  const unique = [...new Map(places.map((place) => [place.slug, place])).values()]
  const [counts, counties] = await Promise.all([
    countProvidersIn(unique.map(({ slug }) => slug)),
    findFullCountyNames(unique),
  ])
  const options = unique.map(({ slug, name, state, county }) => ({
    slug,
    label: placeLabel(name, state),
    stateName: stateName(state),
    county: counties.get(`${county}, ${state}`) ?? null,
    providerCount: counts.get(slug) ?? 0,
  }))
  return options.toSorted((a, b) => Number(b.providerCount > 0) - Number(a.providerCount > 0))
}

/** The full county names of these places ("Sangamon County", "Orleans Parish"), by "Sangamon, IL"; independent cities have none. */
export async function findFullCountyNames(
  places: readonly Pick<CandidatePlace, 'county' | 'state'>[],
): Promise<Map<string, string>> {
  const wanted = places.flatMap(({ county, state }) => (county === null ? [] : [{ name: county, state }]))
  if (wanted.length === 0) return new Map()
  const rows = await db().county.findMany({
    where: { OR: wanted },
    select: { name: true, state: true, fullName: true },
  })
  return new Map(rows.map(({ name, state, fullName }) => [`${name}, ${state}`, fullName]))
}

/** The number of open and temporarily closed providers by location; locations without any are missing. */
async function countProvidersIn(slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db().$queryRaw<{ slug: string; count: number }[]>`
    SELECT location_slug AS slug, count(*)::int AS count FROM provider_search_documents
    WHERE location_slug = ANY(${slugs}) GROUP BY location_slug`
  return new Map(rows.map(({ slug, count }) => [slug, count]))
}

/** The catalogue's cities, in its order, with current provider counts. */
export async function listFeaturedLocations(): Promise<FeaturedLocation[]> {
  const counts = await countProvidersIn(CATALOGUE_CITIES.map(({ slug }) => slug))
  return CATALOGUE_CITIES.map(({ slug, name, state, county }) => ({
    slug,
    name,
    state,
    county,
    providerCount: counts.get(slug) ?? 0,
  }))
}

/** Every city with providers, cached since the list rarely changes. */
const coveredCities = createMemoryCache<CoveredCity[]>({ maxEntries: 1, seconds: 600 })
const MAX_NEAREST = 3

/** The names of the states with providers, and the cities with providers nearest to this point. */
export async function findCoverage(from: Point): Promise<Coverage> {
  const cities = await coveredCities('all', listCoveredCities)
  const nearest = cities
    .map((city) => ({ ...city, meters: distanceMeters(from, city) }))
    .toSorted((a, b) => a.meters - b.meters)
    .slice(0, MAX_NEAREST)
    .map(({ slug, name, state, providerCount, meters }) => {
      return { slug, label: placeLabel(name, state), providerCount, miles: Math.round(meters / METERS_PER_MILE) }
    })
  return { states: [...new Set(cities.map(({ state }) => stateName(state)))].sort(), nearest }
}

type CoveredCity = Point & { slug: string; name: string; state: string; providerCount: number }

function listCoveredCities(): Promise<CoveredCity[]> {
  return db().$queryRaw`
    SELECT l.slug, l.name, l.state, l.latitude, l.longitude, count(*)::int AS "providerCount"
    FROM provider_search_documents d JOIN locations l ON l.slug = d.location_slug GROUP BY l.slug`
}

const MAX_MAP_PLACES = 60
/** The height in degrees of latitude up to which a map has room for county names. */
const MAX_DEGREES_WITH_COUNTIES = 4

/** Names for a map: the largest cities in a box, by number of ZIP codes, and its counties. */
export function findMapPlaces({ south, west, north, east }: Box): Promise<MapPlace[]> {
  return db().$queryRaw<MapPlace[]>`
    (SELECT slug, name, 'city' AS kind, cardinality(zips) AS weight, latitude, longitude FROM locations
      WHERE latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}
      ORDER BY weight DESC, slug LIMIT ${MAX_MAP_PLACES})
    UNION ALL
    (SELECT slug, full_name AS name, 'county' AS kind, 2 AS weight, latitude, longitude FROM counties
      WHERE latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east} AND ${north - south} < ${MAX_DEGREES_WITH_COUNTIES}::float8
      ORDER BY zip_count DESC, slug LIMIT ${MAX_MAP_PLACES})`
}

/**
 * The city, county or ZIP code with this slug; null if there is none in the US. Another spelling ("saint-lucie-county-fl")
 * finds the place too, so compare the returned slug and redirect if it differs.
 */
export async function findLandingPlace(given: string): Promise<LandingPlace | null> {
  const slug = given.toLowerCase()
  if (/^\d{5}$/.test(slug)) return zipPlace(slug)
  const city = await findLocation(slug)
  if (!city) return countyPlace(slug)
  const { county, zips: _, ...place } = city
  return { kind: 'city', ...place, within: await countyOf(city.state, county) }
}

async function zipPlace(slug: string): Promise<LandingPlace | null> {
  const zip = await findZip(slug)
  if (!zip) return null
  const { state, latitude, longitude, timeZone } = zip
  const [within, city] = await Promise.all([
    countyOf(state, zip.county),
    db().location.findUniqueOrThrow({
      where: { slug: zip.locationSlug },
      select: { slug: true, name: true, state: true },
    }),
  ])
  const place = { kind: 'zip' as const, slug, name: slug, state, latitude, longitude, timeZone }
  return { ...place, within: [...within, { kind: 'city', ...city }] }
}

async function countyPlace(slug: string): Promise<LandingPlace | null> {
  const parsed = parseLocationSlug(slug)
  if (!parsed) return null
  const select = { slug: true, name: true, fullName: true, state: true, latitude: true, longitude: true } as const
  const county =
    (await db().county.findUnique({ where: { slug }, select })) ??
    (await db().county.findFirst({ where: { folded: foldPlaceName(parsed.name), state: parsed.state }, select }))
  if (!county) return null
  const [zone] = await db().$queryRaw<{ timeZone: string }[]>`
    SELECT l.time_zone AS "timeZone" FROM zip_codes z JOIN locations l ON l.slug = z.location_slug
    WHERE z.state = ${county.state}::char(2) AND z.county = ${county.name}
    GROUP BY l.time_zone ORDER BY count(*) DESC, l.time_zone LIMIT 1`
  const { fullName, ...place } = county
  return { ...place, kind: 'county', name: fullName, timeZone: zone?.timeZone ?? SITE.timeZone, within: [] }
}

/** Empty for places without a county, such as independent cities. */
async function countyOf(state: string, county: string | null): Promise<PlaceLink[]> {
  if (county === null) return []
  const found = await db().county.findFirst({
    where: { state, name: county },
    select: { slug: true, fullName: true, state: true },
  })
  return found ? [{ kind: 'county', slug: found.slug, name: found.fullName, state: found.state }] : []
}

type Center = Pick<LocationView, 'slug' | 'latitude' | 'longitude'>

/** 50 miles, in meters: the limit for nearby cities. */
const NEARBY_METERS = 80_467
const NEARBY_SHOWN = 3
/** Half the height and width, in degrees, of the box that is searched: at least 50 miles anywhere up to the northern border. */
const BOX = { latitude: 0.73, longitude: 1.1 }

/**
 * Cities linked from a city's page, nearest first: those listed in the catalogue for this city, or else the nearest cities that have
 * providers, or else the catalogue's defaults.
 */
export async function nearbyLocations(center: Center): Promise<NearbyLocation[]> {
  const listed = findCatalogueCity(center.slug)?.nearby
  if (listed) return withDistance(center, Prisma.sql`slug = ANY(${[...listed]})`)
  const near = await withDistance(
    center,
    Prisma.sql`slug <> ${center.slug}
      AND latitude BETWEEN ${center.latitude - BOX.latitude} AND ${center.latitude + BOX.latitude}
      AND longitude BETWEEN ${center.longitude - BOX.longitude} AND ${center.longitude + BOX.longitude}
      AND EXISTS (SELECT FROM provider_search_documents d WHERE d.location_slug = locations.slug)`,
  )
  const within = near.filter((location) => location.distanceMeters <= NEARBY_METERS)
  return within.length > 0
    ? within
    : withDistance(center, Prisma.sql`slug = ANY(${[...DEFAULT_NEARBY]}) AND slug <> ${center.slug}`)
}

/** distanceMeters() in SQL: from a point to a row, whose table has the columns latitude and longitude. */
export function distanceSql({ latitude, longitude }: Point, table: string): Prisma.Sql {
  const [rowLatitude, rowLongitude] = [Prisma.raw(`${table}.latitude`), Prisma.raw(`${table}.longitude`)]
  return Prisma.sql`${2 * EARTH_RADIUS_METERS}::float8 * asin(least(1, sqrt(
    sin(radians(${rowLatitude} - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(${rowLatitude})) * sin(radians(${rowLongitude} - ${longitude}::float8) / 2) ^ 2)))`
}

function withDistance(center: Center, where: Prisma.Sql): Promise<NearbyLocation[]> {
  return db().$queryRaw<NearbyLocation[]>`
    SELECT slug, name, state, round(${distanceSql(center, 'locations')}) AS "distanceMeters"
    FROM locations WHERE ${where} ORDER BY "distanceMeters", slug LIMIT ${NEARBY_SHOWN}`
}
