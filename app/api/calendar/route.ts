import { defineRoute } from '@/lib/access/routes/define-route'
import { findFeedFile } from '@/lib/enrollment/calendar/queries'
import { feedQuery } from '@/lib/enrollment/calendar/schema'
import { now } from '@/lib/platform/time/clock'

/** For calendar apps, which do not sign in: the key in the URL identifies the owner. */
export const GET = defineRoute({
  access: 'public',
  query: feedQuery,
  handle: async ({ query }) =>
    new Response(await findFeedFile(query.key, now()), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    }),
})
