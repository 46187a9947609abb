import { articleMessages as texts } from '@/components/content/articles/messages'
import { listFeedArticles } from '@/lib/content/articles/queries'
import { jsonFeedText, withAbsoluteUrls } from '@/lib/content/seo/rules/feeds'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { now } from '@/lib/platform/time/clock'

export const dynamic = 'force-dynamic'

/** The newest articles with their text, as JSON Feed. */
export async function GET(): Promise<Response> {
  const articles = await cachedByTags(['article-feed'], [tags.articles()], () => listFeedArticles(now()))
  const absolute = (path: string) => absoluteUrl(path, siteUrl())
  const text = jsonFeedText({
    title: texts.title,
    description: texts.lead,
    pageUrl: absolute(routes.blog()),
    feedUrl: absolute(routes.blogJsonFeed()),
    items: articles.map(({ slug, excerpt, html, image, ...one }) => ({
      ...one,
      url: absolute(routes.article(slug)),
      summary: excerpt,
      html: withAbsoluteUrls(html, siteUrl()),
      imageUrl: image && absolute(image),
    })),
  })
  return new Response(text, {
    headers: {
      'content-type': 'application/feed+json; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  })
}
