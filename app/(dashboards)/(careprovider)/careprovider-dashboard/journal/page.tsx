import { accountMetadata } from '@/components/accounts/account-metadata'
import { journalMessages as texts } from '@/components/content/articles/journal-messages'
import { JournalView } from '@/components/content/articles/journal-view'
import { ProviderDashboard } from '@/components/listings/dashboard/provider-dashboard'
import { requireActor } from '@/lib/access/session'
import { findJournal } from '@/lib/content/articles/queries/published'
import { journalQuery } from '@/lib/content/articles/schema'
import { managedProviders } from '@/lib/listings/people/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const metadata = accountMetadata(texts.wideTitle, texts.lead, routes.journal())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function JournalPage({ searchParams }: PageProps) {
  const query = journalQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], routes.journal({ show: query.show }))
  const [journal, providers] = await Promise.all([findJournal(actor, query, now()), managedProviders(actor.id)])
  return (
    <ProviderDashboard firstName={actor.firstName} providers={providers} current="journal">
      <JournalView show={query.show} journal={journal} />
    </ProviderDashboard>
  )
}
