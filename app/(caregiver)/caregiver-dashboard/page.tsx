import { accountMetadata } from '@/components/accounts/account-metadata'
import { DashboardStart } from '@/components/accounts/dashboard/dashboard-start'
import { dashboardTexts } from '@/components/accounts/dashboard/texts'
import { DashboardFavorites } from '@/components/favorites/dashboard-favorites'
import { favoriteRowOf } from '@/components/favorites/favorite-row-view'
import { requireActor } from '@/lib/access/require-actor'
import { findFavorites } from '@/lib/favorites/queries'
import { now } from '@/lib/platform/clock'
import { routes } from '@/lib/platform/routes'

const { title, lead } = dashboardTexts.caregiver
export const metadata = accountMetadata(title, lead, routes.caregiverDashboard())

export default async function CaregiverDashboardPage() {
  const actor = await requireActor(['caregiver'], routes.caregiverDashboard())
  const favorites = await findFavorites(actor, now())
  return (
    <DashboardStart who="caregiver" firstName={actor.firstName}>
      <DashboardFavorites favorites={favorites.map((one) => favoriteRowOf(one, now()))} />
    </DashboardStart>
  )
}
