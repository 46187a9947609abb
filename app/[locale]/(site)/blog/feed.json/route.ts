import { listFeedArticles } from '@/lib/content/articles/queries'
import { jsonFeedText, withAbsoluteUrls } from '@/lib/content/seo/rules/feeds'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { localUrl, routes } from '@/lib/platform/http/routes'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** The newest articles with their text, as JSON Feed. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = localeOf((await params).locale)
  const t = translate(locale, 'content.blog')
  const articles = await cachedByTags(['article-feed'], [tags.articles()], () => listFeedArticles(now()))
  const absolute = (path: string) => localUrl(locale, path, siteUrl())
  const text = jsonFeedText({
    locale,
    title: t('title', { site: SITE.name }),
    description: t('lead'),
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
