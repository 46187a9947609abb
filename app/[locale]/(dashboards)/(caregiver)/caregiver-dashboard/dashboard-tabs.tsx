import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { FamilyCalendar } from '@/components/enrollment/calendar/calendar-view'
import { MessagesPanel } from '@/components/enrollment/conversations/messages-panel'
import { CompareTool } from '@/components/families/compare/compare-tool'
import { type ComparisonTexts, comparisonTexts } from '@/components/families/compare/comparison-result'
import { FamilySettings } from '@/components/families/dashboard/family-settings'
import { favoriteNews, rankFavorites } from '@/components/families/dashboard/favorite-news'
import { Overview } from '@/components/families/dashboard/overview'
import { DashboardFavorites } from '@/components/families/favorites/dashboard-favorites'
import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import type { DashboardTab } from '@/components/layout/dashboard-frame'
import type { SignedInActor } from '@/lib/access/types'
import { findCalendar, findUpcoming } from '@/lib/enrollment/calendar/queries'
import { calendarQuery } from '@/lib/enrollment/calendar/schema'
import { findEnrollments } from '@/lib/enrollment/enrollments/queries'
import { findInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { inquiriesQuery } from '@/lib/enrollment/inquiries/schema'
import { findNextTour, findToursToChoose } from '@/lib/enrollment/tours/queries/tours'
import { findCompared, findComparedAge, findComparisonChoice, findFamily } from '@/lib/families/compare/queries'
import { findFavorites } from '@/lib/families/favorites/queries'
import { findChildren, findPreferences } from '@/lib/families/profile/queries'
import { hasStated, monthOf } from '@/lib/families/profile/rules/needs'
import type { Child, Preferences } from '@/lib/families/profile/schema'
import { findChoices, findRecent } from '@/lib/notifications/queries'
import { now } from '@/lib/platform/time/clock'
import { DAY_MS } from '@/lib/platform/time/dates'
import { findProvidersToReview } from '@/lib/reviews/queries'

/** What each tab's panel gets; `query` is the rest of the URL's query. */
type PanelProps = { actor: SignedInActor; query: Record<string, unknown> }

/** The overview shows the next dates of two months, and the license news of one. */
const DAYS_AHEAD = 60
const MOST_DATES = 4
const NEWS_MS = 30 * DAY_MS

async function OverviewTab({ actor }: { actor: SignedInActor }) {
  const at = now()
  const t = await getTranslations('families.dashboard')
  const locale = await getLocale()
  const texts = comparisonTexts(locale)
  const sources = await getTranslations('providers.sources')
  const [own, preferences] = await Promise.all([findChildren(actor), findPreferences(actor)])
  const [compared, tour, unread, places, toChoose, toReview, upcoming, records] = await Promise.all([
    findCompared(actor, at),
    findNextTour(actor, at),
    findInquiries(actor, inquiriesQuery.parse({}), { onlyUnread: true }),
    findEnrollments(actor, at),
    findToursToChoose(actor, at),
    findProvidersToReview(actor),
    findUpcoming(actor, DAYS_AHEAD, at, preferences),
    findRecent(actor, locale, 'favorite-records', new Date(at.getTime() - NEWS_MS)),
  ])
  const { child, rows } = await rankedFor(actor, compared, { own, preferences }, at, texts)
  return (
    <Overview
      own={own}
      child={child}
      now={at}
      today={upcoming.today}
      hasPreferences={hasStated(preferences)}
      favorites={rows}
      news={favoriteNews({ compared, rows, records }, { t, row: texts.row, sources })}
      tour={tour}
      unread={unread}
      toChoose={toChoose}
      toReview={toReview}
      dates={upcoming.dates.filter(({ key }) => key !== `tour-${tour?.id}`).slice(0, MOST_DATES)}
      places={places}
    />
  )
}

/** The favorites, ranked for the child that they are compared for. */
async function rankedFor(
  actor: SignedInActor,
  compared: Awaited<ReturnType<typeof findCompared>>,
  profile: { own: readonly Child[]; preferences: Preferences },
  at: Date,
  texts: ComparisonTexts,
) {
  if (compared.length === 0) return { child: profile.own[0], rows: [] }
  const { childId, weights } = await findComparisonChoice(actor)
  const family = await findFamily(actor, childId, at, profile)
  const child = profile.own.find(({ id }) => id === childId) ?? profile.own[0]
  return { child, rows: rankFavorites(compared, { family, weights, now: at, texts }) }
}

async function FavoritesTab({ actor }: { actor: SignedInActor }) {
  const at = now()
  const [favorites, age] = await Promise.all([findFavorites(actor, at), findComparedAge(actor, at)])
  return (
    <>
      <CompareTool />
      <DashboardFavorites favorites={favorites.map((one) => favoriteRowOf(one, at, age))} />
    </>
  )
}

async function MessagesTab({ actor, query }: PanelProps) {
  const inquiryQuery = inquiriesQuery.parse(query)
  const page = await findInquiries(actor, inquiryQuery)
  return <MessagesPanel userId={actor.id} side="caregiver" page={page} q={inquiryQuery.q} now={now().toISOString()} />
}

async function CalendarTab({ actor, query }: PanelProps) {
  const calendar = await findCalendar(actor, calendarQuery.parse(query).day, now())
  return <FamilyCalendar userId={actor.id} calendar={calendar} />
}

async function SettingsTab({ actor }: { actor: SignedInActor }) {
  const [own, preferences, choices] = await Promise.all([
    findChildren(actor),
    findPreferences(actor),
    findChoices(actor),
  ])
  return (
    <FamilySettings
      userId={actor.id}
      own={own}
      thisMonth={monthOf(now())}
      preferences={preferences}
      choices={choices}
    />
  )
}

type TabId = 'overview' | 'favorites' | 'messages' | 'calendar' | 'settings'

type Tab = Pick<DashboardTab, 'icon'> & { id: TabId; Panel: (props: PanelProps) => Promise<ReactNode> }

/** The dashboard's tabs in order. `id` is the key of the label and the value of `?tab=`, which the first tab omits. */
const OVERVIEW: Tab = { id: 'overview', icon: 'home', Panel: OverviewTab }
export const TABS: readonly Tab[] = [
  OVERVIEW,
  { id: 'favorites', icon: 'heart', Panel: FavoritesTab },
  { id: 'messages', icon: 'message', Panel: MessagesTab },
  { id: 'calendar', icon: 'calendar', Panel: CalendarTab },
  { id: 'settings', icon: 'filter', Panel: SettingsTab },
]

/** An unknown tab falls back to the overview. */
export const tabOf = (named: unknown): Tab => TABS.find(({ id }) => id === named) ?? OVERVIEW
