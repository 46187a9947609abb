import { notFound, permanentRedirect } from 'next/navigation'
import { landingTexts } from '@/components/locations/landing/texts'

import { findLandingPlace } from '@/lib/locations/queries/find-landing-place'
import { landingLabel, placeLabel } from '@/lib/locations/rules/labels'
import { cachedByTags, tags } from '@/lib/platform/cache'
import { siteUrl } from '@/lib/platform/env'
import { absoluteUrl, routes } from '@/lib/platform/routes'
import { KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { newestProvidersAt } from '@/lib/providers/queries/newest'
import { isLandingCareType } from '@/lib/providers/rules/landing'
import { rssText } from '@/lib/seo/rules/feed'

type Context = { params: Promise<{ careType: string; location: string }> }

/** The newest providers of a care type in a city, as RSS. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { careType, location: slug } = await params
  if (!isLandingCareType(careType)) notFound()
  const found = await findLandingPlace(slug)
  if (!found) notFound()
  if (found.slug !== slug) permanentRedirect(routes.landingFeed(careType, found.slug))
  const newest = await cachedByTags(['newest', slug, careType], [tags.location(slug), tags.directory()], () =>
    newestProvidersAt(found, careType),
  )
  const place = landingLabel(found)
  const absolute = (path: string) => absoluteUrl(path, siteUrl())
  const text = rssText({
    title: landingTexts.feedTitle(careType, place),
    description: landingTexts.feedDescription(careType, place),
    pageUrl: absolute(routes.landing(careType, slug)),
    feedUrl: absolute(routes.landingFeed(careType, slug)),
    items: newest.map((one) => ({
      title: one.name,
      url: absolute(routes.provider(one.id)),
      description: landingTexts.feedItem(labelOf(KINDS, one.kind), placeLabel(one.city, one.state)),
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
