import { notFound, permanentRedirect } from 'next/navigation'
import { landingMessages } from '@/components/places/landing/messages'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { landingLabel, placeLabel } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { careTypeOfSlug } from '@/lib/platform/config/site'
import { absoluteUrl, routes } from '@/lib/platform/http/routes'
import { KINDS, labelOf } from '@/lib/providers/catalogue/traits'
import { newestProvidersAt } from '@/lib/providers/landing/queries/pages'

/** A proxy may share a feed for an hour. */
export const FEED_CACHED = 'public, max-age=0, s-maxage=3600'

/**
 * The newest providers of a care type in a place, for both kinds of feed. `feedRoute`: the feed's own address; another spelling of the place is
 * redirected to it.
 */
export async function loadFeed(
  params: Promise<{ careType: string; location: string }>,
  feedRoute: (careType: string, locationSlug: string) => string,
) {
  const { careType: requested, location: slug } = await params
  const careType = careTypeOfSlug(requested)
  if (!careType) notFound()
  const found = await findLandingPlace(slug)
  if (!found) notFound()
  if (found.slug !== slug) permanentRedirect(feedRoute(careType, found.slug))
  const newest = await cachedByTags(['newest', slug, careType], [tags.location(slug), tags.directory()], () =>
    newestProvidersAt(found, careType),
  )
  const place = landingLabel(found)
  const absolute = (path: string) => absoluteUrl(path, siteUrl())
  return {
    title: landingMessages.feedTitle(careType, place),
    description: landingMessages.feedDescription(careType, place),
    pageUrl: absolute(routes.landing(careType, slug)),
    feedUrl: absolute(feedRoute(careType, slug)),
    items: newest.map((one) => ({
      title: one.name,
      url: absolute(routes.provider(one.id)),
      description: landingMessages.feedItem(labelOf(KINDS, one.kind), placeLabel(one.city, one.state)),
      publishedAt: new Date(one.addedAt),
    })),
  }
}
