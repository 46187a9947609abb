import { comparisonResultOf } from '@/components/families/compare/comparison-result'
import { comparisonTexts } from '@/components/families/compare/comparison-texts'
import { isOwnId } from '@/lib/access/policy'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findReachable } from '@/lib/enrollment/inquiries/queries/recipients'
import { findChoice, findCompared, findFamily } from '@/lib/families/compare/queries'
import { rank } from '@/lib/families/compare/rules/criteria'
import { compareQuery } from '@/lib/families/compare/schema'
import { findCostsOf } from '@/lib/families/costs/queries'
import { FAVORITE_ROLES } from '@/lib/families/policy'
import { ForbiddenError } from '@/lib/platform/http/errors'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

const t = translate(DEFAULT_LOCALE, 'families.endpoints')
const texts = comparisonTexts(DEFAULT_LOCALE)

/** The signed-in parent's favorites compared with the family's needs, best match first. */
export const GET = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: t('wrongRole'),
  query: compareQuery,
  handle: async ({ actor, query }) => {
    if (!isOwnId(actor, query.userId)) throw new ForbiddenError()
    const { childId, weights } = await findChoice(actor)
    const [compared, family] = await Promise.all([findCompared(actor, now()), findFamily(actor, childId, now())])
    const ids = compared.map(({ candidate }) => candidate.id)
    const [costs, reachable] = await Promise.all([findCostsOf(ids, now()), findReachable(ids)])
    const context = { family, weights, costs, reachable, now: now(), texts }
    const results = compared.map((one) => comparisonResultOf(one, context))
    return rank(results, weights).map(({ one }) => one)
  },
})
