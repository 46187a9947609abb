import { accountMetadata } from '@/components/accounts/account-metadata'
import { leadMessages as texts } from '@/components/enrollment/leads/messages'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findLeadsProvider } from '@/lib/enrollment/leads/queries'
import { leadsPageQuery } from '@/lib/enrollment/leads/schema'
import { findOwnProviders } from '@/lib/listings/people/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { Leads } from './leads-views'

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
