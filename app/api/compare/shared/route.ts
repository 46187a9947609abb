import { comparisonResultOf } from '@/components/compare/comparison-result'
import { compareTexts } from '@/components/compare/texts'
import { defineRoute } from '@/lib/access/define-route'
import { findChoice, findCompared, findFamily, findSharer } from '@/lib/compare/queries'
import { rank } from '@/lib/compare/rules/rank'
import { sharedInput } from '@/lib/compare/schema'
import { now } from '@/lib/platform/clock'
import { NotFoundError } from '@/lib/platform/errors'

/** A comparison for whoever has its link: providers and how they match, nothing of the family. The secret comes in the body, so no log holds it. */
export const POST = defineRoute({
  access: 'public',
  body: sharedInput,
  limit: { max: 60, windowSeconds: 60 },
  handle: async ({ body }) => {
    const sharer = await findSharer(body.token)
    if (!sharer) throw new NotFoundError(compareTexts.linkEndedText)
    const { childId, weights } = await findChoice(sharer)
    const [compared, family] = await Promise.all([findCompared(sharer, now()), findFamily(sharer, childId, now())])
    const results = compared.map((one) => comparisonResultOf(one, { family, weights, now: now(), isShared: true }))
    return rank(results, weights).map(({ one }) => one)
  },
})
