import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Feature } from '@/lib/billing/catalogue/plans'
import { requireFeature } from '@/lib/billing/queries/plan'
import { db } from '@/lib/platform/db'
import { distanceMeters, METERS_PER_MILE } from '@/lib/platform/geo'
import { findManaged } from '@/lib/provider-people/queries/own'
import { DEFAULT_DISTANCE } from '@/lib/providers/catalogue/search-options'
import { addDays, todayIn } from '@/lib/providers/rules/dates'
import type { SearchCountKind } from '@/prisma/generated/enums'

/** So many days are counted, today among them. */
export const TREND_DAYS = 30
/** More than the longest reach of a search, in degrees. */
const BOX = 0.4

export type Around = { providerId: number; since: string; places: Map<string, string> }

/**
 * The places whose searches reach one of the actor's providers (public id): its city, and the ZIP codes within the reach of a search. Throws
 * NotFoundError for anybody else's, ForbiddenError for who only answers and where its plan does not open the feature.
 */
export async function findAround(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  feature: Feature,
  now: Date,
): Promise<Around> {
  const { internalId: id } = await findManaged(actor, publicId, 'see-numbers')
  await requireFeature(id, feature, now)
  const { city, locationSlug, timeZone, ...point } = await db().provider.findUniqueOrThrow({
    where: { id },
    select: { city: true, locationSlug: true, timeZone: true, latitude: true, longitude: true },
  })
  const near = (degrees: number) => ({ gte: degrees - BOX, lte: degrees + BOX })
  const zips = await db().zipCode.findMany({
    where: { latitude: near(point.latitude), longitude: near(point.longitude) },
    select: { zip: true, latitude: true, longitude: true },
  })
  const reach = DEFAULT_DISTANCE * METERS_PER_MILE
  const within = zips.filter((zip) => distanceMeters(point, zip) <= reach)
  const places = new Map([[locationSlug, city], ...within.map(({ zip }): [string, string] => [zip, zip])])
  return { providerId: id, since: addDays(todayIn(timeZone, now), 1 - TREND_DAYS), places }
}

/** How often something was searched there since then, by its key. */
export async function countByKey({ since, places }: Around, kind: SearchCountKind) {
  const rows = await db().searchCount.groupBy({
    by: ['key'],
    where: { place: { in: [...places.keys()] }, day: { gte: new Date(since) }, kind },
    _sum: { count: true },
  })
  return rows.map(({ key, _sum }) => ({ key, count: _sum.count ?? 0 }))
}
