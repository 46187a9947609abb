import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ConversationView } from '@/components/messages/conversation-view'
import { messageTexts as texts } from '@/components/messages/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { findWholeConversation } from '@/lib/enrollments/queries/panel'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.leads.caregiver, routes.messages('caregiver'))

export default async function CaregiverConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['caregiver'], routes.conversation('caregiver', data.id))
  const inquiry = await findWholeConversation(actor, data.id, now()).catch(orNotFound)
  return <ConversationView userId={actor.id} side="caregiver" inquiry={inquiry} now={now().toISOString()} />
}
