import type {
  Article,
  BreadcrumbList,
  ChildCare,
  DayOfWeek,
  FAQPage,
  ItemList,
  OpeningHoursSpecification,
  Organization,
  SearchAction,
  WebSite,
  WithContext,
} from 'schema-dts'
import { SITE } from '@/lib/platform/config/site'
import { absoluteUrl, localUrl, routes } from '@/lib/platform/http/routes'
import { DEFAULT_LOCALE, type Locale, regionalTag } from '@/lib/platform/language/locales'

export type Crumb = { name: string; path: string }
export type QuestionAndAnswer = { question: string; answer: string }

type MarkupHours = { weekday: number; opensMinute: number; closesMinute: number }

/** Paths begin with "/"; dates are "YYYY-MM-DD"; degrees as in the database. */
export type ProviderMarkup = {
  path: string
  name: string
  /** Whether it is also a schema.org Preschool. */
  isPreschool: boolean
  description: string | null
  /** "/media/..." as shown on the page. */
  imagePath: string | null
  /** Null for family homes; their coordinates are omitted too. */
  street: string | null
  city: string
  state: string
  zip: string | null
  latitude: number
  longitude: number
  /** From reviews published here; null if there are none. */
  rating: { average: number; count: number } | null
  /** The reviews that the page shows. */
  reviews: { authorName: string; rating: number; text: string; date: string }[]
  /** 0 is Monday; minutes after midnight; empty if unknown. */
  hours: MarkupHours[]
  /** Date ranges with other hours, as shown; closed if a range has no hours. */
  seasons: { from: string; to: string; hours: MarkupHours[] }[]
  /** As shown: "$210 to $320 a week". */
  priceRange: string | null
}

/** An article. Times are ISO. */
export type ArticleMarkup = {
  path: string
  headline: string
  description: string
  /** As shown on the page; null for none. */
  imagePath: string | null
  author: string
  authorIsPerson: boolean
  section: string
  keywords: readonly string[]
  publishedAt: string
  updatedAt: string
  wordCount: number
}

/**
 * Structured data for a script element. "<" is escaped, since "</script>" in a provider's name would end the element and run what
 * follows; U+2028 and U+2029 are escaped because older parsers treat them as line ends.
 */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
}

const CONTEXT = 'https://schema.org'

/** The breadcrumbs above the heading, the page itself last. `locale`, here and below: the language of the page. */
export function breadcrumbMarkup(
  locale: Locale,
  crumbs: readonly Crumb[],
  siteUrl: string,
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: localUrl(locale, path, siteUrl),
    })),
  }
}

/**
 * A list in the order of the page; `firstPosition` continues the numbering on later pages. It has only addresses, as search engines
 * recommend for pages that link to details; repeating the names would only make the page larger.
 */
export function itemListMarkup(
  locale: Locale,
  list: { name: string; paths: readonly string[]; firstPosition?: number },
  siteUrl: string,
): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: list.name,
    numberOfItems: list.paths.length,
    itemListElement: list.paths.map((path, index) => ({
      '@type': 'ListItem',
      position: (list.firstPosition ?? 1) + index,
      url: localUrl(locale, path, siteUrl),
    })),
  }
}

/** Questions and answers exactly as on the page. Search engines do not promise to show them, but other programs read them. */
export function faqMarkup(questions: readonly QuestionAndAnswer[]): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** schema-dts lacks the property that marks the query part of the address. */
type SearchActionWithInput = Exclude<SearchAction, string> & { 'query-input': string }

export function websiteMarkup(locale: Locale, siteUrl: string): WithContext<WebSite> {
  const search: SearchActionWithInput = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${localUrl(locale, routes.search(), siteUrl)}?zipCode={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: SITE.name,
    url: localUrl(locale, routes.home(), siteUrl),
    inLanguage: regionalTag(locale),
    potentialAction: search,
  }
}

const organization = (siteUrl: string) => ({
  '@type': 'Organization' as const,
  name: SITE.name,
  url: absoluteUrl(routes.home(), siteUrl),
  logo: absoluteUrl('/icon-512.png', siteUrl),
})

export const organizationMarkup = (siteUrl: string): WithContext<Organization> => ({
  '@context': CONTEXT,
  ...organization(siteUrl),
  email: SITE.contactEmail,
})

/** An article as its page shows it. The author is a Person only if one is named. */
export function articleMarkup(article: ArticleMarkup, siteUrl: string): WithContext<Article> {
  const url = absoluteUrl(article.path, siteUrl)
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': url,
    url,
    mainEntityOfPage: url,
    headline: article.headline,
    ...(article.description && { description: article.description }),
    image: absoluteUrl(article.imagePath ?? routes.shareImages.site(), siteUrl),
    datePublished: article.publishedAt,
    dateModified: article.updatedAt,
    author: article.authorIsPerson
      ? { '@type': 'Person', name: article.author }
      : { '@type': 'Organization', name: article.author, url: absoluteUrl(routes.blog(), siteUrl) },
    publisher: organization(siteUrl),
    articleSection: article.section,
    ...(article.keywords.length > 0 && { keywords: article.keywords.join(', ') }),
    wordCount: article.wordCount,
    // Articles are written in the site's first language, even if the page around them is in another one.
    inLanguage: regionalTag(DEFAULT_LOCALE),
  }
}

type ChildCareNode = Exclude<ChildCare, string>
/** schema-dts allows only one type; schema.org allows a place to have both. */
type ProviderNode = WithContext<Omit<ChildCareNode, '@type'> & { '@type': 'ChildCare' | ['ChildCare', 'Preschool'] }>

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
 * coordinates for a family home, no rating without reviews on this site. Unknown values are omitted.
 */
export function providerMarkup(locale: Locale, provider: ProviderMarkup, siteUrl: string): ProviderNode {
  const url = localUrl(locale, provider.path, siteUrl)
  return {
    '@context': CONTEXT,
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

/** With five decimals, about a meter; trailing zeros are kept, as search engines expect five. */
function geoOf({ latitude, longitude }: ProviderMarkup) {
  return { '@type': 'GeoCoordinates' as const, latitude: latitude.toFixed(5), longitude: longitude.toFixed(5) }
}

/** Open all day is written as 00:00 to 23:59, as consumers of schema.org data expect. */
function openingHoursOf({ weekday, opensMinute, closesMinute }: ProviderMarkup['hours'][number]) {
  return {
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: WEEKDAYS[weekday],
    opens: clockTime(opensMinute),
    closes: closesMinute >= 1440 ? '23:59' : clockTime(closesMinute),
  }
}

/** Lists every day of a season's week. A closed day opens and closes at midnight, which is Google's notation. */
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
