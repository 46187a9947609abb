import { defineRoute } from '@/lib/access/routes/define-route'
import { recordInteractions } from '@/lib/analytics/visits/commands'
import { visitorOf } from '@/lib/analytics/visits/rules/visitors'
import { interactionBatch } from '@/lib/analytics/visits/schema'
import { env } from '@/lib/platform/config/env'
import { now } from '@/lib/platform/time/clock'

export const POST = defineRoute({
  access: 'public',
  // Only for the userId that a batch may contain, and for favorites; nothing else depends on the user.
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  body: interactionBatch,
  handle: async ({ actor, body, request }) => {
    await recordInteractions(actor, body.events, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
