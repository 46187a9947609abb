import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { findProviderFigures } from '@/lib/provider-figures/queries/provider-figures'
import { figuresQuery } from '@/lib/provider-figures/schema'
import { PEOPLE_ROLES } from '@/lib/provider-people/policy'

/** The specification's views, clicks, inquiries and favorites, and what else is counted. */
export const GET = defineRoute({
  access: PEOPLE_ROLES,
  query: figuresQuery,
  handle: async ({ actor, query: { period, providerId } }) => {
    const { total, ...more } = await findProviderFigures(actor, providerId, period, now())
    return { ...total, ...more }
  },
})
