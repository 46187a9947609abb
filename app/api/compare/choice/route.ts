import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { saveChoice } from '@/lib/compare/commands'
import { findChoice } from '@/lib/compare/queries'
import { choiceInput } from '@/lib/compare/schema'
import { findChildren } from '@/lib/families/queries'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { now } from '@/lib/platform/clock'

const shared = { access: FAVORITE_ROLES, wrongRole: favoritesTexts.wrongRole } as const

/** What a parent chose for comparing, and the children to choose from. */
export const GET = defineRoute({
  ...shared,
  handle: async ({ actor }) => {
    const [choice, own] = await Promise.all([findChoice(actor), findChildren(actor)])
    return { ...choice, children: own.map(({ id, name }) => ({ id, name })) }
  },
})

export const PATCH = defineRoute({
  ...shared,
  body: choiceInput,
  handle: async ({ actor, body }) => {
    await saveChoice(actor, body, now())
    return { saved: true }
  },
})
