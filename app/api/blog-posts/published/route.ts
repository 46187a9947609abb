import { defineRoute } from '@/lib/access/routes/define-route'
import { listArticles } from '@/lib/content/articles/queries'
import { publishedQuery } from '@/lib/content/articles/schema'
import { now } from '@/lib/platform/time/clock'

export const GET = defineRoute({
  access: 'public',
  query: publishedQuery,
  reference: {
    resource: 'Articles',
    summary: 'The published articles, newest first, six a page.',
    sharedSeconds: 0,
    example: {
      request: '/api/blog-posts/published?page=1',
      response: {
        articles: [
          {
            slug: 'nine-questions-to-take-along-on-a-childcare-visit',
            title: 'Nine questions to take along on a childcare visit',
            excerpt: 'You will forget half of what you meant to ask.',
            author: 'The editors',
            category: 'Communication',
            categorySlug: 'communication',
            image: '/media/illustrations/listing-05.jpg',
            publishedAt: '2026-11-22T11:47:18.433Z',
            readingTime: 3,
            views: 4,
            isPopular: false,
          },
        ],
        page: 1,
        pageCount: 2,
      },
    },
  },
  handle: ({ query }) => listArticles(query.category ?? null, query.page, now()),
})
