import { rssText } from '@/lib/content/seo/rules/feeds'
import { routes } from '@/lib/platform/http/routes'
import { FEED_CACHED, loadFeed } from '../load-feed'

type Context = { params: Promise<{ locale: string; careType: string; location: string }> }

/** The newest providers of a care type in a city, as RSS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const feed = await loadFeed(params, routes.landingFeed)
  return new Response(rssText(feed), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': FEED_CACHED },
  })
}
