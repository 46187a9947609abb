import { aboutFamily } from '@/components/families/compare/comparison-cells'
import { defineRoute } from '@/lib/access/routes/define-route'
import { saveChoice } from '@/lib/families/compare/commands'
import { findChoice, findFamily } from '@/lib/families/compare/queries'
import { choiceInput } from '@/lib/families/compare/schema'
import { FAVORITE_ROLES } from '@/lib/families/policy'
import { findChildren } from '@/lib/families/profile/queries'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const t = translate(DEFAULT_LOCALE, 'families.endpoints')
const comparison = translate(DEFAULT_LOCALE, 'families.comparison')

const shared = { access: FAVORITE_ROLES, wrongRole: t('wrongRole') } as const

/** The comparison a parent has selected, who it is for, and the children to choose from. */
export const GET = defineRoute({
  ...shared,
  handle: async ({ actor }) => {
    const [choice, own] = await Promise.all([findChoice(actor), findChildren(actor)])
    const family = await findFamily(actor, choice.childId, now())
    return { ...choice, children: own.map(({ id, name }) => ({ id, name })), about: aboutFamily(family, comparison) }
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
