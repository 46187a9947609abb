import { accountMetadata } from '@/components/accounts/account-metadata'
import { DashboardStart } from '@/components/accounts/dashboard/dashboard-start'
import { dashboardTexts } from '@/components/accounts/dashboard/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'
import { CalendarTab } from './_tabs/calendar-tab'

const { title, lead } = dashboardTexts.careprovider
export const metadata = accountMetadata(title, lead, routes.careproviderDashboard())

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function CareproviderDashboardPage({ searchParams }: PageProps) {
  const { tab, ...query } = await searchParams
  const path = routes.careproviderDashboard(tab === 'calendar' ? { tab } : {})
  const actor = await requireActor(['careprovider'], path)
  if (tab === 'calendar') return <CalendarTab actor={actor} query={query} />
  return <DashboardStart who="careprovider" firstName={actor.firstName} />
}
