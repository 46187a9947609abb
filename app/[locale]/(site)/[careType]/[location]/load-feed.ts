import { notFound, permanentRedirect } from 'next/navigation'
import { findLandingPlace } from '@/lib/places/queries/locations'
import { placeNameIn } from '@/lib/places/rules/local-names'
import { landingLabel, placeLabel } from '@/lib/places/rules/place-names'
import { cachedByTags, tags } from '@/lib/platform/cache/pages'
import { siteUrl } from '@/lib/platform/config/env'
import { careTypeOfSlug, SITE } from '@/lib/platform/config/site'
import { localUrl, routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { localeOf } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import { kindLabel } from '@/lib/providers/catalogue/traits'
import { newestProvidersAt } from '@/lib/providers/landing/queries/pages'

/** A proxy may share a feed for an hour. */
export const FEED_CACHED = 'public, max-age=0, s-maxage=3600'

/**
 * The newest providers of a care type in a place, for both kinds of feed. `feedRoute`: the feed's own address; another spelling of the place is
 * redirected to it.
 */
export async function loadFeed(
  params: Promise<{ locale: string; careType: string; location: string }>,
  feedRoute: (careType: string, locationSlug: string) => string,
) {
  const { locale: requestedLocale, careType: requested, location: slug } = await params
  const locale = localeOf(requestedLocale)
  const careType = careTypeOfSlug(requested)
  if (!careType) notFound()
  const found = await findLandingPlace(slug)
  if (!found) notFound()
  if (found.slug !== slug) permanentRedirect(localPath(locale, feedRoute(careType, found.slug)))
  const newest = await cachedByTags(['newest', slug, careType], [tags.location(slug), tags.directory()], () =>
    newestProvidersAt(found, careType),
  )
  const t = translate(locale, 'places.landing')
  const traits = translate(locale, 'providers.traits')
  const place = placeNameIn(locale, landingLabel(found), 'within')
  const absolute = (path: string) => localUrl(locale, path, siteUrl())
  return {
    locale,
    title: t('feedTitle', { careType, place }),
    description: t('feedDescription', { careType, place, site: SITE.name }),
    pageUrl: absolute(routes.landing(careType, slug)),
    feedUrl: absolute(feedRoute(careType, slug)),
    items: newest.map((one) => ({
      title: one.name,
      url: absolute(routes.provider(one.id)),
      description: `${kindLabel(traits, one.kind)}, ${placeLabel(one.city, one.state)}`,
      publishedAt: new Date(one.addedAt),
    })),
  }
}
