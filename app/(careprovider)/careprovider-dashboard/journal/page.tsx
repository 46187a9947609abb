import { accountMetadata } from '@/components/accounts/account-metadata'
import { JournalView } from '@/components/articles/journal/journal-view'
import { journalTexts as texts } from '@/components/articles/journal/texts'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { requireActor } from '@/lib/access/require-actor'
import { findJournal } from '@/lib/articles/queries/journal'
import { journalQuery } from '@/lib/articles/schema/journal'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'

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
