import { accountMetadata } from '@/components/accounts/account-metadata'
import { AdminDashboard, AdminPart, adminTabOf } from '@/components/admin-dashboard/admin-dashboard'
import { AnalyticsPart } from '@/components/admin-dashboard/analytics-part'
import { adminTexts as texts } from '@/components/admin-dashboard/texts'
import { TodayPart } from '@/components/admin-dashboard/today-part'
import { requireActor } from '@/lib/access/require-actor'
import type { SignedInActor } from '@/lib/access/types'
import { countQueue } from '@/lib/approvals/queries/queue'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { SITE_FIGURE_ROLES } from '@/lib/site-figures/policy'
import { countOfficeWaits } from '@/lib/site-figures/queries/office-waits'
import { countAccounts, findSiteFigures } from '@/lib/site-figures/queries/site-figures'
import { findAuditLines } from '@/lib/users/queries/audit-log'
import { auditQuery } from '@/lib/users/schema'

export const metadata = accountMetadata(texts.title, texts.lead, routes.adminDashboard())

/** As many lines as say what was done lately. */
const LINES = 10

type AdminDashboardPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AdminDashboardPage({ searchParams }: AdminDashboardPageProps) {
  const tab = adminTabOf((await searchParams).tab)
  const admin = await requireActor(SITE_FIGURE_ROLES, routes.adminDashboard())
  const { firstName, email } = admin
  return (
    <AdminDashboard firstName={firstName} email={email} current={tab}>
      {tab === 'analytics' ? (
        <Analytics admin={admin} />
      ) : (
        <AdminPart tab={tab}>{tab === 'users' && texts.accounts(await countAccounts())}</AdminPart>
      )}
    </AdminDashboard>
  )
}

async function Analytics({ admin }: { admin: SignedInActor }) {
  const [queue, waits, figures, { lines }] = await Promise.all([
    countQueue(admin, now()),
    countOfficeWaits(),
    findSiteFigures(now()),
    findAuditLines(auditQuery.parse({}), LINES),
  ])
  return (
    <>
      <TodayPart queue={queue} waits={waits} />
      <AnalyticsPart figures={figures} lines={lines} now={now()} />
    </>
  )
}
