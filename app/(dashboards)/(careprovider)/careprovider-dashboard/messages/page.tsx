import { accountMetadata } from '@/components/accounts/account-metadata'
import { conversationMessages as texts } from '@/components/enrollment/conversations/messages'
import { MessagesPanel } from '@/components/enrollment/conversations/messages-panel'
import { ProviderDashboard } from '@/components/listings/dashboard/provider-dashboard'
import { requireActor } from '@/lib/access/session'
import { findInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiriesQuery } from '@/lib/enrollment/inquiries/schema'
import { managedProviders } from '@/lib/listings/people/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

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
