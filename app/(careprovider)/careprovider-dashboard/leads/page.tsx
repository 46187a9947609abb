import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { leadTexts as texts } from '@/components/leads/texts'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { requireActor } from '@/lib/access/require-actor'
import { findLeadsProvider } from '@/lib/leads/queries/leads'
import { leadsPageQuery } from '@/lib/leads/schema'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'
import { Leads } from './_views/leads'

export const metadata = accountMetadata(texts.title, texts.lead, routes.leads())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function LeadsPage({ searchParams }: PageProps) {
  const query = leadsPageQuery.parse(await searchParams)
  const actor = await requireActor(['careprovider'], routes.leads())
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, query.provider)
  // Left or lost meanwhile: an old link leads to what there still is.
  if (!chosen && providers.length > 0) redirect(routes.leads())
  return (
    <ProviderDashboard firstName={actor.firstName} current="leads">
      {chosen ? (
        <>
          <ProviderSwitcher
            providers={providers}
            current={chosen.id}
            hrefOf={(provider) => routes.leads({ provider, view: query.view === 'list' ? undefined : query.view })}
          />
          <Leads provider={await findLeadsProvider(actor, chosen.id, now())} query={query} now={now()} />
        </>
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}
