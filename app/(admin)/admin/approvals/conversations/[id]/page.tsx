import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { approvalTexts } from '@/components/approvals/texts'
import { ReportedView } from '@/components/messages/reported/reported-view'
import { reportedTexts as texts } from '@/components/messages/reported/texts'
import { requireActor } from '@/lib/access/require-actor'
import { REPORT_DECIDER_ROLES } from '@/lib/messages/policy'
import { findReportedInquiry } from '@/lib/messages/queries/reports'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(approvalTexts.kinds.reports, texts.description, routes.approvals.start())

export default async function ReportedConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  await requireActor(REPORT_DECIDER_ROLES, data ? routes.approvals.conversation(data.id) : routes.approvals.start())
  const reported = data && (await findReportedInquiry(data.id))
  if (!reported) notFound()
  return <ReportedView reported={reported} now={now()} />
}
