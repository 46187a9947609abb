import { aboutFamily } from '@/components/families/compare/comparison-cells'
import { comparisonTexts } from '@/components/families/compare/comparison-result'
import { defineRoute } from '@/lib/access/routes/define-route'
import { saveComparisonChoice } from '@/lib/families/compare/commands'
import { findComparisonChoice, findFamily } from '@/lib/families/compare/queries'
import { choiceInput } from '@/lib/families/compare/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { findChildren } from '@/lib/families/profile/queries'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

const shared = { access: FAMILY_ROLES, wrongRole: message('families.endpoints.wrongRole') } as const

/** The comparison a parent has selected, who it is for, and the children to choose from. */
export const GET = defineRoute({
  ...shared,
  handle: async ({ actor, locale }) => {
    const [choice, own] = await Promise.all([findComparisonChoice(actor), findChildren(actor)])
    const family = await findFamily(actor, choice.childId, now())
    const about = aboutFamily(family, comparisonTexts(locale))
    return { ...choice, children: own.map(({ id, name }) => ({ id, name })), about }
  },
})

export const PATCH = defineRoute({
  ...shared,
  body: choiceInput,
  handle: async ({ actor, body }) => {
    await saveComparisonChoice(actor, body, now())
    return { saved: true }
  },
})
