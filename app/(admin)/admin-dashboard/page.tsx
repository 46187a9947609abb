import { accountMetadata } from '@/components/accounts/account-metadata'
import { DashboardStart } from '@/components/accounts/dashboard/dashboard-start'
import { dashboardTexts } from '@/components/accounts/dashboard/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'

const { title, lead } = dashboardTexts.admin
export const metadata = accountMetadata(title, lead, routes.adminDashboard())

export default async function AdminDashboardPage() {
  const { firstName } = await requireActor(['admin'], routes.adminDashboard())
  return <DashboardStart firstName={firstName} />
}
