import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import { db } from '@/lib/platform/database/client'
import { addDays, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { Prisma } from '@/prisma/generated/client'
import { PAGE_VIEW_DAYS, PAGE_VIEW_SOURCES, type PageViewSource } from '../visits/schema'
import {
  type AccountCounts,
  type CountedFigure,
  daysOf,
  type PendingDecisions,
  type Period,
  type ProviderFigures,
  SITE_FIGURES,
  type SiteCounts,
  type SiteFigure,
  type SiteFigures,
  sumFigures,
} from './rules'

/**
 * The figures of one of the actor's providers (public id; the first one if omitted). Throws ForbiddenError for another person's
 * provider, and for a team member who may only answer messages; NotFoundError for a person without a provider.
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

const DAYS = 30

type Counted = { figure: SiteFigure; isNow: boolean; count: number }

/** The site's figures for the last 30 days and the 30 before. */
export async function findSiteFigures(now: Date): Promise<SiteFigures> {
  const to = todayIn(OFFICE_ZONE, now)
  const from = addDays(to, 1 - DAYS)
  const counted = await countAll(from, addDays(from, -DAYS), to)
  const sum = (isNow: boolean) =>
    Object.fromEntries(
      SITE_FIGURES.map((figure) => [
        figure,
        counted.find((one) => one.figure === figure && one.isNow === isNow)?.count ?? 0,
      ]),
    ) as SiteCounts
  return { now: sum(true), before: sum(false), from, to }
}

/**
 * Counts that are stored by day already have a day in some time zone: the provider's, the searched place's, or the office's for page views. Rows
 * with a timestamp use the office's time zone, where a day may begin while it is still the previous day in UTC. Each table is summed by itself,
 * because converting each row's timestamp to a day takes most of a second where there are hundreds of thousands.
 */
function countAll(from: string, since: string, to: string): Promise<Counted[]> {
  const startOf = (day: string) => Prisma.sql`(${day}::timestamp AT TIME ZONE ${OFFICE_ZONE})`
  const byDay = Prisma.sql`day >= ${from}::date AS "isNow", sum(count)::int AS count`
  const inDays = Prisma.sql`day BETWEEN ${since}::date AND ${to}::date`
  const byTime = Prisma.sql`created_at >= ${startOf(from)} AS "isNow", count(*)::int AS count`
  const inTime = Prisma.sql`created_at >= ${startOf(since)} AND created_at < ${startOf(addDays(to, 1))}`
  return db().$queryRaw<Counted[]>`
    SELECT 'pageViews' AS figure, ${byDay} FROM (
      SELECT day, visitors AS count FROM page_views UNION ALL SELECT day, count FROM provider_page_views
    ) views WHERE ${inDays} GROUP BY 2
    UNION ALL
    SELECT 'searches', ${byDay} FROM search_counts WHERE kind = 'search' AND ${inDays} GROUP BY 2
    UNION ALL
    SELECT CASE role WHEN 'caregiver' THEN 'parents' ELSE 'providers' END, ${byTime} FROM users
      WHERE role IN ('caregiver', 'careprovider') AND ${inTime} GROUP BY 1, 2
    UNION ALL
    SELECT 'inquiries', ${byTime} FROM inquiries WHERE ${inTime} GROUP BY 2
    UNION ALL
    SELECT 'claims', ${byTime} FROM provider_claims WHERE ${inTime} GROUP BY 2`
}

/** How many active accounts there are, by role. */
export async function countAccounts(): Promise<AccountCounts> {
  const rows = await db().user.groupBy({ by: ['role'], where: { status: 'active' }, _count: true })
  const of = (role: keyof AccountCounts) => rows.find((row) => row.role === role)?._count ?? 0
  return { caregiver: of('caregiver'), careprovider: of('careprovider'), admin: of('admin') }
}

/** What admins have to decide in addition to approvals: unpaid invoices, and import rows held for review. */
export async function countPendingDecisions(): Promise<PendingDecisions> {
  const [invoices, rows] = await Promise.all([
    db().invoice.count({ where: { status: 'open' } }),
    db().importAside.count(),
  ])
  return { invoices, rows }
}

/** How often each page was opened in the last PAGE_VIEW_DAYS days, including today; pages without views are omitted. */
export async function countPageViews(now: Date): Promise<Record<string, number>> {
  const since = addDays(todayIn(OFFICE_ZONE, now), 1 - PAGE_VIEW_DAYS)
  const rows = await db().pageView.groupBy({
    by: ['path'],
    where: { day: { gte: new Date(since) } },
    _sum: { views: true },
    orderBy: { path: 'asc' },
  })
  return Object.fromEntries(rows.map(({ path, _sum }) => [path, _sum.views ?? 0]))
}
