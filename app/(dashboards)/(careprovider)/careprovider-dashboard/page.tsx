import { redirect } from 'next/navigation'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { ProviderCalendar } from '@/components/enrollment/calendar/provider-calendar'
import type { TodayCounts } from '@/components/listings/dashboard/dashboard-cards'
import {
  ProviderDashboard,
  providerDashboardMessages as texts,
} from '@/components/listings/dashboard/provider-dashboard'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { NoProfile, PublicProfile } from '@/components/listings/profile/public-profile'
import { orNotFound, requireActor } from '@/lib/access/session'
import type { SignedInActor } from '@/lib/access/types'
import { findBilling } from '@/lib/billing/queries'
import { findCalendar } from '@/lib/enrollment/calendar/queries'
import { calendarQuery } from '@/lib/enrollment/calendar/schema'
import { findEventSenders } from '@/lib/enrollment/events/queries'
import { findReplyFigures } from '@/lib/enrollment/inquiries/queries/recipients'
import { countLeads, findLeadsProvider } from '@/lib/enrollment/leads/queries'
import { findOwnClaims } from '@/lib/listings/claims/queries/claims'
import { findOwnProviders, managedProviders } from '@/lib/listings/people/queries'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { mayAct } from '@/lib/listings/policy'
import { findEffects } from '@/lib/listings/profiles/queries/changes'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { dashboardQuery } from '@/lib/listings/profiles/schema/requests'
import { cachedByTags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { findProviderPage } from '@/lib/providers/queries/provider-page'
import { reasonsFor } from '@/lib/providers/rules/reasons'

export const metadata = accountMetadata(texts.title, texts.lead, routes.careproviderDashboard())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CareproviderDashboardPage({ searchParams }: PageProps) {
  const { tab, ...query } = await searchParams
  const { provider, edit } = dashboardQuery.parse(query)
  const path = routes.careproviderDashboard(tab === 'calendar' ? { tab } : { provider, edit })
  const actor = await requireActor(['careprovider'], path)
  if (tab === 'calendar') return <CalendarTab actor={actor} query={query} />
  const own = await findOwnProviders(actor, provider, 'edit-profile').catch(orNotFound)
  // Members who can only reply start with the requests that need a reply.
  if (!provider && own.chosen && !mayAct(own.chosen.role, 'edit-profile')) redirect(routes.leads())
  const hrefOf = (id: string) => routes.careproviderDashboard({ provider: id })
  const waiting = own.chosen ? [] : (await findOwnClaims(actor)).filter(({ status }) => status === 'pending')
  const shared = { firstName: actor.firstName, own, hrefOf, none: <NoProfile waiting={waiting} /> }
  return (
    <ProviderPart {...shared} current="profile" act="edit-profile">
      {async ({ id, internalId, role }) => {
        const profile = await findOwnProfile(actor, id)
        if (!profile) return <NoProfile />
        const today = todayIn(profile.timeZone, now())
        const [counts, effects, reasons] = await Promise.all([
          readCounts(actor, id, role),
          readEffects(today),
          readReasons(id, internalId, today),
        ])
        const beside = { today, badge: badgeOf(id), counts, effects, reasons }
        return <PublicProfile userId={actor.id} profile={profile} {...beside} isEditing={edit === 1} />
      }}
    </ProviderPart>
  )
}

async function readCounts(actor: SignedInActor, id: string, role: ManagedProvider['role']): Promise<TodayCounts> {
  const [{ needs }, billing] = await Promise.all([
    findLeadsProvider(actor, id, now()).then(countLeads),
    mayAct(role, 'manage-billing') ? findBilling(actor, id, now()) : null,
  ])
  const open = billing?.invoices.filter(({ status }) => status === 'open') ?? []
  return { leads: needs, invoices: open.length }
}

/** Counted once a day for everyone. */
const readEffects = (today: string) => cachedByTags(['profile-effects', today], [], () => findEffects(now()))

async function readReasons(id: string, internalId: number, today: string) {
  const [found, reply] = await Promise.all([findProviderPage(id, now()), findReplyFigures(internalId, now())])
  return found.kind === 'page' ? reasonsFor(found.detail, reply, today) : []
}

const badgeOf = (id: string) => ({
  image: absoluteUrl(routes.badge(), siteUrl()),
  page: absoluteUrl(routes.provider(id), siteUrl()),
})

type CalendarTabProps = { actor: SignedInActor; query: Record<string, unknown> }

async function CalendarTab({ actor, query }: CalendarTabProps) {
  const [calendar, senders, providers] = await Promise.all([
    findCalendar(actor, calendarQuery.parse(query).day, now()),
    findEventSenders(actor, now()),
    managedProviders(actor.id),
  ])
  return (
    <ProviderDashboard firstName={actor.firstName} providers={providers} current="calendar">
      <ProviderCalendar
        userId={actor.id}
        roles={providers.map(({ role }) => role)}
        calendar={calendar}
        senders={senders}
      />
    </ProviderDashboard>
  )
}
