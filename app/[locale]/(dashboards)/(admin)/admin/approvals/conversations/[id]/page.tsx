import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ReportedView } from '@/components/enrollment/conversations/reported-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findReportedInquiry } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { REPORT_DECIDER_ROLES } from '@/lib/enrollment/policy'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const kinds = await getTranslations('admin.approvals.kinds')
  const t = await getTranslations('enrollment.reportedConversation')
  return accountMetadata(await getLocale(), kinds('reports'), t('description'), dashboardRoutes.approvals.start())
}

export default async function ReportedConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  await requireActor(
    REPORT_DECIDER_ROLES,
    data ? dashboardRoutes.approvals.conversation(data.id) : dashboardRoutes.approvals.start(),
  )
  const reported = data && (await findReportedInquiry(data.id))
  if (!reported) notFound()
  return <ReportedView reported={reported} now={now()} />
}
