import { notFound } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ConversationView } from '@/components/messages/conversation-view'
import { messageTexts as texts } from '@/components/messages/texts'
import { requireActor } from '@/lib/access/require-actor'
import { findWholeConversation } from '@/lib/enrollments/queries/panel'
import { inquiryParams } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { NotFoundError } from '@/lib/platform/errors'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.leads.careprovider, routes.messages('careprovider'))

export default async function CareproviderConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { data } = inquiryParams.safeParse(await params)
  if (!data) notFound()
  const actor = await requireActor(['careprovider'], routes.conversation('careprovider', data.id))
  const inquiry = await findWholeConversation(actor, data.id, now()).catch((error: unknown) => {
    if (error instanceof NotFoundError) notFound()
    throw error
  })
  return <ConversationView userId={actor.id} side="careprovider" inquiry={inquiry} now={now().toISOString()} />
}
