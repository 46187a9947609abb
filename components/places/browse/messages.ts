import { SITE } from '@/lib/platform/config/site'
import { LANDING_MIN_PROVIDERS, MAX_SHARED_WORDS } from '@/lib/providers/landing/rules/pages'

const number = (value: number) => value.toLocaleString('en-US')

export const browseMessages = {
  title: 'Browse All Locations',
  metaTitle: `Browse All Locations: childcare by county in ${SITE.region}`,
  description: `Every city page of the directory, by county: daycares, preschools and Montessori schools in ${SITE.region}.`,
  lead: 'Every city with a page of its own, by county and kind of care.',
  search: 'Search by city, county, or care type...',
  counters: { pages: 'Pages', cities: 'Cities', counties: 'Counties', careTypes: 'Care types' },
  careType: { daycare: 'Daycare', preschool: 'Preschool', montessori: 'Montessori' },
  place: (city: string, state: string) => `${city}, ${state}`,
  pageCount: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
  none: (term: string) => `No locations found matching "${term}"`,
  noneHint: 'Try a shorter word, or search for any city or ZIP code in the United States.',
  searchPlaces: 'Search for childcare',

  viewsLoading: '...',
  viewsMissing: 'Setup needed',
  views: (count: number) => `${number(count)} ${count === 1 ? 'view' : 'views'}`,
  adminNote: `Only admins see this: views in the last 30 days, without programs and admins. "Setup needed" means nobody opened the page. Search engines may list a page once it has ${LANDING_MIN_PROVIDERS} providers. Shared words: how much of a page also appears on the most similar page, five words in a row; we compare once a day when someone looks here.`,
  loadFailed: 'We couldn’t load the numbers. Reload the page to try again.',
  providers: (count: number) => `${number(count)} ${count === 1 ? 'provider' : 'providers'}`,
  changed: (day: string) => `changed ${day}`,
  indexed: 'open to search engines',
  notIndexed: (providers: number) =>
    `hidden from search engines: ${LANDING_MIN_PROVIDERS - providers} more ${LANDING_MIN_PROVIDERS - providers === 1 ? 'provider' : 'providers'} needed`,
  wordsUnknown: 'shared words: not compared yet',
  wordsAlone: 'shared words: no page to compare with',
  words: (percent: number, sister: string) => `shared words: ${percent} %, with ${sister}`,
  tooAlike: `${100 * MAX_SHARED_WORDS} % or more shared`,
} as const
