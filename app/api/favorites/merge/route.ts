import { defineRoute } from '@/lib/access/routes/define-route'
import { mergeFavorites } from '@/lib/families/favorites/commands'
import { mergeInput } from '@/lib/families/favorites/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/** Favorites stored in the browser before signing in. */
export const POST = defineRoute({
  access: FAMILY_ROLES,
  wrongRole: message('families.endpoints.wrongRole'),
  body: mergeInput,
  handle: async ({ actor, body }) => {
    await mergeFavorites(actor, body.daycareIds, now())
    return { merged: true }
  },
})
