import { defineRoute } from '@/lib/access/define-route'
import { listBrowsedPages } from '@/lib/providers/queries/browse'
import { hasEnoughToSay } from '@/lib/providers/rules/landing'
import type { LandingPageHealth } from '@/lib/providers/types'

/** What is known of every landing page that /browse-locations lists. */
export const GET = defineRoute({
  access: ['admin'],
  handle: async (): Promise<LandingPageHealth[]> =>
    (await listBrowsedPages()).map(({ url, providers, changedAt }) => ({
      url,
      providers,
      changedAt,
      isIndexable: hasEnoughToSay({ kind: 'city', total: providers }),
    })),
})
