import { comparisonResultOf, comparisonTexts } from '@/components/families/compare/comparison-result'
import { isOwnId } from '@/lib/access/policy'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findReachable } from '@/lib/enrollment/inquiries/queries/recipients'
import { findCompared, findComparisonChoice, findFamily } from '@/lib/families/compare/queries'
import { rank } from '@/lib/families/compare/rules/criteria'
import { compareQuery } from '@/lib/families/compare/schema'
import { findCostsOf } from '@/lib/families/costs/queries'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { ForbiddenError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/** The signed-in parent's favorites compared with the family's needs, best match first. */
export const GET = defineRoute({
  access: FAMILY_ROLES,
  wrongRole: message('families.endpoints.wrongRole'),
  query: compareQuery,
  handle: async ({ actor, query, locale }) => {
    if (!isOwnId(actor, query.userId)) throw new ForbiddenError()
    const { childId, weights } = await findComparisonChoice(actor)
    const [compared, family] = await Promise.all([findCompared(actor, now()), findFamily(actor, childId, now())])
    const ids = compared.map(({ candidate }) => candidate.id)
    const [costs, reachable] = await Promise.all([findCostsOf(ids, now()), findReachable(ids)])
    const context = { family, weights, costs, reachable, now: now(), texts: comparisonTexts(locale) }
    const results = compared.map((one) => comparisonResultOf(one, context))
    return rank(results, weights).map(({ one }) => one)
  },
})
