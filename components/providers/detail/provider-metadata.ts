import type { ReactNode } from 'react'
import type { Crumb } from '@/components/layout/page-head'
import type { ProviderMarkup } from '@/lib/content/seo/rules/markup'
import { fitDescription, fitTitle, pageMetadata, shareImage } from '@/lib/content/seo/rules/metadata'
import { SITE } from '@/lib/platform/config/site'
import { routes } from '@/lib/platform/http/routes'
import { seasonDates } from '@/lib/providers/hours/rules/hours'
import { landingCareTypeOf } from '@/lib/providers/landing/rules/pages'
import { descriptionIn } from '@/lib/providers/rules/description'
import { summarizeOpenings } from '@/lib/providers/rules/openings'
import { tuitionRange } from '@/lib/providers/rules/tuition'
import type { ProviderDetail } from '@/lib/providers/types'
import { openingsText, type ProviderTexts } from '../provider-text'
import type { RowTexts } from '../row-text'
import { aboutText, type DetailTexts, tuitionRangeText } from './detail-text'
import { REVIEWS_IN_MARKUP } from './reviews/reviews'

/** What a preview shows next to a section of the page. */
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

type MetadataTexts = { t: DetailTexts; texts: RowTexts; common: ProviderTexts }

/** The metadata for search engines and previews: nothing that the page does not show. */
export function providerMetadata({ t, texts, common }: MetadataTexts, provider: ProviderDetail, today: string) {
  const { name, city, state } = provider
  const tuition = tuitionRange(provider.ageBands)
  // If a city has two providers of the same name, the address distinguishes them.
  const address = provider.hasNamesake ? (provider.street ?? provider.zip) : null
  const who = address ? `${name}, ${address}` : name
  const place = `${city}, ${state}`
  return pageMetadata(texts.locale, {
    title: fitTitle(
      t('metaTitle', { who, place, site: SITE.name }),
      t('metaTitleShort', { who, place, site: SITE.name }),
      t('metaTitleShortest', { who, place }),
    ),
    description: fitDescription([
      aboutText(t, texts.ages, provider),
      `${openingsText(common, texts, summarizeOpenings(provider, today), today)}.`,
      tuition && `${tuitionRangeText(texts.row, tuition)}.`,
      t('metaTail'),
    ]),
    path: routes.provider(provider.id),
    isIndexable: provider.status !== 'closed',
    image: shareImage(routes.shareImages.provider(provider.id), `${name}, ${city}, ${state}`),
  })
}

/** The breadcrumb from the start page. */
export function providerCrumbs(t: DetailTexts, { careTypes, city, locationSlug, name }: ProviderDetail): Crumb[] {
  const careType = landingCareTypeOf(careTypes[0] ?? '')
  const label = t('careTypeIn', { careType, city })
  return [{ label, href: routes.landing(careType, locationSlug) }, { label: name }]
}

/** The same for structured data: every step has a URL. `home` is the name of the start page. */
export function providerTrail(
  t: DetailTexts,
  provider: ProviderDetail,
  home: string,
): { name: string; path: string }[] {
  const crumbs = [{ label: home, href: routes.home() }, ...providerCrumbs(t, provider)]
  return crumbs.map(({ label, href }) => ({ name: label, path: href ?? routes.provider(provider.id) }))
}

export function describeProvider(
  { t, texts }: Pick<MetadataTexts, 't' | 'texts'>,
  provider: ProviderDetail,
  today: string,
): ProviderMarkup {
  const { street, city, state, zip, latitude, longitude, hours, rating, reviewCount, photos, reviews } = provider
  const tuition = tuitionRange(provider.ageBands)
  return {
    path: routes.provider(provider.id),
    name: provider.name,
    isPreschool: provider.careTypes.includes('preschool'),
    description: descriptionIn(texts.locale, provider)?.text ?? aboutText(t, texts.ages, provider),
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
    priceRange: tuition && tuitionRangeText(texts.row, tuition),
  }
}
