import { defineRoute } from '@/lib/access/routes/define-route'
import { countPageViews } from '@/lib/analytics/figures/queries'
import { recordPageView } from '@/lib/analytics/visits/commands'
import { visitorOf } from '@/lib/analytics/visits/rules/visitors'
import { pageView } from '@/lib/analytics/visits/schema'
import { env } from '@/lib/platform/config/env'
import { now } from '@/lib/platform/time/clock'

/** The specified object: each page's path and its views in the last 30 days. */
export const GET = defineRoute({
  access: ['admin'],
  handle: () => countPageViews(now()),
})

/** Records that a page was opened. */
export const POST = defineRoute({
  access: 'public',
  // Only to exclude admins.
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  body: pageView,
  handle: async ({ actor, body, request }) => {
    await recordPageView(actor, body.path, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
