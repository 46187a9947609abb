import { getLocale, getTranslations } from 'next-intl/server'
import { OfferView } from '@/components/enrollment/tours/offer-view'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findOffer } from '@/lib/enrollment/tours/queries/slots'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('enrollment.tourTimes')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.tourTimes())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function TourTimesPage({ searchParams }: PageProps) {
  const actor = await requireActor(['careprovider'], dashboardRoutes.tourTimes())
  const frame = await findFrame(actor, (await searchParams).provider, 'edit-profile')
  const hrefOf = (provider: string) => dashboardRoutes.tourTimes({ provider })
  return (
    <ProviderPart {...frame} current="calendar" act="edit-profile" hrefOf={hrefOf}>
      {async ({ id }) => <OfferView userId={actor.id} providerId={id} offer={await findOffer(actor, id, now())} />}
    </ProviderPart>
  )
}
