import { comparisonResultOf, comparisonTexts } from '@/components/families/compare/comparison-result'
import { defineRoute } from '@/lib/access/routes/define-route'
import { findReachable } from '@/lib/enrollment/inquiries/queries/recipients'
import { findComparedInBrowser } from '@/lib/families/compare/queries'
import { NO_FAMILY } from '@/lib/families/compare/rules/judge'
import { browserFavoritesQuery } from '@/lib/families/favorites/schema'
import { now } from '@/lib/platform/time/clock'

/** The favorites stored in a browser, side by side: facts and questions, because a visitor has no stored needs. */
export const GET = defineRoute({
  access: 'public',
  query: browserFavoritesQuery,
  handle: async ({ query, locale }) => {
    const compared = await findComparedInBrowser(query.ids, now())
    const reachable = await findReachable(compared.map(({ candidate }) => candidate.id))
    const context = { family: NO_FAMILY, weights: {}, reachable, now: now(), texts: comparisonTexts(locale) }
    const results = compared.map((one) => comparisonResultOf(one, context))
    return Response.json(results, { headers: { vary: 'accept-language' } })
  },
})
