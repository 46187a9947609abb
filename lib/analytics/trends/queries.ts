import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { requireFeature } from '@/lib/billing/queries'
import type { Feature } from '@/lib/billing/rules'
import { findManaged } from '@/lib/listings/people/queries'
import { distanceMeters, METERS_PER_MILE } from '@/lib/places/rules/geo'
import { db } from '@/lib/platform/database/client'
import { addDays, todayIn } from '@/lib/platform/time/dates'
import { localTuition, placeFigures } from '@/lib/providers/landing/queries/figures'
import { AGE_BANDS } from '@/lib/providers/rules/ages'
import { DEFAULT_DISTANCE } from '@/lib/search/catalogue/options'
import type { SearchCountKind } from '@/prisma/generated/enums'
import { marketOf, shownCount, shownRows, shownTotal } from './rules'
import type { MarketInsights, PeakTimes, PopularFilters, SearchPatterns } from './schema'

/** How many days are counted, including today. */
export const TREND_DAYS = 30
/** Half the size of the box that is searched, in degrees; more than the default distance of a search. */
const BOX = 0.4

type Reach = { providerId: number; since: string; places: Map<string, string> }

/**
 * The places whose searches reach one of the actor's providers (public id): its city, and the ZIP codes within the default distance. Throws
 * ForbiddenError for another person's provider, a team member who may only answer messages, and a plan without the feature; NotFoundError for a
 * person without a provider.
 */
async function findReach(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  feature: Feature,
  now: Date,
): Promise<Reach> {
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
  const radiusMeters = DEFAULT_DISTANCE * METERS_PER_MILE
  const within = zips.filter((zip) => distanceMeters(point, zip) <= radiusMeters)
  const places = new Map([[locationSlug, city], ...within.map(({ zip }): [string, string] => [zip, zip])])
  return { providerId: id, since: addDays(todayIn(timeZone, now), 1 - TREND_DAYS), places }
}

/** How often each key of this kind (an age, a filter, an hour) was counted in searches around the provider. */
async function countByKey({ since, places }: Reach, kind: SearchCountKind) {
  const rows = await db().searchCount.groupBy({
    by: ['key'],
    where: { place: { in: [...places.keys()] }, day: { gte: new Date(since) }, kind },
    _sum: { count: true },
  })
  return rows.map(({ key, _sum }) => ({ key, count: _sum.count ?? 0 }))
}

/**
 * A provider's prices compared with the local medians, and how many providers in its city have openings. Throws like findReach.
 */
export async function findMarketInsights(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  now: Date,
): Promise<MarketInsights> {
  const { internalId: id } = await findManaged(actor, publicId, 'see-numbers')
  await requireFeature(id, 'market-insights', now)
  const own = await db().provider.findUniqueOrThrow({
    where: { id },
    select: {
      city: true,
      state: true,
      county: true,
      locationSlug: true,
      timeZone: true,
      careTypes: true,
      ageBands: { select: { band: true, tuitionWeeklyCents: true } },
    },
  })
  const today = todayIn(own.timeZone, now)
  const careType = own.careTypes[0] ?? 'daycare'
  const [medians, figures] = await Promise.all([
    localTuition(own, careType, today),
    placeFigures({ kind: 'city', slug: own.locationSlug }, careType, today),
  ])
  return marketOf(own.ageBands, medians, { city: own.city, ...figures })
}

type Owner = Pick<SignedInActor, 'id'>
const MAX_PLACES = 12
const MAX_FILTERS = 15

/** How many families search around a provider, where, and for which ages. Throws like findReach. */
export async function findSearchPatterns(
  actor: Owner,
  publicId: string | undefined,
  now: Date,
): Promise<SearchPatterns> {
  const reach = await findReach(actor, publicId, 'search-patterns', now)
  const [rows, ages] = await Promise.all([
    db().searchCount.groupBy({
      by: ['place'],
      where: { place: { in: [...reach.places.keys()] }, day: { gte: new Date(reach.since) }, kind: 'search' },
      _sum: { count: true },
    }),
    countByKey(reach, 'age'),
  ])
  const counted = rows.map(({ place, _sum }) => ({ key: reach.places.get(place) ?? place, count: _sum.count ?? 0 }))
  const shownAges = new Map(shownRows(ages, AGE_BANDS.length).map(({ key, count }) => [key, count]))
  return {
    days: TREND_DAYS,
    searches: shownTotal(counted),
    places: shownRows(counted, MAX_PLACES).map(({ key, count }) => ({ label: key, searches: count })),
    ages: AGE_BANDS.flatMap(({ code }) => {
      const searches = shownAges.get(code)
      return searches === undefined ? [] : [{ band: code, searches }]
    }),
  }
}

/** The filters that families use around a provider, most used first. Throws like findReach. */
export async function findPopularFilters(
  actor: Owner,
  publicId: string | undefined,
  now: Date,
): Promise<PopularFilters> {
  const reach = await findReach(actor, publicId, 'popular-filters', now)
  const filters = shownRows(await countByKey(reach, 'filter'), MAX_FILTERS).map(({ key, count }) => {
    const [group = '', value = null] = key.split(':')
    return { group, value, searches: count }
  })
  return { days: TREND_DAYS, filters }
}

/** At which hours families search around a provider. Throws like findReach. */
export async function findPeakTimes(actor: Owner, publicId: string | undefined, now: Date): Promise<PeakTimes> {
  const reach = await findReach(actor, publicId, 'peak-times', now)
  const counts = new Map((await countByKey(reach, 'hour')).map(({ key, count }) => [Number(key), count]))
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, searches: shownCount(counts.get(hour) ?? 0) }))
  return { days: TREND_DAYS, hours }
}
