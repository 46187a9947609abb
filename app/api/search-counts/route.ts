import { defineRoute } from '@/lib/access/routes/define-route'
import { recordSearch } from '@/lib/analytics/trends/commands'
import { searchReport } from '@/lib/analytics/trends/schema'
import { visitorOf } from '@/lib/analytics/visits/rules/visitors'
import { env } from '@/lib/platform/config/env'
import { now } from '@/lib/platform/time/clock'

/** Records that a page of results was shown: counted for the providers nearby, without user data. */
export const POST = defineRoute({
  access: 'public',
  // Providers and admins have other reasons to search, and are not counted.
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  body: searchReport,
  handle: async ({ actor, body, request }) => {
    await recordSearch(actor, body.search, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
