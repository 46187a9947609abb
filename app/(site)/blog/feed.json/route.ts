import { articleTexts as texts } from '@/components/articles/texts'
import { listFeedArticles } from '@/lib/articles/queries/feed'
import { cachedByTags, tags } from '@/lib/platform/cache'
import { now } from '@/lib/platform/clock'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { jsonFeedText, withWholeAddresses } from '@/lib/seo/rules/json-feed'

export const dynamic = 'force-dynamic'

/** The newest articles with their words, as JSON Feed. */
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
      html: withWholeAddresses(html, siteUrl()),
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
