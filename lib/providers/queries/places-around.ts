import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES } from '../catalogue/traits'
import { CONFIRMED_DAYS } from '../rules/freshness'
import type { Point } from '../rules/geo'
import { MEDIAN_MIN_PROVIDERS, TUITION_COUNTS_DAYS } from '../rules/location-facts'
import { maskOf } from '../rules/search-document'
import { ofTypeAt, type PlaceKey } from './at-place'

export type ZipCount = { zip: string; providers: number }

/** The ZIP codes in which a city's providers stand, in order. */
export function zipsOfCity(slug: string, careType: string): Promise<ZipCount[]> {
  return db().$queryRaw`
    SELECT p.zip, count(*)::int AS providers FROM provider_search_documents d JOIN providers p ON p.id = d.provider_id
    WHERE ${ofTypeAt({ kind: 'city', slug }, careType)} AND p.zip IS NOT NULL GROUP BY p.zip ORDER BY p.zip`
}

/** `median`: of a week in one age band, in cents, where five or more priced it within a year. */
export type CityFigures = {
  slug: string
  name: string
  state: string
  providers: number
  withOpenings: number
  median: number | null
}

/** The cities of a county with what is there, the largest first. `band` counts from 0. `today` is "YYYY-MM-DD". */
export async function citiesOfCounty(
  county: PlaceKey,
  careType: string,
  band: number,
  today: string,
): Promise<CityFigures[]> {
  return db().$queryRaw`
    SELECT l.slug, l.name, l.state, city.providers, city."withOpenings",
      CASE WHEN city.priced >= ${MEDIAN_MIN_PROVIDERS}::int THEN round(city.median)::int END AS median
    FROM (
      SELECT d.location_slug, count(*)::int AS providers,
        count(*) FILTER (WHERE d.opening_bands <> 0
          AND d.openings_confirmed_on >= ${today}::date - ${CONFIRMED_DAYS}::int)::int AS "withOpenings",
        count(price.cents) AS priced, percentile_cont(0.5) WITHIN GROUP (ORDER BY price.cents) AS median
      FROM provider_search_documents d, LATERAL (SELECT CASE
        WHEN d.tuition_confirmed_on >= ${today}::date - ${TUITION_COUNTS_DAYS}::int
        THEN d.tuition_cents[${band + 1}::int] END AS cents) price
      WHERE ${ofTypeAt(county, careType)} GROUP BY d.location_slug
    ) city JOIN locations l ON l.slug = city.location_slug ORDER BY city.providers DESC, l.slug`
}

export type NearbyPlace = { slug: string; name: string; state: string; count: number; distanceMeters: number }

/** Half a side, in degrees, of the box that is looked through: about 35 miles for ZIP codes, 100 for counties. */
const BOX = { zip: 0.5, county: 1.5 }

/** The nearest ZIP codes, or counties, around one that have providers of the care type. */
export function placesAround(
  center: PlaceKey & Point & { kind: 'zip' | 'county' },
  careType: string,
  limit: number,
): Promise<NearbyPlace[]> {
  const isOfType = Prisma.sql`d.traits & ${maskOf(CARE_TYPES, [careType])}::bigint <> 0`
  const { latitude, longitude } = center
  const box = BOX[center.kind]
  const [places, counted] =
    center.kind === 'zip'
      ? [
          Prisma.sql`SELECT zip::text AS slug, zip::text AS name, state, latitude, longitude FROM zip_codes`,
          Prisma.sql`providers p JOIN provider_search_documents d ON d.provider_id = p.id
            WHERE p.zip = place.slug::char(5) AND ${isOfType}`,
        ]
      : [
          Prisma.sql`SELECT slug, full_name AS name, state, latitude, longitude, name || ', ' || state AS key FROM counties`,
          Prisma.sql`provider_search_documents d WHERE d.county = place.key AND ${isOfType}`,
        ]
  return db().$queryRaw<NearbyPlace[]>`
    SELECT place.slug, place.name, place.state, counted.count, place."distanceMeters" FROM (
      SELECT *, round(2 * 6371008.8 * asin(least(1, sqrt(sin(radians(latitude - ${latitude}) / 2) ^ 2 +
        cos(radians(${latitude})) * cos(radians(latitude)) * sin(radians(longitude - ${longitude}) / 2) ^ 2)))) AS "distanceMeters"
      FROM (${places}) all_places
      WHERE slug <> ${center.slug} AND latitude BETWEEN ${latitude - box} AND ${latitude + box}
        AND longitude BETWEEN ${longitude - box} AND ${longitude + box}
      ORDER BY "distanceMeters", slug OFFSET 0
    ) place, LATERAL (SELECT count(*)::int AS count FROM ${counted}) counted
    WHERE counted.count > 0 ORDER BY place."distanceMeters", place.slug LIMIT ${limit}`
}
