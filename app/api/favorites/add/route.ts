import { favoritesMessages } from '@/components/families/favorites/messages'
import { plainFavoriteForm } from '@/components/families/favorites/plain-favorite-form'
import { defineRoute } from '@/lib/access/routes/define-route'
import { addFavorite } from '@/lib/families/favorites/commands'
import { addByFormInput, addByFormQuery } from '@/lib/families/favorites/schema'
import { FAVORITE_ROLES } from '@/lib/families/policy'
import { now } from '@/lib/platform/time/clock'

/** A heart pressed before its page is hydrated, or without JavaScript. */
export const POST = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: favoritesMessages.wrongRole,
  query: addByFormQuery,
  body: addByFormInput,
  form: plainFavoriteForm,
  handle: async ({ actor, query }) => {
    await addFavorite(actor, query.daycareId, now())
    return Response.json({ saved: true }, { status: 201 })
  },
})
