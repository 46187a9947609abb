import { defineRoute } from '@/lib/access/define-route'
import { findFeedFile } from '@/lib/calendar/queries/feed'
import { feedQuery } from '@/lib/calendar/schema'
import { now } from '@/lib/platform/clock'

/** What a calendar program reads, which signs nobody in: the key in the address says whose it is. */
export const GET = defineRoute({
  access: 'public',
  query: feedQuery,
  handle: async ({ query }) =>
    new Response(await findFeedFile(query.key, now()), {
      headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' },
    }),
})
