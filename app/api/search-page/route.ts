import { z } from 'zod'
import { find } from '@/app/(site)/search/find'
import { listQuestionOf } from '@/app/(site)/search/question'
import { pageView } from '@/components/search/page-view'
import { defineRoute } from '@/lib/access/define-route'

/** What the search page shows for an address, for whoever is on it already. It takes what the page takes: nonsense is left out and named. */
export const GET = defineRoute({
  access: 'public',
  query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  handle: async ({ query }) => {
    const question = listQuestionOf(query)
    return Response.json(pageView(question, await find(question)), {
      headers: { 'cache-control': 'private, no-store' },
    })
  },
})
