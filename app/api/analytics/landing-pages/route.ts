import { defineRoute } from '@/lib/access/routes/define-route'
import { now } from '@/lib/platform/time/clock'
import { requestComparison } from '@/lib/providers/landing/commands'
import { listLandingHealth } from '@/lib/providers/landing/queries/pages'

/** Statistics of every landing page that /browse-locations lists; it also starts the comparison of their wording. */
export const GET = defineRoute({
  access: ['admin'],
  handle: async () => {
    await requestComparison(now())
    return listLandingHealth()
  },
})
