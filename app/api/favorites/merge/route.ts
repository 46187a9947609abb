import { defineRoute } from '@/lib/access/routes/define-route'
import { mergeFavorites } from '@/lib/families/favorites/commands'
import { mergeInput } from '@/lib/families/favorites/schema'
import { FAVORITE_ROLES } from '@/lib/families/policy'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const t = translate(DEFAULT_LOCALE, 'families.endpoints')

/** Favorites stored in the browser before signing in. */
export const POST = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: t('wrongRole'),
  body: mergeInput,
  handle: async ({ actor, body }) => {
    await mergeFavorites(actor, body.daycareIds, now())
    return { merged: true }
  },
})
