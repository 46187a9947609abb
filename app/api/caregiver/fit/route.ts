import { ownFitsOf } from '@/components/families/fit/fit-view'
import { defineRoute } from '@/lib/access/routes/define-route'
import { fitQuery } from '@/lib/families/fit/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { findChildren, findPreferences } from '@/lib/families/profile/queries'
import { MAX_ID } from '@/lib/platform/http/fields'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'
import { findCards } from '@/lib/providers/queries'
import { codeFromPublicId, internalIdOf } from '@/lib/providers/rules/names'

/** How the providers on a page fit the parent's own children. The URL contains only providers; the children are read here. */
export const GET = defineRoute({
  access: FAMILY_ROLES,
  query: fitQuery,
  handle: async ({ actor, query: { ids }, locale }) => {
    const own = await findChildren(actor)
    if (own.length === 0) return { children: [], fits: {} }
    // The code of a made-up id may exceed PostgreSQL's largest integer.
    const internalIds = ids.flatMap((id) => internalIdOf(codeFromPublicId(id) ?? '') ?? []).filter((id) => id <= MAX_ID)
    const [preferences, cards] = await Promise.all([findPreferences(actor), findCards(internalIds, now())])
    const t = translate(locale, 'families.fitLines')
    return ownFitsOf(t, locale, ids, cards, { own, preferences }, now())
  },
})
