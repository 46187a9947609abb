import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile } from '@/components/profiles/public-profile'
import { ProviderSwitcher } from '@/components/provider-people/provider-switcher'
import { OfferView } from '@/components/tours/offer/offer-view'
import { offerTexts as texts } from '@/components/tours/offer/texts'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'
import { managedProviders } from '@/lib/provider-people/queries/own'
import { chooseProvider } from '@/lib/provider-people/rules/choose-provider'
import { findOffer } from '@/lib/tours/queries/offer'

export const metadata = accountMetadata(texts.title, texts.lead, routes.tourTimes())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TourTimesPage({ searchParams }: PageProps) {
  const actor = await requireActor(['careprovider'], routes.tourTimes())
  const providers = await managedProviders(actor.id)
  const chosen = chooseProvider(providers, (await searchParams).provider)
  // Left or lost meanwhile: an old link leads to what there still is.
  if (!chosen && providers.length > 0) redirect(routes.tourTimes())
  return (
    <ProviderDashboard firstName={actor.firstName} current="calendar">
      {chosen ? (
        <>
          <ProviderSwitcher
            providers={providers}
            current={chosen.id}
            hrefOf={(provider) => routes.tourTimes({ provider })}
          />
          <OfferView providerId={chosen.id} offer={await findOffer(actor, chosen.id, now())} />
        </>
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}
