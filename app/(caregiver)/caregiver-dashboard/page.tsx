import { Suspense } from 'react'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { dashboardMessages as texts } from '@/components/families/dashboard/messages'
import { DashboardFrame, LoadingPanel } from '@/components/layout/dashboard-frame'
import { requireActor } from '@/lib/access/session'
import { routes } from '@/lib/platform/http/routes'
import { TABS, tabOf } from './dashboard-tabs'

export const metadata = accountMetadata(texts.title, texts.lead, routes.caregiverDashboard())

/** Specified: six for favorites, three elsewhere. */
const SKELETONS = { favorites: 6, others: 3 } as const

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CaregiverDashboardPage({ searchParams }: PageProps) {
  const { tab, ...query } = await searchParams
  const { id, Panel } = tabOf(tab)
  const actor = await requireActor(['caregiver'], routes.caregiverDashboard(tab === id ? { tab: id } : {}))
  const tabs = TABS.map(({ Panel: _, ...shown }, index) => ({
    ...shown,
    href: routes.caregiverDashboard(index === 0 ? {} : { tab: shown.id }),
  }))
  return (
    <DashboardFrame
      firstName={actor.firstName}
      name={texts.title}
      lead={texts.lead}
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
