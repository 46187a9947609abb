import type { ReactNode } from 'react'
import type { Crumb } from '@/components/layout/page-head'
import type { ProviderMarkup } from '@/lib/content/seo/rules/markup'
import { fitDescription, fitTitle, pageMetadata, shareImage } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { CARE_TYPES, labelOf } from '@/lib/providers/catalogue/traits'
import { landingCareTypeOf } from '@/lib/providers/landing/rules/pages'
import { seasonDates } from '@/lib/providers/rules/hours'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import { openingsText, type ProviderTexts } from '../provider-text'
import type { RowTexts } from '../row-text'
import { aboutText, type DetailTexts, tuitionRangeText } from './detail-text'
import { REVIEWS_IN_MARKUP } from './reviews/reviews'

/** What a preview shows beside a section of the page. */
export type DetailMarks = Partial<
  Record<
    | 'name'
    | 'logo'
    | 'address'
    | 'phone'
    | 'email'
    | 'website'
    | 'about'
    | 'services'
    | 'amenities'
    | 'hours'
    | 'seasonalHours'
    | 'photos'
    | 'activities'
    | 'virtualTours',
    ReactNode
  >
>

type MetadataTexts = { t: DetailTexts; row: RowTexts; common: ProviderTexts }

/** The metadata for search engines and previews: nothing that the page does not show. */
export function providerMetadata(provider: ProviderDetail, today: string, { t, row, common }: MetadataTexts) {
  const { name, city, state } = provider
  const tuition = tuitionRange(provider.ageBands)
  // If a city has two of one name, the address distinguishes them.
  const address = provider.hasNamesake ? (provider.street ?? provider.zip) : null
  const who = address ? `${name}, ${address}` : name
  const place = `${city}, ${state}`
  return pageMetadata({
    title: fitTitle(
      t('metaTitle', { who, place, site: SITE.name }),
      t('metaTitleShort', { who, place, site: SITE.name }),
      t('metaTitleShortest', { who, place }),
    ),
    description: fitDescription([
      aboutText(provider, t),
      `${openingsText(summarizeOpenings(provider, today), today, row, common)}.`,
      tuition && `${tuitionRangeText(tuition)}.`,
      t('metaTail'),
    ]),
    path: routes.provider(provider.id),
    isIndexable: provider.status !== 'closed',
    image: shareImage(routes.shareImages.provider(provider.id), `${name}, ${city}, ${state}`),
  })
}

/** The breadcrumb from the start page. */
export function providerCrumbs({ careTypes, city, locationSlug, name }: ProviderDetail, t: DetailTexts): Crumb[] {
  const careType = landingCareTypeOf(careTypes[0] ?? '')
  const label = t('careTypeIn', { careType: labelOf(CARE_TYPES, careType), city })
  return [{ label, href: routes.landing(careType, locationSlug) }, { label: name }]
}

/** The same for structured data: every step has a URL. `home` is the name of the start page. */
export function providerTrail(
  provider: ProviderDetail,
  home: string,
  t: DetailTexts,
): { name: string; path: string }[] {
  const crumbs = [{ label: home, href: routes.home() }, ...providerCrumbs(provider, t)]
  return crumbs.map(({ label, href }) => ({ name: label, path: href ?? routes.provider(provider.id) }))
}

export function describeProvider(provider: ProviderDetail, today: string, t: DetailTexts): ProviderMarkup {
  const { street, city, state, zip, latitude, longitude, hours, rating, reviewCount, photos, reviews } = provider
  const tuition = tuitionRange(provider.ageBands)
  return {
    path: routes.provider(provider.id),
    name: provider.name,
    isPreschool: provider.careTypes.includes('preschool'),
    description: provider.description ?? aboutText(provider, t),
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
    priceRange: tuition && tuitionRangeText(tuition),
  }
}
