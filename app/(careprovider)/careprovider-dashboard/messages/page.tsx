import { accountMetadata } from '@/components/accounts/account-metadata'
import { MessagesPanel } from '@/components/messages/messages-panel'
import { messageTexts as texts } from '@/components/messages/texts'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { requireActor } from '@/lib/access/require-actor'
import { findInquiries } from '@/lib/messages/queries/inquiries'
import { inquiriesQuery } from '@/lib/messages/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'

export const metadata = accountMetadata(texts.title, texts.leads.careprovider, routes.messages('careprovider'))

type MessagesPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CareproviderMessagesPage({ searchParams }: MessagesPageProps) {
  const actor = await requireActor(['careprovider'], routes.messages('careprovider'))
  const query = inquiriesQuery.parse(await searchParams)
  const page = await findInquiries(actor, query)
  return (
    <ProviderDashboard firstName={actor.firstName} providers={await managedProviders(actor.id)} current="messages">
      <MessagesPanel userId={actor.id} side="careprovider" page={page} q={query.q} now={now().toISOString()} />
    </ProviderDashboard>
  )
}
