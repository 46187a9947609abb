import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { PeopleView } from '@/components/provider-people/people-view'
import { peopleTexts as texts } from '@/components/provider-people/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { findPeople } from '@/lib/provider-people/queries/people'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'

export const metadata = accountMetadata(texts.title, texts.lead, routes.providerPeople())

type PeoplePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ProviderPeoplePage({ searchParams }: PeoplePageProps) {
  const actor = await requireActor(['careprovider'], routes.providerPeople())
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, (await searchParams).provider)
  // Left or lost meanwhile: an old link leads to what there still is.
  if (!chosen && providers.length > 0) redirect(routes.providerPeople())
  return (
    <ProviderDashboard firstName={actor.firstName} current="people">
      {chosen ? (
        <PeopleView providers={providers} shown={await findPeople(actor, chosen.id, now())} userId={actor.id} />
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}
