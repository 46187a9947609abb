import type { ChildCare, DayOfWeek, OpeningHoursSpecification, WithContext } from 'schema-dts'
import { absoluteUrl } from '@/lib/platform/http/routes'
import type { ProviderMarkup } from '../types'

type ChildCareNode = Exclude<ChildCare, string>
/** schema-dts allows only one type; schema.org allows a place to have both. */
export type ProviderNode = WithContext<
  Omit<ChildCareNode, '@type'> & { '@type': 'ChildCare' | ['ChildCare', 'Preschool'] }
>

const WEEKDAYS: readonly DayOfWeek[] = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
]

/**
 * Structured data of a provider's page: only what the page shows. No phone, e-mail or website (those are for signed-in users), no
 * coordinates for a family home, no rating without reviews of our own. Unknown values are omitted.
 */
export function providerMarkup(provider: ProviderMarkup, siteUrl: string): ProviderNode {
  const url = absoluteUrl(provider.path, siteUrl)
  return {
    '@context': 'https://schema.org',
    '@type': provider.isPreschool ? ['ChildCare', 'Preschool'] : 'ChildCare',
    '@id': url,
    url,
    name: provider.name,
    ...(provider.description && { description: provider.description }),
    ...(provider.imagePath && { image: absoluteUrl(provider.imagePath, siteUrl) }),
    address: {
      '@type': 'PostalAddress',
      ...(provider.street && { streetAddress: provider.street }),
      addressLocality: provider.city,
      addressRegion: provider.state,
      ...(provider.zip && { postalCode: provider.zip }),
      addressCountry: 'US',
    },
    ...(provider.street && { geo: geoOf(provider) }),
    ...(provider.hours.length > 0 && { openingHoursSpecification: provider.hours.map(openingHoursOf) }),
    ...(provider.seasons.length > 0 && { specialOpeningHoursSpecification: provider.seasons.flatMap(seasonOf) }),
    ...(provider.priceRange && { priceRange: provider.priceRange }),
    ...ratingOf(provider),
  }
}

/** Five decimals, about a meter. Always written out, as search engines expect. */
function geoOf({ latitude, longitude }: ProviderMarkup) {
  return { '@type': 'GeoCoordinates' as const, latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
}

/** All day is 00:00 to 23:59, as readers of schema.org expect. */
function openingHoursOf({ weekday, opensMinute, closesMinute }: ProviderMarkup['hours'][number]) {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: WEEKDAYS[weekday],
    opens: clockTime(opensMinute),
    closes: closesMinute >= 1440 ? '23:59' : clockTime(closesMinute),
  }
}

/** Lists every day of a season's week; a closed day opens and closes at midnight, as Google reads it. */
function seasonOf({ from, to, hours }: ProviderMarkup['seasons'][number]): OpeningHoursSpecification[] {
  const dates = { validFrom: from, validThrough: to }
  const closed = WEEKDAYS.filter((_, day) => hours.every(({ weekday }) => weekday !== day))
  const closedDays = {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: closed,
    opens: '00:00',
    closes: '00:00',
  }
  return [
    ...hours.map((one) => ({ ...openingHoursOf(one), ...dates })),
    ...(closed.length > 0 ? [{ ...closedDays, ...dates }] : []),
  ]
}

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

function ratingOf({ rating, reviews }: ProviderMarkup): Pick<ChildCareNode, 'aggregateRating' | 'review'> {
  if (!rating || rating.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.average.toFixed(1),
      reviewCount: rating.count,
      bestRating: 5,
      worstRating: 1,
    },
    ...(reviews.length > 0 && {
      review: reviews.map(({ authorName, rating: stars, text, date }) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: authorName },
        reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
        reviewBody: text,
        datePublished: date,
      })),
    }),
  }
}
