import { comparisonResultOf, comparisonTexts } from '@/components/families/compare/comparison-result'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findCompared, findComparisonChoice, findFamily, findLinkOwner } from '@/lib/families/compare/queries'
import { rank } from '@/lib/families/compare/rules/criteria'
import { sharedInput } from '@/lib/families/compare/schema'
import { NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { now } from '@/lib/platform/time/clock'

/**
 * A comparison for anyone with its link: providers and how they match, nothing about the family. The secret is in the
 * body, so no log contains it.
 */
export const POST = defineRoute({
  access: 'public',
  body: sharedInput,
  limit: { max: 60, windowSeconds: 60 },
  handle: async ({ body, locale }) => {
    const sharer = await findLinkOwner(body.token)
    if (!sharer) throw new NotFoundError(message('families.compare.linkEndedText'))
    const { childId, weights } = await findComparisonChoice(sharer)
    const [compared, family] = await Promise.all([findCompared(sharer, now()), findFamily(sharer, childId, now())])
    const context = { family, weights, now: now(), texts: comparisonTexts(locale) }
    // Ranked by the needs themselves, because the shared rows only summarize them.
    const own = compared.map((one) => ({ ...comparisonResultOf(one, context), compared: one }))
    return rank(own, weights).map(({ one }) => comparisonResultOf(one.compared, { ...context, isShared: true }))
  },
})
