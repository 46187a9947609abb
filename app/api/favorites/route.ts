import { isOwnId } from '@/lib/access/policy'
import { defineRoute } from '@/lib/access/routes/define-route'
import { addFavorite, removeFavorite } from '@/lib/families/favorites/commands'
import { findFavorites, toResponse } from '@/lib/families/favorites/queries'
import { favoriteInput, favoritesQuery, removeQuery } from '@/lib/families/favorites/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { ForbiddenError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const shared = { access: FAMILY_ROLES, wrongRole: message('families.endpoints.wrongRole') } as const

export const GET = defineRoute({
  ...shared,
  query: favoritesQuery,
  handle: async ({ actor, query }) => {
    if (!isOwnId(actor, query.caregiverId)) throw new ForbiddenError()
    return (await findFavorites(actor, now())).map((one) => toResponse(one, actor.id))
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
