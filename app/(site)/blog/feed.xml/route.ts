import { articleTexts as texts } from '@/components/articles/texts'
import { listFeedArticles } from '@/lib/articles/queries/feed'
import { cachedByTags, tags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { rssText } from '@/lib/seo/rules/feed'

export const dynamic = 'force-dynamic'

/** The newest articles, as RSS. */
export async function GET(): Promise<Response> {
  const articles = await cachedByTags(['article-feed'], [tags.articles()], () => listFeedArticles(now()))
  const absolute = (path: string) => absoluteUrl(path, siteUrl())
  const text = rssText({
    title: texts.title,
    description: texts.lead,
    pageUrl: absolute(routes.blog()),
    feedUrl: absolute(routes.blogFeed()),
    items: articles.map((one) => ({
      title: one.title,
      url: absolute(routes.article(one.slug)),
      description: one.excerpt,
      publishedAt: new Date(one.publishedAt),
    })),
  })
  return new Response(text, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  })
}
