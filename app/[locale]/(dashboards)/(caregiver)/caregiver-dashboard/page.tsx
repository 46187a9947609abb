import { getLocale, getTranslations } from 'next-intl/server'
import { Suspense } from 'react'
import { DashboardFrame, type DashboardTab, LoadingPanel } from '@/components/layout/dashboard-frame'
import { requireActor } from '@/lib/access/session'
import { accountMetadata } from '@/lib/content/seo/rules/metadata'
import { findTimeZone } from '@/lib/enrollment/calendar/queries'
import { countUnreadInquiries } from '@/lib/enrollment/inquiries/queries/inquiries'
import { countFavorites } from '@/lib/families/favorites/queries'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { now } from '@/lib/platform/time/clock'
import { dayTitle } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { TABS, tabOf } from './dashboard-tabs'

export async function generateMetadata() {
  const t = await getTranslations('families.dashboard')
  return accountMetadata(await getLocale(), t('title'), t('description'), dashboardRoutes.caregiverDashboard())
}

/** Specified: six for favorites, three elsewhere. */
const SKELETONS = { favorites: 6, others: 3 } as const

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CaregiverDashboardPage({ searchParams }: PageProps) {
  const [t, locale] = await Promise.all([getTranslations('families.dashboard'), getLocale()])
  const { tab, ...query } = await searchParams
  const { id, Panel } = tabOf(tab)
  const actor = await requireActor(['caregiver'], dashboardRoutes.caregiverDashboard(tab === id ? { tab: id } : {}))
  const [saved, unread, timeZone] = await Promise.all([
    countFavorites(actor),
    countUnreadInquiries(actor),
    findTimeZone(actor),
  ])
  const counts: Record<string, DashboardTab['count']> = {
    favorites: { number: saved, means: t('saved', { count: saved }) },
    messages: { number: unread, means: t('waiting', { count: unread }) },
  }
  const tabs = TABS.map(({ Panel: _, ...shown }, index) => ({
    ...shown,
    label: t(`tabs.${shown.id}`),
    ...(counts[shown.id] && { count: counts[shown.id] }),
    href: dashboardRoutes.caregiverDashboard(index === 0 ? {} : { tab: shown.id }),
  }))
  const local = localTimeOf(now(), timeZone)
  return (
    <DashboardFrame
      title={t(`greetings.${partOfDay(Number(local.slice(11, 13)))}`, { name: actor.firstName })}
      today={dayTitle(locale, local.slice(0, 10))}
      name={t('title')}
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
