import { CompareTool } from '@/components/compare/compare-tool'
import { DashboardFavorites } from '@/components/favorites/dashboard-favorites'
import { favoriteRowOf } from '@/components/favorites/favorite-row-view'
import type { SignedInActor } from '@/lib/access/types'
import { findFavorites } from '@/lib/favorites/queries'
import { now } from '@/lib/platform/clock'

export async function FavoritesTab({ actor }: { actor: SignedInActor }) {
  const favorites = await findFavorites(actor, now())
  return (
    <>
      <CompareTool />
      <DashboardFavorites favorites={favorites.map((one) => favoriteRowOf(one, now()))} />
    </>
  )
}
