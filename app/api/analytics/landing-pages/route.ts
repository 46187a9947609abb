import { defineRoute } from '@/lib/access/routes/define-route'
import { now } from '@/lib/platform/time/clock'
import { requestComparison } from '@/lib/providers/landing/commands'
import { listLandingHealth } from '@/lib/providers/landing/queries/pages'

/** What is known of every landing page that /browse-locations lists; that their words are compared is asked for along the way. */
export const GET = defineRoute({
  access: ['admin'],
  handle: async () => {
    await requestComparison(now())
    return listLandingHealth()
  },
})
