import { defineRoute } from '@/lib/access/routes/define-route'
import { saveNotes } from '@/lib/families/favorites/commands'
import { notesInput, notesParams } from '@/lib/families/favorites/schema'
import { FAVORITE_ROLES } from '@/lib/families/policy'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const t = translate(DEFAULT_LOCALE, 'families.endpoints')

/** A parent's private notes on a favorite and rating of its tour. */
export const PUT = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: t('wrongRole'),
  params: notesParams,
  body: notesInput,
  handle: async ({ actor, params, body }) => {
    await saveNotes(actor, params.id, body, now())
    return { saved: true }
  },
})
