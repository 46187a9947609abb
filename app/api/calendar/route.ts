import { defineRoute } from '@/lib/access/routes/define-route'
import { findFeedFile } from '@/lib/enrollment/calendar/queries'
import { feedQuery } from '@/lib/enrollment/calendar/schema'
import { now } from '@/lib/platform/time/clock'

/** What a calendar program reads, which signs nobody in: the key in the address says whose it is. */
export const GET = defineRoute({
  access: 'public',
  query: feedQuery,
  handle: async ({ query }) =>
    new Response(await findFeedFile(query.key, now()), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    }),
})
