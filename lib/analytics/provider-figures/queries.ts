import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import { db } from '@/lib/platform/database/client'
import { todayIn } from '@/lib/platform/time/dates'
import { PAGE_VIEW_SOURCES, type PageViewSource } from '../visits/schema'
import { type CountedFigure, daysOf, type Period, sumFigures } from './rules'
import type { ProviderFigures } from './types'

/**
 * The figures of one of the actor's providers (public id; the first one if omitted). Throws NotFoundError for another person's
 * provider, ForbiddenError for a team member who may only answer messages.
 */
export async function findProviderFigures(
  actor: Pick<SignedInActor, 'id'>,
  publicId: string | undefined,
  period: Period,
  now: Date,
): Promise<ProviderFigures> {
  const { internalId } = await findManaged(actor, publicId, 'see-numbers')
  const { timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: internalId },
    select: { timeZone: true },
  })
  const { days, daysBefore } = daysOf(period, todayIn(timeZone, now))
  const [counted, sources] = await Promise.all([
    countDays(internalId, timeZone, daysBefore[0] ?? ''),
    countSources(internalId, days[0] ?? ''),
  ])
  const { days: earlier, total: before } = sumFigures(counted, daysBefore)
  return { ...sumFigures(counted, days), daysBefore: earlier, before, sources }
}

/** All counts since a day, grouped by day in the provider's time zone. */
function countDays(id: number, zone: string, since: string): Promise<CountedFigure[]> {
  return db().$queryRaw<CountedFigure[]>`
    SELECT day::text AS day, figure, sum(count)::int AS count FROM (
      SELECT day, CASE type WHEN 'view' THEN 'views' WHEN 'click' THEN 'clicks' WHEN 'favorite' THEN 'favorites' ELSE 'calls' END
        AS figure, count FROM provider_interactions WHERE provider_id = ${id} AND day >= ${since}::date
      UNION ALL
      SELECT day, 'opens', count FROM provider_page_views WHERE provider_id = ${id} AND day >= ${since}::date
      UNION ALL
      SELECT (created_at AT TIME ZONE ${zone})::date, 'inquiries', 1 FROM inquiries WHERE provider_id = ${id}
      UNION ALL
      SELECT (created_at AT TIME ZONE ${zone})::date, 'tours', 1 FROM tours WHERE provider_id = ${id}
      UNION ALL
      SELECT (confirmed_at AT TIME ZONE ${zone})::date, 'enrollments', 1 FROM enrollments WHERE provider_id = ${id}
    ) AS each WHERE day >= ${since}::date GROUP BY 1, 2`
}

async function countSources(id: number, since: string): Promise<Record<PageViewSource, number>> {
  const rows = await db().providerPageView.groupBy({
    by: ['source'],
    where: { providerId: id, day: { gte: new Date(since) } },
    _sum: { count: true },
  })
  const counts = new Map(rows.map(({ source, _sum }) => [source, _sum.count ?? 0]))
  return Object.fromEntries(PAGE_VIEW_SOURCES.map((source) => [source, counts.get(source) ?? 0])) as Record<
    PageViewSource,
    number
  >
}
