import { comparisonResultOf } from '@/components/compare/comparison-result'
import { favoritesTexts } from '@/components/favorites/texts'
import { defineRoute } from '@/lib/access/define-route'
import { isOwnId } from '@/lib/access/policy'
import { findChoice, findCompared, findFamily } from '@/lib/compare/queries'
import { rank } from '@/lib/compare/rules/rank'
import { compareQuery } from '@/lib/compare/schema'
import { findCostsOf } from '@/lib/costs/queries/provider-costs'
import { FAVORITE_ROLES } from '@/lib/favorites/policy'
import { now } from '@/lib/platform/clock'
import { ForbiddenError } from '@/lib/platform/errors'

/** One's own favorites held against what the family needs, the best match first. */
export const GET = defineRoute({
  access: FAVORITE_ROLES,
  wrongRole: favoritesTexts.wrongRole,
  query: compareQuery,
  handle: async ({ actor, query }) => {
    if (!isOwnId(actor, query.userId)) throw new ForbiddenError()
    const { childId, weights } = await findChoice(actor)
    const [compared, family] = await Promise.all([findCompared(actor, now()), findFamily(actor, childId, now())])
    const costs = await findCostsOf(
      compared.map(({ candidate }) => candidate.id),
      now(),
    )
    const results = compared.map((one) => comparisonResultOf(one, { family, weights, costs, now: now() }))
    return rank(results, weights).map(({ one }) => one)
  },
})
