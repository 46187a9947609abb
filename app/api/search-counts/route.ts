import { defineRoute } from '@/lib/access/define-route'
import { visitorOf } from '@/lib/analytics/rules/visitor'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { recordSearch } from '@/lib/trends/commands/record-search'
import { searchReport } from '@/lib/trends/schema'

/** A page of results was shown: counted for the providers around, without whom. */
export const POST = defineRoute({
  access: 'public',
  // Providers and admins look around for other reasons, and are not counted.
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  body: searchReport,
  handle: async ({ actor, body, request }) => {
    await recordSearch(actor, body.search, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
