import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { approvalTexts } from '@/components/approvals/texts'
import { DecideReportView } from '@/components/reports/decide/decide-report-view'
import { decideReportTexts as texts } from '@/components/reports/decide/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { REPORT_DECIDER_ROLES } from '@/lib/reports/policy'
import { findReport } from '@/lib/reports/queries'
import { reportParams } from '@/lib/reports/schema'

export const metadata = accountMetadata(approvalTexts.kinds.reports, texts.description, routes.approvals.start())

export default async function ReportToDecidePage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = reportParams.safeParse(await params)
  const back = data ? routes.approvals.report(data.id) : routes.approvals.start()
  const { id: userId } = await requireActor(REPORT_DECIDER_ROLES, back)
  const report = data && (await findReport(data.id))
  if (!report) notFound()
  return <DecideReportView report={report} userId={userId} now={now()} />
}
