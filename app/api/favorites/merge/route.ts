import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { mergeFavorites } from '@/lib/favorites/commands'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { mergeInput } from '@/lib/favorites/schema'
import { now } from '@/lib/platform/clock'

/** What a browser kept before its person signed in. */
export const POST = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: favoritesTexts.wrongRole,
  body: mergeInput,
  handle: async ({ actor, body }) => {
    await mergeFavorites(actor, body.daycareIds, now())
    return { merged: true }
  },
})
