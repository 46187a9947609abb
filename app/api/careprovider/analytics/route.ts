import { defineRoute } from '@/lib/access/routes/define-route'
import { findProviderFigures } from '@/lib/analytics/figures/queries'
import { figuresQuery } from '@/lib/analytics/figures/schema'
import { PEOPLE_ROLES } from '@/lib/listings/policy'
import { now } from '@/lib/platform/time/clock'

/** The specified views, clicks, inquiries and favorites, and further counts. */
export const GET = defineRoute({
  access: PEOPLE_ROLES,
  query: figuresQuery,
  handle: async ({ actor, query: { period, providerId } }) => {
    const { total, ...more } = await findProviderFigures(actor, providerId, period, now())
    return { ...total, ...more }
  },
})
