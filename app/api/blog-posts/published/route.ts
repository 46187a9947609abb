import { defineRoute } from '@/lib/access/routes/define-route'
import { listArticles } from '@/lib/content/articles/queries/published'
import { publishedQuery } from '@/lib/content/articles/schema'
import { now } from '@/lib/platform/time/clock'

/** A further page of the blog, for "Load More Articles". */
export const GET = defineRoute({
  access: 'public',
  query: publishedQuery,
  handle: ({ query }) => listArticles(query.category ?? null, query.page, now()),
})
