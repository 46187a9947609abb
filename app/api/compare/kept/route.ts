import { comparisonResultOf } from '@/components/compare/comparison-result'
import { defineRoute } from '@/lib/access/define-route'
import { findComparedKept } from '@/lib/compare/queries'
import { NO_FAMILY } from '@/lib/compare/rules/family'
import { keptQuery } from '@/lib/favorites/schema'
import { now } from '@/lib/platform/clock'

/** What a browser keeps, side by side: facts and questions, since nobody has said what they need. */
export const GET = defineRoute({
  access: 'public',
  query: keptQuery,
  handle: async ({ query }) =>
    (await findComparedKept(query.ids, now())).map((one) =>
      comparisonResultOf(one, { family: NO_FAMILY, weights: {}, now: now() }),
    ),
})
