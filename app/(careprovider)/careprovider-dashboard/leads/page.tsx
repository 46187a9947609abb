import { accountMetadata } from '@/components/accounts/account-metadata'
import { leadTexts as texts } from '@/components/leads/texts'
import { ProviderPart } from '@/components/profiles/provider-part'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { findLeadsProvider } from '@/lib/leads/queries/leads'
import { leadsPageQuery } from '@/lib/leads/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findOwnProviders } from '@/lib/provider-people/queries/own'
import { Leads } from './_views/leads'

export const metadata = accountMetadata(texts.title, texts.lead, routes.leads())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LeadsPage({ searchParams }: PageProps) {
  const query = leadsPageQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], routes.leads())
  const own = await findOwnProviders(actor, query.provider, 'answer').catch(orNotFound)
  const view = query.view === 'list' ? undefined : query.view
  const hrefOf = (provider: string) => routes.leads({ provider, view })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="leads" act="answer" hrefOf={hrefOf}>
      {async ({ id, role }) => (
        <Leads provider={await findLeadsProvider(actor, id, now())} role={role} query={query} now={now()} />
      )}
    </ProviderPart>
  )
}
