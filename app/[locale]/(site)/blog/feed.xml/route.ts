import { listFeedArticles } from '@/lib/content/articles/queries'
import { rssText } from '@/lib/content/seo/rules/feeds'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { localUrl, routes } from '@/lib/platform/http/routes'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { now } from '@/lib/platform/time/clock'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ locale: string }> }

/** The newest articles, as RSS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const locale = localeOf((await params).locale)
  const t = translate(locale, 'content.blog')
  const articles = await cachedByTags(['article-feed'], [tags.articles()], () => listFeedArticles(now()))
  const absolute = (path: string) => localUrl(locale, path, siteUrl())
  const text = rssText({
    locale,
    title: t('title', { site: SITE.name }),
    description: t('lead'),
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
