import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { LeadPanel } from '@/components/leads/panel/lead-panel'
import { ConversationView } from '@/components/messages/conversation-view'
import { messageTexts as texts } from '@/components/messages/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { findWholeConversation } from '@/lib/enrollments/queries/panel'
import { findLeadPanel } from '@/lib/leads/queries/lead'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findRepliesFor } from '@/lib/saved-replies/queries/replies'

export const metadata = accountMetadata(texts.title, texts.leads.careprovider, routes.messages('careprovider'))

export default async function CareproviderConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['careprovider'], routes.conversation('careprovider', data.id))
  const asked = [
    findWholeConversation(actor, data.id, now()),
    findLeadPanel(actor, data.id, now()),
    findRepliesFor(actor, data.id),
  ] as const
  const [inquiry, panel, placed] = await Promise.all(asked).catch(orNotFound)
  const shared = { userId: actor.id, now: now().toISOString() }
  return (
    <ConversationView
      {...shared}
      side="careprovider"
      inquiry={inquiry}
      aside={<LeadPanel {...shared} panel={panel} />}
      saved={{ ...placed, providerId: inquiry.provider.id }}
    />
  )
}
