import { jsonFeedText } from '@/lib/content/seo/rules/feeds'
import { routes } from '@/lib/platform/http/routes'
import { FEED_CACHED, loadFeed } from '../load-feed'

type Context = { params: Promise<{ locale: string; careType: string; location: string }> }

/** The newest providers of a care type in a city, as JSON Feed. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { items, ...feed } = await loadFeed(params, routes.landingJsonFeed)
  const text = jsonFeedText({
    ...feed,
    items: items.map(({ description, publishedAt, ...item }) => ({
      ...item,
      text: description,
      publishedAt: publishedAt.toISOString(),
    })),
  })
  return new Response(text, {
    headers: { 'content-type': 'application/feed+json; charset=utf-8', 'cache-control': FEED_CACHED },
  })
}
