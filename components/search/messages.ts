import { SITE } from '@/lib/platform/config/site'
import type { Sort, View } from '@/lib/search/catalogue/options'
import type { SearchField } from '@/lib/search/schema'
import { filterMessages } from './filters/messages'

/** The messages of the search page beside its filters. */
export const searchMessages = {
  title: 'Find Your Perfect Childcare Provider',
  submit: 'Search',
  closePlace: 'Close search',
  /** Before the line that sums up the search. */
  changeSearch: 'Change search:',
  pillMiles: (miles: number) => `within ${miles} mi`,
  pillArea: 'map area',
  pillWay: (work: string) => `on the way to ${work}`,
  resultsLabel: 'Providers found',
  loading: 'Searching...',
  metaTitle: (place: string | null) => (place ? `Childcare near ${place}` : 'Find childcare near you'),
  metaDescription: `Search childcare providers on ${SITE.name} by ZIP code or city, with openings and prices.`,

  firstVisit: 'Search for Childcare Centers',
  firstVisitText: 'Enter a ZIP code or a city above, or start with one of these.',
  whereTitle: 'Where should we look?',
  whereText: 'Add a ZIP code or a city above, or pick one of these. We’ll use these filters:',
  cityCount: (count: number) => counted(count),

  chooseTitle: (query: string) => `Which ${query} do you mean?`,
  chooseText: 'There are several places with this name.',
  unknownTitle: (query: string) => `We can’t find a place called “${query}”`,
  unknownZipTitle: (zip: string) => `We can’t find the ZIP code ${zip}`,
  unknownText: 'Check the spelling, try a ZIP code or a larger city nearby, or pick one of these.',
  unknownZipText: 'Check the digits, or try a city nearby.',
  unknownAlone: 'Check the spelling, or try a ZIP code or a larger city nearby.',
  optionCount: (state: string, county: string | null, count: number) =>
    [county && `${county} County`, state, count === 0 ? 'no providers yet' : counted(count)].filter(Boolean).join(', '),

  providers: counted,
  /** After the number of those known to meet the filters. */
  unknownToo: (count: number) =>
    ` and ${count.toLocaleString('en-US')} who ${count === 1 ? 'hasn’t' : 'haven’t'} told us`,
  resultLine(place: string, total: number, miles: number | 'area' | null, withOpening: number): string {
    return `${place} · ${counted(total)}${areaPart(miles)}${openingsPart(total, withOpening)}`
  },
  area: (miles: number | 'area' | null, total: number, withOpening: number): string =>
    areaPart(miles) + openingsPart(total, withOpening),
  /** `work` is "Winter Park 32789". */
  wayLine: (place: string, work: string, total: number, miles: number, withOpening: number): string =>
    `${place} to ${work} · ${counted(total)} at most ${miles === 1 ? '1 mile' : `${miles} miles`} out of the way${openingsPart(total, withOpening)}`,
  wayExplained:
    '“Out of your way” is how much longer the trip gets: home to provider to work, instead of straight from home to work. We measure straight lines, not roads, so driving adds more. For family homes we measure from the middle of their ZIP code.',
  nearHome: 'So we searched near home only.',
  pageOf: (page: number, pageCount: number) => `page ${page} of ${pageCount}`,

  viewLabel: 'View',
  views: { list: 'List', map: 'Map' } satisfies Record<View, string>,

  sortLabel: 'Sort by',
  sorts: {
    detour: 'Least detour',
    best: 'Best match',
    distance: 'Distance',
    rating: 'Rating',
    price: 'Price',
  } satisfies Record<Sort, string>,
  /** The best match for a child of the search. */
  bestFit: 'Best fit first',
  /** Above the results that come last: for a child, and for filters alone. */
  fitTitles: { unknown: 'Some of what you need isn’t known yet', does_not: 'These don’t fit your child' },
  filterTitles: { unknown: 'These haven’t told us everything you filter by', does_not: '' },
  /** Above those that cost more, where the search shows them. */
  overTitle: (isForChild: boolean) =>
    isForChild ? 'These don’t fit your child or your budget' : 'These cost more than you set',
  sortMeans: {
    detour:
      'Fewest extra miles between home and work first, in straight lines. For family homes we measure from the middle of their ZIP code.',
    best: 'Close by, with a confirmed opening, good reviews, and recently confirmed facts.',
    distance: 'Nearest first, in a straight line. For family homes we measure from the middle of their ZIP code.',
    rating:
      'Best reviewed by parents here first. A few reviews count less: we add five four-star reviews to everyone. Providers without reviews come last.',
    price:
      'Lowest weekly price first, confirmed within the last 120 days; for your child’s age if you enter it. Unknown prices come last.',
  } satisfies Record<Sort, string>,
  why: 'Why this order?',
  whyBest: {
    lead: 'Each provider gets up to 100 points; most points first:',
    leadInGroup: 'Within each group, providers get up to 100 points; most points first:',
    parts: [
      'Distance, up to 40; half of that at 5 miles.',
      'Openings for your child’s age, up to 25; all if confirmed within 60 days, none after 120.',
      'Reviews, up to 20. A few count less: we add five four-star reviews to everyone.',
      'Price and hours, up to 10; all if confirmed within 60 days, none after 120.',
      'A complete page, up to 5.',
    ],
    onTheWay: 'The way to work, up to 40; half of that at 5 extra miles.',
    closed: 'Temporarily closed providers come last.',
  },
  whySponsored:
    'One sponsored provider that matches your search may come first. We mark it, it gets no points for paying, and it pushes nobody off the page.',
  whyFit:
    'Providers that fit your child’s age, start, days and hours come first, then those we don’t know enough about, then those that don’t fit.',
  whyUnknown:
    'What a provider hasn’t told us never counts as “no”. Those who haven’t told us what you filter by come last.',

  empty: (place: string) => `No childcare centers found in ${place}`,
  emptyWay: (place: string, work: string) => `No childcare centers found on the way from ${place} to ${work}`,
  emptyWayHint: 'Try a longer detour, or search near home or near work.',
  emptyHint: 'Try another ZIP code or city nearby.',
  /** The state of the place, and the states that we have providers in. */
  notCovered: (state: string, covered: readonly string[]) =>
    `We don’t cover ${state} yet. So far we cover ${listed([...covered])}.`,
  nearestCovered: 'The nearest places we cover',
  coveredCity: (miles: number, count: number) =>
    `${miles === 1 ? '1 mile' : `${miles.toLocaleString('en-US')} miles`} away, ${counted(count)}`,
  nearestIs: (name: string, distance: string, matches: boolean) =>
    `The nearest ${matches ? 'that matches' : 'provider'} is ${name}, ${distance} away.`,
  emptyFilters: 'Or drop one filter:',
  without: (filter: string) => `Without “${filter}”`,
  emptyDistance: 'Or search farther away:',
  emptyDetour: 'Or allow a longer detour:',
  withinMiles: (miles: number) => `Within ${miles} miles`,
  withinDetour: (miles: number) => `Up to ${miles === 1 ? '1 mile' : `${miles} miles`} out of the way`,
  nearestMatching: 'The nearest that match',
  nearest: 'The nearest providers',
  nearestUnfiltered: 'The nearest providers, without your filters',
  pastEnd: (page: number) => `There’s no page ${page}`,
  pastEndText: (pageCount: number) => `This search has ${pageCount === 1 ? 'one page' : `${pageCount} pages`}.`,
  toLastPage: 'Go to the last page',

  skipped: (words: readonly string[]) => `We didn’t understand ${listed(words.map((word) => `“${word}”`))}.`,
  ignored: (fields: readonly SearchField[]) =>
    `We didn’t understand ${listed(fields.map((field) => `“${fieldNames[field]}”`))} in the address, so we searched without it.`,
} as const

function counted(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'provider' : 'providers'}`
}

function areaPart(miles: number | 'area' | null): string {
  return miles === null ? '' : miles === 'area' ? ' in this map area' : ` within ${miles} miles`
}

function openingsPart(total: number, withOpening: number): string {
  if (total === 0) return ''
  return `, ${withOpening === 0 ? 'none' : withOpening.toLocaleString('en-US')} with a confirmed opening`
}

function listed(words: string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const fieldNames: Record<SearchField, string> = {
  age: filterMessages.age,
  start: filterMessages.start,
  days: filterMessages.days,
  hide: filterMessages.hide,
  ageRange: filterMessages.ageRanges,
  openings: filterMessages.openings,
  priceRange: filterMessages.priceRange,
  over: filterMessages.overShown,
  kind: filterMessages.kind,
  childcareType: filterMessages.childcareType,
  curriculumStyle: filterMessages.curriculumStyle,
  accreditation: filterMessages.accreditation,
  teacherRatio: filterMessages.teacherRatio,
  dropOff: filterMessages.dropOff,
  pickUp: filterMessages.pickUp,
  program: filterMessages.program,
  schedule: filterMessages.schedule,
  amenity: filterMessages.amenity,
  language: filterMessages.language,
  openNow: filterMessages.openNow,
  distance: filterMessages.distance,
  bounds: filterMessages.bounds,
  view: 'View',
  workZip: filterMessages.workZip,
  detour: filterMessages.detour,
  sort: 'Sort by',
  page: 'Page',
}
