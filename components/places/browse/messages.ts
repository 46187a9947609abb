import { LANDING_MIN_PROVIDERS, MAX_SHARED_WORDS } from '@/lib/providers/landing/rules/pages'

const number = (value: number) => value.toLocaleString('en-US')

export const browseMessages = {
  title: 'Browse All Locations',
  metaTitle: 'Browse All Locations: childcare by county in Florida',
  description: 'Every city page of the directory, by county: daycares, preschools and Montessori schools in Florida.',
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
  adminNote: `Only admins see this: openings of the last 30 days, programs and admins left out. "Setup needed" marks a page that nobody opened. A page is offered to search engines from ${LANDING_MIN_PROVIDERS} providers on. Shared words: how much of a page, five words in a row, stands on its most alike sister too; compared once a day when somebody looks here.`,
  loadFailed: 'The numbers could not be loaded. Reload the page to try again.',
  providers: (count: number) => `${number(count)} ${count === 1 ? 'provider' : 'providers'}`,
  changed: (day: string) => `changed ${day}`,
  indexed: 'open to search engines',
  notIndexed: (providers: number) =>
    `kept from search engines: ${LANDING_MIN_PROVIDERS - providers} more ${LANDING_MIN_PROVIDERS - providers === 1 ? 'provider' : 'providers'} needed`,
  wordsUnknown: 'shared words: not compared yet',
  wordsAlone: 'shared words: no page to compare with',
  words: (percent: number, sister: string) => `shared words: ${percent} %, with ${sister}`,
  tooAlike: `${100 * MAX_SHARED_WORDS} % or more shared`,
} as const
