import 'server-only'
import { cellsWithin, distanceMeters, METERS_PER_MILE, type Point } from '@/lib/places/rules/geo'
import { db } from '@/lib/platform/database/client'
import { Prisma } from '@/prisma/generated/client'
import { CARE_TYPES } from '../catalogue/traits'
import { CARD_JSON, type JsonCard } from '../search-documents/commands/cached-cards'
import { maskOf } from '../search-documents/rules'
import type { FoundProvider, ProviderCard, ProviderDetail } from '../types'

/** Cards in the order of the ids; ids that no longer exist are skipped. */
export async function findCards(internalIds: number[], now: Date): Promise<ProviderCard[]> {
  const byId = await cardsById(internalIds, now)
  return internalIds.flatMap((id) => byId.get(id) ?? [])
}

/** The same for providers found by distance. */
export async function findCardsWithDistance(
  found: { id: number; distanceMeters: number }[],
  now: Date,
): Promise<FoundProvider[]> {
  const ids = found.map((one) => one.id)
  const byId = await cardsById(ids, now)
  return found.flatMap(({ id, distanceMeters }) => {
    const card = byId.get(id)
    return card ? [{ ...card, distanceMeters }] : []
  })
}

async function cardsById(ids: number[], now: Date): Promise<Map<number, ProviderCard>> {
  if (ids.length === 0) return new Map()
  // One query; with Prisma's select it is one for each of seven tables.
  const rows = await db().$queryRawUnsafe<{ id: number; sponsoredUntil: Date | null; card: JsonCard }[]>(
    `SELECT p.id, p.sponsored_until AS "sponsoredUntil", ${CARD_JSON} AS card FROM providers p WHERE p.id = ANY($1::int[])`,
    ids,
  )
  return new Map(
    rows.map(({ id, sponsoredUntil, card }) => [
      id,
      { ...card, isSponsored: sponsoredUntil !== null && sponsoredUntil > now },
    ]),
  )
}

const SIMILAR_RADIUS_METERS = 25 * METERS_PER_MILE
/** So many are looked at, for those with openings and those that answer. */
const SIMILAR_COUNT = 12

/** Open providers with a care type in common within 25 miles, nearest first. Distances are between public points. */
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

/** Ids of the nearest providers that offer one of the care types, with distances in meters. */
export async function nearestIds(wanted: {
  center: Point
  careTypes: readonly string[]
  radiusMeters: number
  limit: number
  except: Prisma.Sql
}): Promise<{ id: number; distanceMeters: number }[]> {
  const { latitude, longitude } = wanted.center
  const careTypes = maskOf(CARE_TYPES, wanted.careTypes)
  // Planar distance is accurate enough for sorting; the distances returned are computed on the sphere below.
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
