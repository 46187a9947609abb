import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { ConversationView } from '@/components/enrollment/conversations/conversation-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findConversationWithEnrollments } from '@/lib/enrollment/enrollments/queries'
import { inquiryParams } from '@/lib/enrollment/inquiries/schema'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.conversations')
  return accountMetadata(await getLocale(), t('title'), t('leads.caregiver'), dashboardRoutes.messages('caregiver'))
}

export default async function CaregiverConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['caregiver'], dashboardRoutes.conversation('caregiver', data.id))
  const inquiry = await findConversationWithEnrollments(actor, data.id, now()).catch(orNotFound)
  return <ConversationView userId={actor.id} side="caregiver" inquiry={inquiry} now={now().toISOString()} />
}
