import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { AGE_BANDS } from '@/lib/providers/catalogue/age-bands'
import { shownCount, shownRows, shownTotal } from '../rules/few'
import type { PeakTimes, PopularFilters, SearchPatterns } from '../types'
import { countByKey, findAround, TREND_DAYS } from './around'

type Asking = Pick<SignedInActor, 'id'>
const MOST_PLACES = 12
const MOST_FILTERS = 15

/** How many families search around a provider, where, and for which ages. Throws as findAround. */
export async function findSearchPatterns(
  actor: Asking,
  publicId: string | undefined,
  now: Date,
): Promise<SearchPatterns> {
  const around = await findAround(actor, publicId, 'search-patterns', now)
  const [rows, ages] = await Promise.all([
    db().searchCount.groupBy({
      by: ['place'],
      where: { place: { in: [...around.places.keys()] }, day: { gte: new Date(around.since) }, kind: 'search' },
      _sum: { count: true },
    }),
    countByKey(around, 'age'),
  ])
  const counted = rows.map(({ place, _sum }) => ({ key: around.places.get(place) ?? place, count: _sum.count ?? 0 }))
  const shownAges = new Map(shownRows(ages, AGE_BANDS.length).map(({ key, count }) => [key, count]))
  return {
    days: TREND_DAYS,
    searches: shownTotal(counted),
    places: shownRows(counted, MOST_PLACES).map(({ key, count }) => ({ label: key, searches: count })),
    ages: AGE_BANDS.flatMap(({ code }) => {
      const searches = shownAges.get(code)
      return searches === undefined ? [] : [{ band: code, searches }]
    }),
  }
}

/** The filters that families use around a provider, the most used first. Throws as findAround. */
export async function findPopularFilters(
  actor: Asking,
  publicId: string | undefined,
  now: Date,
): Promise<PopularFilters> {
  const around = await findAround(actor, publicId, 'popular-filters', now)
  const filters = shownRows(await countByKey(around, 'filter'), MOST_FILTERS).map(({ key, count }) => {
    const [group = '', value = null] = key.split(':')
    return { group, value, searches: count }
  })
  return { days: TREND_DAYS, filters }
}

/** At which hours families search around a provider. Throws as findAround. */
export async function findPeakTimes(actor: Asking, publicId: string | undefined, now: Date): Promise<PeakTimes> {
  const around = await findAround(actor, publicId, 'peak-times', now)
  const counts = new Map((await countByKey(around, 'hour')).map(({ key, count }) => [Number(key), count]))
  const hours = Array.from({ length: 24 }, (_, hour) => ({ hour, searches: shownCount(counts.get(hour) ?? 0) }))
  return { days: TREND_DAYS, hours }
}
