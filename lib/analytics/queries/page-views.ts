import 'server-only'
import { db } from '@/lib/platform/db'
import { OFFICE_ZONE } from '@/lib/providers/rules/business-days'
import { addDays, todayIn } from '@/lib/providers/rules/dates'
import { PAGE_VIEW_DAYS } from '../schema'

/** How often each page was opened in the last days, today among them; pages that nobody opened are not in it. */
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
