import { notFound, permanentRedirect } from 'next/navigation'
import { landingMessages } from '@/components/places/landing/messages'
import { rssText } from '@/lib/content/seo/rules/feeds'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { landingLabel, placeLabel } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { careTypeOfSlug } from '@/lib/platform/config/site'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { newestProvidersAt } from '@/lib/providers/landing/queries/pages'

type Context = { params: Promise<{ careType: string; location: string }> }

/** The newest providers of a care type in a city, as RSS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { careType: requested, location: slug } = await params
  const careType = careTypeOfSlug(requested)
  if (!careType) notFound()
  const found = await findLandingPlace(slug)
  if (!found) notFound()
  if (found.slug !== slug) permanentRedirect(routes.landingFeed(careType, found.slug))
  const newest = await cachedByTags(['newest', slug, careType], [tags.location(slug), tags.directory()], () =>
    newestProvidersAt(found, careType),
  )
  const place = landingLabel(found)
  const absolute = (path: string) => absoluteUrl(path, siteUrl())
  const text = rssText({
    title: landingMessages.feedTitle(careType, place),
    description: landingMessages.feedDescription(careType, place),
    pageUrl: absolute(routes.landing(careType, slug)),
    feedUrl: absolute(routes.landingFeed(careType, slug)),
    items: newest.map((one) => ({
      title: one.name,
      url: absolute(routes.provider(one.id)),
      description: landingMessages.feedItem(labelOf(KINDS, one.kind), placeLabel(one.city, one.state)),
      publishedAt: new Date(one.addedAt),
    })),
  })
  return new Response(text, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=3600',
    },
  })
}
