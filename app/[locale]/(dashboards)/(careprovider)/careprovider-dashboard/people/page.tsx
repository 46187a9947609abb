import { getLocale, getTranslations } from 'next-intl/server'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { PeopleView } from '@/components/listings/people/people-view'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findPeople } from '@/lib/listings/people/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { findFrame } from '../frame'

export async function generateMetadata() {
  const t = await getTranslations('listings.people')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.providerPeople())
}

type PeoplePageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function ProviderPeoplePage({ searchParams }: PeoplePageProps) {
  const actor = await requireActor(['careprovider'], dashboardRoutes.providerPeople())
  const frame = await findFrame(actor, (await searchParams).provider)
  const hrefOf = (provider: string) => dashboardRoutes.providerPeople({ provider })
  return (
    <ProviderPart {...frame} current="people" act="answer" hrefOf={hrefOf}>
      {async ({ id }) => <PeopleView shown={await findPeople(actor, id, now())} userId={actor.id} />}
    </ProviderPart>
  )
}
