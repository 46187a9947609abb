import { defineRoute } from '@/lib/access/routes/define-route'
import { saveNotes } from '@/lib/families/favorites/commands'
import { notesInput, notesParams } from '@/lib/families/favorites/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/** A parent's private notes on a favorite and rating of its tour. */
export const PUT = defineRoute({
  access: FAMILY_ROLES,
  wrongRole: message('families.endpoints.wrongRole'),
  params: notesParams,
  body: notesInput,
  handle: async ({ actor, params, body }) => ({
    saved: true,
    version: await saveNotes(actor, params.id, body, now()),
  }),
})
