import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { saveNotes } from '@/lib/favorites/commands'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { notesInput, notesParams } from '@/lib/favorites/schema'
import { now } from '@/lib/platform/clock'

/** What a parent wrote of a favorite, and how they judged its tour: for themselves alone. */
export const PUT = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: favoritesTexts.wrongRole,
  params: notesParams,
  body: notesInput,
  handle: async ({ actor, params, body }) => {
    await saveNotes(actor, params.id, body, now())
    return { saved: true }
  },
})
