import { accountMetadata } from '@/components/accounts/account-metadata'
import { DashboardStart } from '@/components/accounts/dashboard/dashboard-start'
import { dashboardTexts } from '@/components/accounts/dashboard/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'

const { title, lead } = dashboardTexts.careprovider
export const metadata = accountMetadata(title, lead, routes.careproviderDashboard())

export default async function CareproviderDashboardPage() {
  const { firstName } = await requireActor(['careprovider'], routes.careproviderDashboard())
  return <DashboardStart who="careprovider" firstName={firstName} />
}
