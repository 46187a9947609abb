import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { DecideReportView } from '@/components/admin/reports/decide-report-view'
import { requireActor } from '@/lib/access/session'
import { REPORT_DECIDER_ROLES } from '@/lib/admin/policy'
import { findReport } from '@/lib/admin/reports/queries'
import { reportParams } from '@/lib/admin/reports/schema'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const kinds = await getTranslations('admin.approvals.kinds')
  const t = await getTranslations('admin.decideReport')
  return accountMetadata(await getLocale(), kinds('reports'), t('description'), dashboardRoutes.approvals.start())
}

export default async function ReportToDecidePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = reportParams.safeParse(await params)
  const back = data ? dashboardRoutes.approvals.report(data.id) : dashboardRoutes.approvals.start()
  const { id: userId } = await requireActor(REPORT_DECIDER_ROLES, back)
  const report = data && (await findReport(data.id))
  if (!report) notFound()
  return <DecideReportView report={report} userId={userId} now={now()} />
}
