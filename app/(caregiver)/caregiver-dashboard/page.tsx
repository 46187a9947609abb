import { accountMetadata } from '@/components/accounts/account-metadata'
import { DashboardStart } from '@/components/accounts/dashboard/dashboard-start'
import { dashboardTexts } from '@/components/accounts/dashboard/texts'
import { requireActor } from '@/lib/access/require-actor'
import { routes } from '@/lib/platform/routes'

const { title, lead } = dashboardTexts.caregiver
export const metadata = accountMetadata(title, lead, routes.caregiverDashboard())

export default async function CaregiverDashboardPage() {
  const { firstName } = await requireActor(['caregiver'], routes.caregiverDashboard())
  return <DashboardStart who="caregiver" firstName={firstName} />
}
