import { accountMetadata } from '@/components/accounts/account-metadata'
import { MessagesView } from '@/components/messages/messages-view'
import { messageTexts as texts } from '@/components/messages/texts'
import { requireActor } from '@/lib/access/require-actor'
import { findInquiries } from '@/lib/messages/queries/inquiries'
import { inquiriesQuery } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

export const metadata = accountMetadata(texts.title, texts.leads.caregiver, routes.messages('caregiver'))

type MessagesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CaregiverMessagesPage({ searchParams }: MessagesPageProps) {
  const actor = await requireActor(['caregiver'], routes.messages('caregiver'))
  const query = inquiriesQuery.parse(await searchParams)
  const page = await findInquiries(actor, query)
  return <MessagesView userId={actor.id} side="caregiver" page={page} q={query.q} now={now().toISOString()} />
}
