import { defineRoute } from '@/lib/access/define-route'
import { listArticles } from '@/lib/articles/queries/public'
import { publishedQuery } from '@/lib/articles/schema/article'
import { now } from '@/lib/platform/clock'

/** A further page of the blog, for "Load More Articles". */
export const GET = defineRoute({
  access: 'public',
  query: publishedQuery,
  handle: ({ query }) => listArticles(query.category ?? null, query.page, now()),
})
