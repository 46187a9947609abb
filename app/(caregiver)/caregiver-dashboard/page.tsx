import { Suspense } from 'react'
import { accountMetadata } from '@/components/accounts/account-metadata'
import { DashboardFrame } from '@/components/families/dashboard/dashboard-frame'
import { LoadingPanel } from '@/components/families/dashboard/loading-panel'
import { dashboardTexts as texts } from '@/components/families/dashboard/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { TABS, tabOf } from './_tabs/tabs'

export const metadata = accountMetadata(texts.title, texts.lead, routes.caregiverDashboard())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CaregiverDashboardPage({ searchParams }: PageProps) {
  const { tab, ...query } = await searchParams
  const { id, Panel } = tabOf(tab)
  const actor = await requireActor(['caregiver'], routes.caregiverDashboard(tab === id ? { tab: id } : {}))
  const tabs = TABS.map(({ Panel: _, ...shown }) => shown)
  return (
    <DashboardFrame firstName={actor.firstName} tabs={tabs} current={id}>
      <Suspense key={id} fallback={<LoadingPanel />}>
        <Panel actor={actor} query={query} />
      </Suspense>
    </DashboardFrame>
  )
}
