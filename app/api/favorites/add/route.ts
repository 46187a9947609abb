import { plainFavoriteForm } from '@/components/favorites/plain-favorite-form'
import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { addFavorite } from '@/lib/favorites/commands'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { addByFormInput, addByFormQuery } from '@/lib/favorites/schema'
import { now } from '@/lib/platform/clock'

/** A press on a heart before its page is hydrated, or without JavaScript. */
export const POST = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: favoritesTexts.wrongRole,
  query: addByFormQuery,
  body: addByFormInput,
  form: plainFavoriteForm,
  handle: async ({ actor, query }) => {
    await addFavorite(actor, query.daycareId, now())
    return Response.json({ saved: true }, { status: 201 })
  },
})
