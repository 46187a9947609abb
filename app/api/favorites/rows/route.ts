import { favoriteRowOf } from '@/components/families/favorites/favorite-row'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findBrowserFavorites, findFavorites } from '@/lib/families/favorites/queries'
import { rowsQuery } from '@/lib/families/favorites/schema'
import { mayHaveFavorites } from '@/lib/families/policy'
import { now } from '@/lib/platform/time/clock'

/** Rows of what a browser keeps (`?ids=a,b`), or of one's own favorites; a visitor and other roles have none of those. */
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
