import { defineRoute } from '@/lib/access/define-route'
import { recordPageView } from '@/lib/analytics/commands/record-page-view'
import { countPageViews } from '@/lib/analytics/queries/page-views'
import { visitorOf } from '@/lib/analytics/rules/visitor'
import { pageView } from '@/lib/analytics/schema'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'

/** The specification's object: each page's address and how often it was opened in the last 30 days. */
export const GET = defineRoute({
  access: ['admin'],
  handle: () => countPageViews(now()),
})

/** A browser says that a page was opened. */
export const POST = defineRoute({
  access: 'public',
  // Only to leave admins out.
  readsSession: true,
  limit: { max: 120, windowSeconds: 60 },
  body: pageView,
  handle: async ({ actor, body, request }) => {
    await recordPageView(actor, body.path, visitorOf(request.headers, env().TRUSTED_PROXY_HOPS), now())
    return new Response(null, { status: 204 })
  },
})
