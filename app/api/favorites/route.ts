import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { isOwnId } from '@/lib/access/policy'
import { addFavorite, removeFavorite } from '@/lib/favorites/commands'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { findFavorites } from '@/lib/favorites/queries'
import { asAnswer } from '@/lib/favorites/rules/as-answer'
import { favoriteInput, favoritesQuery, removeQuery } from '@/lib/favorites/schema'
import { now } from '@/lib/platform/clock'
import { ForbiddenError } from '@/lib/platform/errors'

const shared = { access: FAVORITE_ROLES, wrongRole: favoritesTexts.wrongRole } as const

export const GET = defineRoute({
  ...shared,
  query: favoritesQuery,
  handle: async ({ actor, query }) => {
    if (!isOwnId(actor, query.caregiverId)) throw new ForbiddenError()
    return (await findFavorites(actor, now())).map((one) => asAnswer(one, actor.id))
  },
})

export const POST = defineRoute({
  ...shared,
  body: favoriteInput,
  handle: async ({ actor, body }) => {
    if (!isOwnId(actor, body.caregiverId)) throw new ForbiddenError()
    await addFavorite(actor, body.daycareId, now())
    return Response.json({ saved: true }, { status: 201 })
  },
})

export const DELETE = defineRoute({
  ...shared,
  query: removeQuery,
  handle: async ({ actor, query }) => {
    if (!isOwnId(actor, query.caregiverId)) throw new ForbiddenError()
    await removeFavorite(actor, query.daycareId)
    return { removed: true }
  },
})
