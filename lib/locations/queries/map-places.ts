import 'server-only'
import type { MapPlace } from '@/lib/map/types'
import { db } from '@/lib/platform/db'
import type { Box } from '@/lib/platform/geo'

const MOST = 60
/** Degrees of latitude: on a higher map counties have no room for their names. */
const COUNTIES_UP_TO = 4

/** Names for a map: the largest cities of a box, by their ZIP codes, and its counties. */
export function findMapPlaces({ south, west, north, east }: Box): Promise<MapPlace[]> {
  return db().$queryRaw<MapPlace[]>`
    (SELECT slug, name, 'city' AS kind, cardinality(zips) AS weight, latitude, longitude FROM locations
      WHERE latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}
      ORDER BY weight DESC, slug LIMIT ${MOST})
    UNION ALL
    (SELECT slug, full_name AS name, 'county' AS kind, 2 AS weight, latitude, longitude FROM counties
      WHERE latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east} AND ${north - south} < ${COUNTIES_UP_TO}::float8
      ORDER BY zip_count DESC, slug LIMIT ${MOST})`
}
