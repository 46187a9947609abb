import 'server-only'
import { db } from '@/lib/platform/db'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES } from '../catalogue/traits'
import { cellsWithin, distanceMeters, METERS_PER_MILE, type Point } from '../rules/geo'
import { maskOf } from '../rules/search-document'
import type { FoundProvider, ProviderDetail } from '../types'
import { findCardsWithDistance } from './cards'

const SIMILAR_RADIUS_METERS = 25 * METERS_PER_MILE
const SIMILAR_COUNT = 4

/** Open providers of a shared care type within 25 miles, the nearest first. Distances are between public points. */
export async function similarProviders(provider: ProviderDetail, now: Date): Promise<FoundProvider[]> {
  const found = await nearestIds({
    center: provider,
    careTypes: provider.careTypes,
    radiusMeters: SIMILAR_RADIUS_METERS,
    limit: SIMILAR_COUNT,
    except: Prisma.sql`provider_id <> ${provider.internalId} AND NOT is_temporarily_closed`,
  })
  return findCardsWithDistance(found, now)
}

/** Ids of the nearest providers that offer one of the care types, with metres. */
export async function nearestIds(wanted: {
  center: Point
  careTypes: readonly string[]
  radiusMeters: number
  limit: number
  except: Prisma.Sql
}): Promise<{ id: number; distanceMeters: number }[]> {
  const { latitude, longitude } = wanted.center
  const careTypes = maskOf(CARE_TYPES, wanted.careTypes)
  // The plane is good enough to order by within one search; metres come from the sphere, below.
  const rows = await db().$queryRaw<{ id: number; latitude: number; longitude: number }[]>`
    SELECT provider_id AS id, latitude, longitude FROM provider_search_documents d
    WHERE cell = ANY(${cellsWithin(wanted.center, wanted.radiusMeters)}::int[])
      AND traits & ${careTypes}::bigint <> 0 AND ${wanted.except}
    ORDER BY (latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * cos(radians(${latitude}))) ^ 2, provider_id
    LIMIT ${wanted.limit}`
  return rows
    .map((row) => ({ id: row.id, distanceMeters: distanceMeters(wanted.center, row) }))
    .filter((row) => row.distanceMeters <= wanted.radiusMeters)
}
