import type { Crumb } from '@/components/layout/breadcrumb'
import { layoutTexts } from '@/components/layout/texts'
import { providerTexts } from '@/components/providers/texts'
import { routes } from '@/lib/platform/routes'
import { ageRangeText } from '@/lib/providers/rules/age-text'
import { landingCareTypeOf } from '@/lib/providers/rules/landing'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { seasonDates } from '@/lib/providers/rules/seasons'
import { tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import { pageMetadata } from '@/lib/seo/rules/page-metadata'
import { shareImage } from '@/lib/seo/rules/share-images'
import { fitDescription, fitTitle } from '@/lib/seo/rules/titles'
import type { ProviderMarkup } from '@/lib/seo/types'
import { REVIEWS_IN_MARKUP } from './reviews'
import { detailTexts as texts } from './texts'

/** What search engines and previews are told of a provider: nothing that the page does not show. */

export function providerMetadata(provider: ProviderDetail, today: string) {
  const { name, city, state } = provider
  const tuition = tuitionRange(provider.ageBands)
  return pageMetadata({
    title: fitTitle(
      ...texts.metaTitles(name, `${city}, ${state}`, provider.hasNamesake ? (provider.street ?? provider.zip) : null),
    ),
    description: fitDescription([
      texts.aboutFacts(provider, ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)),
      `${providerTexts.openings(summarizeOpenings(provider, today), today)}.`,
      tuition && `${texts.tuitionRange(tuition)}.`,
      texts.metaTail,
    ]),
    path: routes.provider(provider.id),
    isIndexable: provider.status !== 'closed',
    image: shareImage(routes.shareImages.provider(provider.id), `${name}, ${city}, ${state}`),
  })
}

/** The way from the start to this page; the breadcrumb on screen says the same. */
export function providerCrumbs({ careTypes, city, locationSlug, name }: ProviderDetail): Crumb[] {
  const careType = landingCareTypeOf(careTypes[0] ?? '')
  return [{ label: texts.careTypeIn(careType, city), href: routes.landing(careType, locationSlug) }, { label: name }]
}

/** The same for structured data: every step has an address. */
export function providerTrail(provider: ProviderDetail): { name: string; path: string }[] {
  const crumbs = [{ label: layoutTexts.home, href: routes.home() }, ...providerCrumbs(provider)]
  return crumbs.map(({ label, href }) => ({ name: label, path: href ?? routes.provider(provider.id) }))
}

export function describeProvider(provider: ProviderDetail, today: string): ProviderMarkup {
  const { street, city, state, zip, latitude, longitude, hours, rating, reviewCount, photos, reviews } = provider
  const tuition = tuitionRange(provider.ageBands)
  return {
    path: routes.provider(provider.id),
    name: provider.name,
    isPreschool: provider.careTypes.includes('preschool'),
    description:
      provider.description ?? texts.aboutFacts(provider, ageRangeText(provider.ageMinMonths, provider.ageMaxMonths)),
    imagePath: photos[0]?.src ?? null,
    street,
    city,
    state,
    zip,
    latitude,
    longitude,
    rating: rating === null ? null : { average: rating, count: reviewCount },
    reviews: reviews.slice(0, REVIEWS_IN_MARKUP).map(({ authorName, rating: stars, text, createdAt }) => ({
      authorName,
      rating: stars,
      text,
      date: createdAt.slice(0, 10),
    })),
    hours: provider.status === 'closed' ? [] : hours,
    seasons:
      provider.status === 'closed'
        ? []
        : provider.seasonalHours.map((one) => ({ ...seasonDates(one, today), hours: one.hours })),
    priceRange: tuition && texts.tuitionRange(tuition),
  }
}
