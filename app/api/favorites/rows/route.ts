import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findBrowserFavorites, findFavorites } from '@/lib/families/favorites/queries'
import { rowsQuery } from '@/lib/families/favorites/schema'
import { mayHaveFavorites } from '@/lib/families/policy'
import { now } from '@/lib/platform/time/clock'

/**
 * Rows of the favorites stored in a browser (`?ids=a,b`), or of one's own; a visitor or another role has none of the
 * latter.
 */
export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  query: rowsQuery,
  handle: async ({ actor, query }) => {
    if (query.ids) return (await findBrowserFavorites(query.ids, now())).map((one) => favoriteRowOf(one, now()))
    if (actor.kind !== 'user' || !mayHaveFavorites(actor.role)) return []
    return (await findFavorites(actor, now())).map((one) => favoriteRowOf(one, now()))
  },
})
