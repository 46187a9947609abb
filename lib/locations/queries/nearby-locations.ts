import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { DEFAULT_NEARBY, findCatalogueCity } from '../catalogue/cities'
import type { LocationView, NearbyLocation } from '../types'

type Center = Pick<LocationView, 'slug' | 'latitude' | 'longitude'>

/** Beyond this a city is not nearby, in metres: 50 miles. */
const NEARBY_METERS = 80_467
/** Half a side, in degrees, of the box that is looked through: 50 miles at Florida's latitude and farther north. */
const BOX = { latitude: 0.73, longitude: 1.1 }

/**
 * Cities to go on to from a city's page, nearest first: the catalogue's three for its cities; else the nearest cities that
 * have providers; else, where nothing is near, the catalogue's default ones.
 */
export async function nearbyLocations(center: Center, limit = 3): Promise<NearbyLocation[]> {
  const listed = findCatalogueCity(center.slug)?.nearby
  if (listed) return withDistance(center, Prisma.sql`slug = ANY(${[...listed]})`, limit)
  const near = await withDistance(
    center,
    Prisma.sql`slug <> ${center.slug}
      AND latitude BETWEEN ${center.latitude - BOX.latitude} AND ${center.latitude + BOX.latitude}
      AND longitude BETWEEN ${center.longitude - BOX.longitude} AND ${center.longitude + BOX.longitude}
      AND EXISTS (SELECT FROM provider_search_documents d WHERE d.location_slug = locations.slug)`,
    limit,
  )
  const within = near.filter((location) => location.distanceMeters <= NEARBY_METERS)
  return within.length > 0
    ? within
    : withDistance(center, Prisma.sql`slug = ANY(${[...DEFAULT_NEARBY]}) AND slug <> ${center.slug}`, limit)
}

function withDistance(center: Center, where: Prisma.Sql, limit: number): Promise<NearbyLocation[]> {
  return db().$queryRaw<NearbyLocation[]>`
    SELECT slug, name, state, round(2 * 6371008.8 * asin(least(1, sqrt(
        sin(radians(latitude - ${center.latitude}) / 2) ^ 2 +
        cos(radians(${center.latitude})) * cos(radians(latitude)) *
        sin(radians(longitude - ${center.longitude}) / 2) ^ 2)))) AS "distanceMeters"
    FROM locations WHERE ${where} ORDER BY "distanceMeters", slug LIMIT ${limit}`
}
