import { slugOfCareType } from '../config/site'
import { localPath } from '../language/addresses.mjs'
import type { Locale } from '../language/locales'

type QueryValue = string | number | undefined | null
type RequestQuery = { only?: 'questions'; also?: readonly string[]; ask?: string; at?: string }
export type Query = Record<string, QueryValue | readonly QueryValue[]>

export function withQuery(path: string, query: Query = {}): string {
  const params = new URLSearchParams()
  for (const [key, values] of Object.entries(query))
    for (const value of [values].flat())
      if (value !== undefined && value !== null && value !== '') params.append(key, String(value))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

/** Puts the token behind "#", which browsers do not send, so that it reaches no log. */
export const withSecret = (path: string, token?: string) =>
  token ? `${path}#token=${encodeURIComponent(token)}` : path

/**
 * The addresses of public pages, and of the endpoints that they call. Those of accounts are in account-routes.ts and those of dashboards in
 * dashboard-routes.ts, so that the pages most visitors open need not load them. Links are built only in these three files.
 */
export const routes = {
  home: () => '/',
  search: (query: Query = {}) => withQuery('/search', query),
  provider: (id: string) => `/provider/${encodeURIComponent(id)}`,
  reportProvider: (id: string) => `/provider/${encodeURIComponent(id)}/report`,
  /**
   * `only`: no tour; `also`: other recipients by public id; `ask`: only the question about this row of the comparison; `at`: a tour time,
   * "2026-12-01T10:00" at the provider.
   */
  requestInformation: (id: string, query: RequestQuery = {}) =>
    withQuery(`/provider/${encodeURIComponent(id)}/request`, query),
  /** A virtual tour, framed from another site. Link to it with a full page load, since this page has its own security policy. */
  virtualTour: (id: string, place: string) => `/provider/${encodeURIComponent(id)}/tour/${place}`,
  /** The reviews tab of a provider's page. */
  reviewsOf: (id: string) => `/provider/${encodeURIComponent(id)}#reviews`,
  /** Where a parent writes, edits or withdraws their review of a provider. */
  ownReview: (id: string) => `/provider/${encodeURIComponent(id)}/review`,
  reportReview: (query: { id?: number } = {}) => withQuery('/report-review', query),
  reviewGuidelines: () => '/review-guidelines',
  reportSent: (id: string) => `/provider/${encodeURIComponent(id)}/report/sent`,
  landing: (careType: string, locationSlug: string, page = 1) =>
    `/${slugOfCareType(careType)}/${locationSlug}${page === 1 ? '' : `/page/${page}`}`,
  landingFeed: (careType: string, locationSlug: string) => `/${slugOfCareType(careType)}/${locationSlug}/feed.xml`,
  landingJsonFeed: (careType: string, locationSlug: string) => `/${slugOfCareType(careType)}/${locationSlug}/feed.json`,
  signIn: (query: { next?: string } = {}) => withQuery('/signin', query),
  signUp: (query: { role?: 'caregiver' | 'careprovider' } = {}) => withQuery('/signup', query),
  parentLogin: () => '/parent-login',
  providerLogin: () => '/provider-login',
  vendorLogin: () => '/vendor-login',
  safety: () => '/safety',
  familyResources: () => '/family-resources',
  /** A Kinder Prep Pack as PDF. */
  familyFile: (id: string) => `/family-resources/${id}.pdf`,
  providerResources: () => '/provider-resources',
  /** The compliance schedule as a calendar file. */
  complianceFile: () => '/provider-resources/compliance.ics',
  faq: () => '/faq',
  blog: (page = 1) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  blogCategory: (slug: string, page = 1) =>
    page === 1 ? `/blog/category/${slug}` : `/blog/category/${slug}/page/${page}`,
  article: (slug: string) => `/blog/${slug}`,
  /** An unpublished article for anyone with the link. The token is in the query, since the page works without JavaScript. */
  articlePreview: (token: string) => withQuery('/article-preview', { token }),
  blogFeed: () => '/blog/feed.xml',
  blogJsonFeed: () => '/blog/feed.json',
  browseLocations: () => '/browse-locations',
  costEstimator: (query: { place?: string } = {}) => withQuery('/tools/cost-estimator', query),
  /** Figures about childcare around a ZIP code. */
  localNumbers: (query: { zip?: string } = {}) => withQuery('/tools/local-numbers', query),
  readinessQuiz: () => '/tools/readiness-quiz',
  /** The short addresses on the sign-up form redirect to the full ones. */
  terms: () => '/terms',
  privacy: () => '/privacy',
  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
  favorites: () => '/favorites',
  tourSheet: () => '/favorites/tour-sheet',
  /** A comparison for anyone with the link. */
  sharedComparison: (token?: string) => withSecret('/favorites/shared', token),
  savedSearches: () => '/saved-searches',
  /** `query` is the part after "?" (lib/search). */
  savedSearch: (query: string) => `/search?${query}`,
  /** Where staff find their provider and claim it. */
  findToClaim: (query: { q?: string } = {}) => withQuery('/claim', query),
  sitemapIndex: () => '/sitemap.xml',
  sitemap: (fileName: string) => `/sitemaps/${fileName}`,
  /** The badge that providers put on their own websites. */
  badge: () => '/badge.svg',
  /** Lists of openings for frames on other sites. The pattern of their addresses: lib/platform/security/origins.mjs. */
  embeddedProvider: (id: string) => `/embed/openings/provider/${encodeURIComponent(id)}`,
  embeddedPlace: (careType: string, locationSlug: string) => `/embed/openings/place/${careType}/${locationSlug}`,
  developers: () => '/developers',
  openApi: () => '/api/openapi.json',
  openData: () => '/open-data',
  openDataFile: (format: string, isPacked = false) => `/open-data/providers.${format}${isPacked ? '.gz' : ''}`,
  llmsText: () => '/llms.txt',
  /** An uploaded picture. */
  picture: (name: string) => `/pictures/${name}`,
  video: (name: string) => `/videos/${name}`,
  /** Open Graph images for shared links. */
  shareImages: {
    site: () => '/share-images/site',
    provider: (id: string) => `/share-images/provider/${encodeURIComponent(id)}`,
    place: (careType: string, locationSlug: string) => `/share-images/place/${careType}/${locationSlug}`,
  },
  api: {
    autocomplete: (input: string) => withQuery('/api/places/autocomplete', { input, types: '(cities)' }),
    placesSearch: (query: Query) => withQuery('/api/places/search', query),
    placesPrices: (query: Query) => withQuery('/api/places/prices', query),
    me: () => '/api/auth/me',
    notice: () => '/api/notice',
    ownLanguage: () => '/api/account/language',
    articles: (query: { page: number; category?: string | undefined }) => withQuery('/api/blog-posts/published', query),
    articleViews: (id: number) => `/api/blog-posts/${id}/views`,
    mapStreets: () => '/api/map/streets',
    mapPlaces: (bounds: string) => withQuery('/api/map/places', { bounds }),
    revalidate: () => '/api/revalidate',
    reports: () => '/api/reports',
    interactions: () => '/api/interactions',
    searchCounts: () => '/api/search-counts',
    pageViews: () => '/api/analytics/pageviews',
    landingPages: () => '/api/analytics/landing-pages',
    savedSearches: () => '/api/saved-searches',
    reviewReport: (id: number) => `/api/reviews/${id}/report`,
    /** Takes the form post of a heart without JavaScript; `next` is its only field. */
    addFavorite: (daycareId: string) => withQuery('/api/favorites/add', { daycareId }),
    providerCosts: (id: string) => `/api/costs/${encodeURIComponent(id)}`,
    placeDetails: (id: string) => `/api/places/details/${encodeURIComponent(id)}`,
  },
} as const

/** An absolute address for canonical links, sitemaps and mails. Built from the configuration, never from a Host header. */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).toString()
}

/** The absolute address of a page in a language. */
export const localUrl = (locale: Locale, path: string, siteUrl: string): string =>
  absoluteUrl(localPath(locale, path), siteUrl)

/**
 * A path to return to after signing in. Null for anything that a browser would resolve to another site (`//evil.example`,
 * `/\evil.example`, `https:...`).
 */
export function safePath(typed: unknown): string | null {
  if (typeof typed !== 'string' || typed.length > 2_000 || !typed.startsWith('/')) return null
  // Browsers remove tabs and line breaks, and treat a backslash as a slash.
  if (/[\p{Cc}\\]/u.test(typed)) return null
  const here = 'http://here.invalid'
  const url = URL.canParse(typed, here) ? new URL(typed, here) : null
  // A path such as "/.//evil.example" is normalized to one with two leading slashes.
  return url?.origin === here && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null
}
