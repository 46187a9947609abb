import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderPart } from '@/components/profiles/provider-part'
import { OfferView } from '@/components/tours/offer/offer-view'
import { offerTexts as texts } from '@/components/tours/offer/texts'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { findOwnProviders } from '@/lib/provider-people/queries/own'
import { findOffer } from '@/lib/tours/queries/offer'

export const metadata = accountMetadata(texts.title, texts.lead, routes.tourTimes())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TourTimesPage({ searchParams }: PageProps) {
  const actor = await requireActor(['careprovider'], routes.tourTimes())
  const own = await findOwnProviders(actor, (await searchParams).provider, 'edit-profile').catch(orNotFound)
  const hrefOf = (provider: string) => routes.tourTimes({ provider })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="calendar" act="edit-profile" hrefOf={hrefOf}>
      {async ({ id }) => <OfferView userId={actor.id} providerId={id} offer={await findOffer(actor, id, now())} />}
    </ProviderPart>
  )
}
