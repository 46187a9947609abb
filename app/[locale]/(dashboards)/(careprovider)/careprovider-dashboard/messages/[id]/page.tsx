import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ConversationView } from '@/components/enrollment/conversations/conversation-view'
import { LeadPanel } from '@/components/enrollment/leads/lead-panel'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { findLeadPanel } from '@/lib/enrollment/leads/queries'
import { findRepliesFor } from '@/lib/enrollment/saved-replies/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.conversations')
  return accountMetadata(
    await getLocale(),
    t('title'),
    t('leads.careprovider'),
    dashboardRoutes.messages('careprovider'),
  )
}

export default async function CareproviderConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['careprovider'], dashboardRoutes.conversation('careprovider', data.id))
  const requests = [
    findConversationWithEnrollments(actor, data.id, now()),
    findLeadPanel(actor, data.id, now()),
    findRepliesFor(actor, data.id),
  ] as const
  const [inquiry, panel, placed] = await Promise.all(requests).catch(orNotFound)
  const shared = { userId: actor.id, now: now().toISOString() }
  return (
    <ConversationView
      {...shared}
      side="careprovider"
      inquiry={inquiry}
      sidePanel={<LeadPanel {...shared} panel={panel} />}
      saved={{ ...placed, providerId: inquiry.provider.id }}
    />
  )
}
