import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { dashboardTexts as texts } from '@/components/profiles/dashboard-texts'
import { ProviderPart } from '@/components/profiles/provider-part'
import { NoProfile, PublicProfile } from '@/components/profiles/public-profile'
import { orNotFound } from '@/lib/access/or-not-found'
import { requireActor } from '@/lib/access/require-actor'
import { cachedByTags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { findEffects } from '@/lib/profiles/queries/effects'
import { findOwnProfile } from '@/lib/profiles/queries/profile'
import { dashboardQuery } from '@/lib/profiles/schema/calls'
import { mayAct } from '@/lib/provider-people/policy'
import { findOwnProviders } from '@/lib/provider-people/queries/own'
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
  const own = await findOwnProviders(actor, provider, 'edit-profile').catch(orNotFound)
  // Whoever only answers begins with who waits for an answer.
  if (!provider && own.chosen && !mayAct(own.chosen.role, 'edit-profile')) redirect(routes.leads())
  const hrefOf = (id: string) => routes.careproviderDashboard({ provider: id })
  return (
    <ProviderPart firstName={actor.firstName} own={own} current="profile" act="edit-profile" hrefOf={hrefOf}>
      {async ({ id }) => {
        const profile = await findOwnProfile(actor, id)
        if (!profile) return <NoProfile />
        const today = todayIn(profile.timeZone, now())
        const shared = { userId: actor.id, profile, today, badge: badgeOf(id), effects: await readEffects(today) }
        return <PublicProfile {...shared} isEditing={edit === 1} />
      }}
    </ProviderPart>
  )
}

/** Counted once a day for everybody. */
const readEffects = (today: string) => cachedByTags(['profile-effects', today], [], () => findEffects(now()))

const badgeOf = (id: string) => ({
  image: absoluteUrl(routes.badge(), siteUrl()),
  page: absoluteUrl(routes.provider(id), siteUrl()),
})
