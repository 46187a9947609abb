import { favoriteRowOf } from '@/components/favorites/favorite-row-view'
import { defineRoute } from '@/lib/access/define-route'
import { mayHaveFavorites } from '@/lib/favorites/policy'
import { findFavorites, findKeptProviders } from '@/lib/favorites/queries'
import { rowsQuery } from '@/lib/favorites/schema'
import { now } from '@/lib/platform/clock'

/** Rows of what a browser keeps (`?ids=a,b`), or of one's own favorites; a visitor and other roles have none of those. */
export const GET = defineRoute({
  access: 'public',
  readsSession: true,
  query: rowsQuery,
  handle: async ({ actor, query }) => {
    if (query.ids) return (await findKeptProviders(query.ids, now())).map((one) => favoriteRowOf(one, now()))
    if (actor.kind !== 'user' || !mayHaveFavorites(actor.role)) return []
    return (await findFavorites(actor, now())).map((one) => favoriteRowOf(one, now()))
  },
})
