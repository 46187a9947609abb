import { defineRoute } from '@/lib/access/define-route'
import { now } from '@/lib/platform/clock'
import { askForWords } from '@/lib/providers/commands/compare-words'
import { listLandingHealth } from '@/lib/providers/queries/landing-health'

/** What is known of every landing page that /browse-locations lists; that their words are compared is asked for along the way. */
export const GET = defineRoute({
  access: ['admin'],
  handle: async () => {
    await askForWords(now())
    return listLandingHealth()
  },
})
