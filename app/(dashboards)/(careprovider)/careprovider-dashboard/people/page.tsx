import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { peopleMessages as texts } from '@/components/listings/people/messages'
import { PeopleView } from '@/components/listings/people/people-view'
import { orNotFound, requireActor } from '@/lib/access/session'
import { findOwnProviders, findPeople } from '@/lib/listings/people/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

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
