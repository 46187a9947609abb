import { accountMetadata } from '@/components/accounts/account-metadata'
import { dashboardTexts as texts } from '@/components/profiles/dashboard-texts'
import { ProviderDashboard } from '@/components/profiles/provider-dashboard'
import { NoProfile, PublicProfile } from '@/components/profiles/public-profile'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { findOwnProfile } from '@/lib/profiles/queries/profile'
import { dashboardQuery } from '@/lib/profiles/schema/calls'
import { todayIn } from '@/lib/providers/rules/dates'
import { CalendarTab } from './_tabs/calendar-tab'

export const metadata = accountMetadata(texts.title, texts.lead, routes.careproviderDashboard())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CareproviderDashboardPage({ searchParams }: PageProps) {
  const { tab, ...query } = await searchParams
  const { provider, edit } = dashboardQuery.parse(query)
  const path = routes.careproviderDashboard(tab === 'calendar' ? { tab } : { provider, edit })
  const actor = await requireActor(['careprovider'], path)
  if (tab === 'calendar') return <CalendarTab actor={actor} query={query} />
  const own = await findOwnProfile(actor, provider).catch(orNotFound)
  return (
    <ProviderDashboard firstName={actor.firstName} current="profile">
      {own ? (
        <PublicProfile
          {...own}
          userId={actor.id}
          isEditing={edit === 1}
          today={todayIn(own.profile.timeZone, now())}
          badge={badgeOf(own.profile.id)}
        />
      ) : (
        <NoProfile />
      )}
    </ProviderDashboard>
  )
}

const badgeOf = (id: string) => ({
  image: absoluteUrl(routes.badge(), siteUrl()),
  page: absoluteUrl(routes.provider(id), siteUrl()),
})
