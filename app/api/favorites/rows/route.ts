import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findComparedAge } from '@/lib/families/compare/queries'
import { findBrowserFavorites, findFavorites } from '@/lib/families/favorites/queries'
import { rowsQuery } from '@/lib/families/favorites/schema'
import { isFamilyRole } from '@/lib/families/policy'
import { now } from '@/lib/platform/time/clock'

/**
 * Rows of the favorites stored in a browser (`?ids=a,b`), or else of the signed-in parent's favorites, with openings and prices for the
 * child they are compared for. Visitors and other roles have no favorites of their own, so they get an empty list.
 */
export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  query: rowsQuery,
  handle: async ({ actor, query }) => {
    if (query.ids) return (await findBrowserFavorites(query.ids, now())).map((one) => favoriteRowOf(one, now()))
    if (actor.kind !== 'user' || !isFamilyRole(actor.role)) return []
    const at = now()
    const [favorites, age] = await Promise.all([findFavorites(actor, at), findComparedAge(actor, at)])
    return favorites.map((one) => favoriteRowOf(one, at, age))
  },
})
