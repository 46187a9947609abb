import { Suspense } from 'react'
import { dateTitle } from '@/components/enrollment/calendar/calendar-dates'
import { dashboardMessages as texts } from '@/components/families/dashboard/messages'
import { DashboardFrame, type DashboardTab, LoadingPanel } from '@/components/layout/dashboard-frame'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findTimeZone } from '@/lib/enrollment/calendar/queries'
import { countUnreadInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { countFavorites } from '@/lib/families/favorites/queries'
import { routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { TABS, tabOf } from './dashboard-tabs'

export const metadata = accountMetadata(texts.title, texts.description, routes.caregiverDashboard())

/** Specified: six for favorites, three elsewhere. */
const SKELETONS = { favorites: 6, others: 3 } as const

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CaregiverDashboardPage({ searchParams }: PageProps) {
  const { tab, ...query } = await searchParams
  const { id, Panel } = tabOf(tab)
  const actor = await requireActor(['caregiver'], routes.caregiverDashboard(tab === id ? { tab: id } : {}))
  const [saved, unread, timeZone] = await Promise.all([
    countFavorites(actor),
    countUnreadInquiries(actor),
    findTimeZone(actor),
  ])
  const counts: Record<string, DashboardTab['count']> = {
    favorites: { number: saved, means: texts.saved(saved) },
    messages: { number: unread, means: texts.waiting(unread) },
  }
  const tabs = TABS.map(({ Panel: _, ...shown }, index) => ({
    ...shown,
    ...(counts[shown.id] && { count: counts[shown.id] }),
    href: routes.caregiverDashboard(index === 0 ? {} : { tab: shown.id }),
  }))
  const local = localTimeOf(now(), timeZone)
  return (
    <DashboardFrame
      title={texts.greeting(Number(local.slice(11, 13)), actor.firstName)}
      today={dateTitle(local.slice(0, 10))}
      name={texts.title}
      tabs={tabs}
      current={id}
      onPhones="bar"
    >
      <Suspense key={id} fallback={<LoadingPanel rows={SKELETONS[id === 'favorites' ? 'favorites' : 'others']} />}>
        <Panel actor={actor} query={query} />
      </Suspense>
    </DashboardFrame>
  )
}
