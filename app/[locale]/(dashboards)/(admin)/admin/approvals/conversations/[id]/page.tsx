import { notFound } from 'next/navigation'
import { approvalMessages } from '@/components/admin/approvals/messages'
import { reportedMessages as texts } from '@/components/enrollment/conversations/messages'
import { ReportedView } from '@/components/enrollment/conversations/reported-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findReportedInquiry } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { REPORT_DECIDER_ROLES } from '@/lib/enrollment/policy'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const metadata = accountMetadata(approvalMessages.kinds.reports, texts.description, routes.approvals.start())

export default async function ReportedConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  await requireActor(REPORT_DECIDER_ROLES, data ? routes.approvals.conversation(data.id) : routes.approvals.start())
  const reported = data && (await findReportedInquiry(data.id))
  if (!reported) notFound()
  return <ReportedView reported={reported} now={now()} />
}
