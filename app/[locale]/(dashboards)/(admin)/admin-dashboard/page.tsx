import {
  AdminDashboard,
  AdminPart,
  AnalyticsPart,
  adminTabOf,
  TodayPart,
} from '@/components/admin/dashboard/admin-dashboard'
import { adminMessages as texts } from '@/components/admin/dashboard/messages'
import { requireActor } from '@/lib/access/session'
import { countQueue } from '@/lib/admin/approvals/queries'
import { findSiteFacts } from '@/lib/admin/site-health/queries'
import { findActivity } from '@/lib/admin/users/queries'
import { countAccounts, countPendingDecisions, findSiteFigures } from '@/lib/analytics/figures/queries'
import { SITE_FIGURE_ROLES } from '@/lib/analytics/figures/rules'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const metadata = accountMetadata(texts.title, texts.lead, routes.adminDashboard())

/** Lines of recent activity. */
const LINES = 10

type AdminDashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AdminDashboardPage({ searchParams }: AdminDashboardPageProps) {
  const tab = adminTabOf((await searchParams).tab)
  const admin = await requireActor(SITE_FIGURE_ROLES, routes.adminDashboard())
  const { firstName, email } = admin
  const person = { firstName, email, current: tab }
  if (tab !== 'analytics')
    return (
      <AdminDashboard {...person}>
        <AdminPart tab={tab}>{tab === 'users' && texts.accounts(await countAccounts())}</AdminPart>
      </AdminDashboard>
    )
  const [queue, waits, facts, figures, activity] = await Promise.all([
    countQueue(admin, now()),
    countPendingDecisions(),
    findSiteFacts(now()),
    findSiteFigures(now()),
    findActivity(LINES),
  ])
  return (
    <AdminDashboard {...person} rest={<AnalyticsPart figures={figures} activity={activity} now={now()} />}>
      <TodayPart queue={queue} waits={waits} facts={facts} />
    </AdminDashboard>
  )
}
