import 'server-only'
import { db } from '@/lib/platform/database/client'
import { addDays, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { PAGE_VIEW_DAYS } from '../visits/schema'
import {
  type AccountCounts,
  type PendingDecisions,
  SITE_FIGURES,
  type SiteCounts,
  type SiteFigure,
  type SiteFigures,
} from './types'

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

/** Counts stored by day use the day of the place they are about; rows with a timestamp use the office's time zone. */
function countAll(from: string, since: string, to: string): Promise<Counted[]> {
  return db().$queryRaw<Counted[]>`
    SELECT figure, day >= ${from}::date AS "isNow", sum(count)::int AS count FROM (
      SELECT day, 'pageViews' AS figure, views AS count FROM page_views WHERE day >= ${since}::date
      UNION ALL
      SELECT day, 'pageViews', count FROM provider_page_views WHERE day >= ${since}::date
      UNION ALL
      SELECT day, 'searches', count FROM search_counts WHERE kind = 'search' AND day >= ${since}::date
      UNION ALL
      SELECT (created_at AT TIME ZONE ${OFFICE_ZONE})::date, CASE role WHEN 'caregiver' THEN 'parents' ELSE 'providers' END, 1
        FROM users WHERE role IN ('caregiver', 'careprovider')
      UNION ALL
      SELECT (created_at AT TIME ZONE ${OFFICE_ZONE})::date, 'inquiries', 1 FROM inquiries
      UNION ALL
      SELECT (created_at AT TIME ZONE ${OFFICE_ZONE})::date, 'claims', 1 FROM provider_claims
    ) AS each WHERE day BETWEEN ${since}::date AND ${to}::date GROUP BY 1, 2`
}

/** How many active accounts there are, by role. */
export async function countAccounts(): Promise<AccountCounts> {
  const rows = await db().user.groupBy({ by: ['role'], where: { status: 'active' }, _count: true })
  const of = (role: keyof AccountCounts) => rows.find((row) => row.role === role)?._count ?? 0
  return { caregiver: of('caregiver'), careprovider: of('careprovider'), admin: of('admin') }
}

/** What is pending for admins besides approvals: unpaid invoices, and import rows held for review. */
export async function countPendingDecisions(): Promise<PendingDecisions> {
  const [invoices, rows] = await Promise.all([
    db().invoice.count({ where: { status: 'open' } }),
    db().importAside.count(),
  ])
  return { invoices, rows }
}

/** How often each page was opened in the last days, including today; pages without views are omitted. */
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
