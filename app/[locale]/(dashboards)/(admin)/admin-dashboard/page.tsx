import { getLocale, getTranslations } from 'next-intl/server'
import {
  AdminDashboard,
  AdminPart,
  AnalyticsPart,
  adminTabOf,
  TodayPart,
} from '@/components/admin/dashboard/admin-dashboard'
import { requireActor } from '@/lib/access/session'
import { countQueue } from '@/lib/admin/approvals/queries'
import { findSiteFacts } from '@/lib/admin/site-health/queries'
import { findActivity } from '@/lib/admin/users/queries'
import { countAccounts, countPendingDecisions, findSiteFigures } from '@/lib/analytics/figures/queries'
import { SITE_FIGURE_ROLES } from '@/lib/analytics/figures/rules'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('admin.dashboard')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.adminDashboard())
}

/** "Open accounts: 12 parents, 3 providers, 1 admin." */
async function accountsText(): Promise<string> {
  const t = await getTranslations('admin.dashboard')
  const { caregiver, careprovider, admin } = await countAccounts()
  return t('accounts', { parents: caregiver, providers: careprovider, admins: admin })
}

/** Lines of recent activity. */
const LINES = 10

type AdminDashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AdminDashboardPage({ searchParams }: AdminDashboardPageProps) {
  const tab = adminTabOf((await searchParams).tab)
  const admin = await requireActor(SITE_FIGURE_ROLES, dashboardRoutes.adminDashboard())
  const { firstName, email } = admin
  const person = { firstName, email, current: tab }
  if (tab !== 'analytics')
    return (
      <AdminDashboard {...person}>
        <AdminPart tab={tab}>{tab === 'users' && (await accountsText())}</AdminPart>
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
      <TodayPart queue={queue} pending={waits} facts={facts} />
    </AdminDashboard>
  )
}
