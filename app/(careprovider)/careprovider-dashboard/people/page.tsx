import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderPart } from '@/components/profiles/provider-part'
import { PeopleView } from '@/components/provider-people/people-view'
import { peopleTexts as texts } from '@/components/provider-people/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findOwnProviders } from '@/lib/provider-people/queries/own'
import { findPeople } from '@/lib/provider-people/queries/people'

export const metadata = accountMetadata(texts.title, texts.lead, routes.providerPeople())

type PeoplePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ProviderPeoplePage({ searchParams }: PeoplePageProps) {
  const actor = await requireActor(['careprovider'], routes.providerPeople())
  const own = await findOwnProviders(actor, (await searchParams).provider, 'answer').catch(orNotFound)
  const hrefOf = (provider: string) => routes.providerPeople({ provider })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="people" act="answer" hrefOf={hrefOf}>
      {async ({ id }) => <PeopleView shown={await findPeople(actor, id, now())} userId={actor.id} />}
    </ProviderPart>
  )
}
