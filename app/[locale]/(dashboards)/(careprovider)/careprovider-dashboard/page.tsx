import { getLocale, getTranslations } from 'next-intl/server'
import { ProviderCalendar } from '@/components/enrollment/calendar/provider-calendar'
import { ProviderDashboard, providerIn } from '@/components/listings/dashboard/provider-dashboard'
import { ProviderPart } from '@/components/listings/dashboard/provider-part'
import { TodayView } from '@/components/listings/dashboard/today'
import { NoProfile, PublicProfile } from '@/components/listings/profile/public-profile'
import { requireActor } from '@/lib/access/session'
import type { SignedInActor } from '@/lib/access/types'
import { findBilling } from '@/lib/billing/queries'
import { framingSitesOf } from '@/lib/content/seo/rules/badge'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findCalendar } from '@/lib/enrollment/calendar/queries'
import { calendarQuery } from '@/lib/enrollment/calendar/schema'
import { findEventSenders } from '@/lib/enrollment/events/queries'
import { findReplyFigures } from '@/lib/enrollment/inquiries/queries/recipients'
import { findLeadsProvider, findToursOfDay, findWaiting } from '@/lib/enrollment/leads/queries'
import { findOwnClaims } from '@/lib/listings/claims/queries/claims'
import type { ManagedProvider } from '@/lib/listings/people/schema'
import { mayAct } from '@/lib/listings/policy'
import { findEffects } from '@/lib/listings/profiles/queries/changes'
import { findOwnProfile } from '@/lib/listings/profiles/queries/profile'
import { dashboardQuery } from '@/lib/listings/profiles/schema/requests'
import { cachedByTags } from '@/lib/platform/cache/pages'
import { env, siteUrl } from '@/lib/platform/config/env'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { localUrl, routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { now } from '@/lib/platform/time/clock'
import { todayIn } from '@/lib/platform/time/dates'
import { findProviderPage } from '@/lib/providers/queries'
import { reasonsFor } from '@/lib/providers/rules/reasons'
import { findFrame } from './frame'

export async function generateMetadata() {
  const t = await getTranslations('listings.dashboard')
  return accountMetadata(await getLocale(), t('title'), t('lead'), dashboardRoutes.careproviderDashboard())
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CareproviderDashboardPage({ searchParams }: PageProps) {
  const typed = await searchParams
  const { provider, edit, tab } = dashboardQuery.parse(typed)
  const path =
    tab === 'profile'
      ? dashboardRoutes.publicProfile({ provider, edit })
      : dashboardRoutes.careproviderDashboard({ tab, provider })
  const actor = await requireActor(['careprovider'], path)
  const frame = await findFrame(actor, provider, tab === 'profile' ? 'edit-profile' : 'answer')
  if (tab === 'calendar') return <CalendarTab actor={actor} frame={frame} day={calendarQuery.parse(typed).day} />
  const waiting = frame.own.chosen ? [] : (await findOwnClaims(actor)).filter(({ status }) => status === 'pending')
  const none = <NoProfile waiting={waiting} />
  if (tab === 'profile') {
    const hrefOf = (id: string) => dashboardRoutes.publicProfile({ provider: id })
    return (
      <ProviderPart {...frame} current="profile" act="edit-profile" hrefOf={hrefOf} none={none}>
        {async (chosen) => <ProfileTab actor={actor} chosen={chosen} isEditing={edit === 1} />}
      </ProviderPart>
    )
  }
  const hrefOf = (id: string) => dashboardRoutes.careproviderDashboard({ provider: id })
  return (
    <ProviderPart {...frame} current="today" act="answer" hrefOf={hrefOf} none={none}>
      {async (chosen) => <TodayTab actor={actor} chosen={chosen} waiting={frame.counts.families} />}
    </ProviderPart>
  )
}

/** The number of families shown; the others are behind a link. */
const FAMILIES_SHOWN = 5

type TodayTabProps = { actor: SignedInActor; chosen: ManagedProvider; waiting: number }

async function TodayTab({ actor, chosen: { id, internalId, role }, waiting }: TodayTabProps) {
  const at = now()
  const provider = await findLeadsProvider(actor, id, at)
  const [families, tours, reply, billing, profile] = await Promise.all([
    findWaiting(provider, FAMILIES_SHOWN, at),
    findToursOfDay(provider, at),
    findReplyFigures(internalId, at),
    mayAct(role, 'manage-billing') ? findBilling(actor, id, at) : null,
    mayAct(role, 'edit-profile') ? findOwnProfile(actor, id) : null,
  ])
  const invoices = billing?.invoices.filter(({ status }) => status === 'open').length ?? 0
  const found = { families, waiting, tours, reply, invoices, profile }
  return <TodayView provider={id} {...found} today={provider.today} now={at} />
}

type ProfileTabProps = { actor: SignedInActor; chosen: ManagedProvider; isEditing: boolean }

async function ProfileTab({ actor, chosen: { id, internalId }, isEditing }: ProfileTabProps) {
  const profile = await findOwnProfile(actor, id)
  if (!profile) return <NoProfile />
  const today = todayIn(profile.timeZone, now())
  const [effects, reasons] = await Promise.all([readEffects(today), readReasons(id, internalId, today)])
  const locale = await getLocale()
  const extras = { today, badge: badgeOf(locale, id), openings: openingsOf(locale, id), effects, reasons }
  return <PublicProfile userId={actor.id} profile={profile} {...extras} isEditing={isEditing} />
}

/** Counted once a day for everyone. */
const readEffects = (today: string) => cachedByTags(['profile-effects', today], [], () => findEffects(now()))

async function readReasons(id: string, internalId: number, today: string) {
  const [found, reply] = await Promise.all([findProviderPage(id, now()), findReplyFigures(internalId, now())])
  return found.kind === 'page' ? reasonsFor(found.detail, reply, today) : []
}

const openingsOf = (locale: Locale, id: string) => ({
  page: localUrl(locale, routes.embeddedProvider(id), siteUrl()),
  sites: framingSitesOf(env().EMBED_ORIGINS),
})

const badgeOf = (locale: Locale, id: string) => ({
  image: localUrl(locale, routes.badge(), siteUrl()),
  page: localUrl(locale, routes.provider(id), siteUrl()),
})

type CalendarTabProps = {
  actor: SignedInActor
  frame: Awaited<ReturnType<typeof findFrame>>
  day: string | undefined
}

async function CalendarTab({ actor, frame, day }: CalendarTabProps) {
  const [calendar, senders] = await Promise.all([findCalendar(actor, day, now()), findEventSenders(actor, now())])
  return (
    <ProviderDashboard {...frame} current="calendar">
      <ProviderCalendar
        userId={actor.id}
        provider={providerIn(frame)}
        roles={frame.own.providers.map(({ role }) => role)}
        calendar={calendar}
        senders={senders}
      />
    </ProviderDashboard>
  )
}
