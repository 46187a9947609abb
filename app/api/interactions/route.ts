import { defineRoute } from '@/lib/access/define-route'
import { recordInteractions } from '@/lib/analytics/commands/record-interactions'
import { visitorOf } from '@/lib/analytics/rules/visitor'
import { interactionBatch } from '@/lib/analytics/schema'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

export const POST = defineRoute({
  access: 'public',
  // Only for a userId that a batch may hold, and for favorites; nothing else depends on who asks.
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  body: interactionBatch,
  handle: async ({ actor, body, request }) => {
    await recordInteractions(actor, body.events, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
