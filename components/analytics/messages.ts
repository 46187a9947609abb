import type { Figure, Period } from '@/lib/analytics/figures/rules'
import type { PageViewSource } from '@/lib/analytics/visits/schema'

export const figureMessages = {
  title: 'Analytics',
  lead: 'How many families found your page, and what they did next. You, your team and programs are not counted.',
  periodsLabel: 'Period',
  periods: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } satisfies Record<Period, string>,
  spans: { daily: 'today', weekly: 'in the last 7 days', monthly: 'in the last 30 days' } satisfies Record<
    Period,
    string
  >,
  spansBefore: {
    daily: 'yesterday',
    weekly: 'in the 7 days before',
    monthly: 'in the 30 days before',
  } satisfies Record<Period, string>,
  figures: {
    views: { name: 'Views', means: 'Seen near the top of a list of results' },
    clicks: { name: 'Clicks', means: 'Opened from a list of results' },
    opens: { name: 'Page opened', means: 'From anywhere, also by a link that somebody sent' },
    favorites: { name: 'Favorites', means: 'Saved by a signed-in parent' },
    calls: { name: 'Calls', means: 'Your phone number was pressed' },
    inquiries: { name: 'Inquiries', means: 'Conversations that a parent began' },
    tours: { name: 'Tours', means: 'Tours asked for or offered' },
    enrollments: { name: 'Enrolled', means: 'Places that you confirmed' },
  } satisfies Record<Figure, { name: string; means: string }>,
  before: (count: number, span: string) => `${count.toLocaleString('en-US')} ${span}`,
  counting: 'One person counts once a day. Nobody can be found in these numbers.',

  finding: (name: string, now: number, before: number, span: string) => {
    if (now === 0 && before === 0) return `${name}: none ${span}`
    if (now === before) return `${name}: as many as before, ${now.toLocaleString('en-US')} ${span}`
    return `${name}: ${now > before ? 'up' : 'down'} from ${before.toLocaleString('en-US')} to ${now.toLocaleString('en-US')} ${span}`
  },
  lineNow: 'This period',
  lineBefore: 'The period before',
  axis: 'Per day',
  table: 'Show as a table',
  tableCaption: 'Your numbers by day',
  day: 'Day',
  download: 'Download as CSV',

  sources: 'Where they came from',
  sourcesLead: (span: string) => `How your page was opened ${span}.`,
  sourceNames: {
    search: 'Search here',
    landing: 'A city page here',
    here: 'Another page here',
    elsewhere: 'Another site, such as Google',
    direct: 'Directly, by its address',
  } satisfies Record<PageViewSource, string>,
  funnel: 'From seen to enrolled',
  funnelLead: (span: string) => `How far families came ${span}. Some start in one period and finish in the next.`,

  empty: 'Nobody has seen your page in this time.',
  emptyHint:
    'Pages with confirmed openings, prices and photos are found more often, because they stay in the filters that parents use.',
  yourPage: 'See your page',
} as const

export const insightMessages = {
  title: 'Insights',
  wideTitle: 'Atlas Insights',
  premium: 'Premium Feature',
  lead: 'What families around you search for, counted on this site. A number under 5 is never shown, and nobody can be found in these numbers.',
  span: (days: number) => `In the last ${days} days, within 10 miles of you.`,
  plans: 'See the plans',

  total: (searches: number) =>
    `${searches.toLocaleString('en-US')} ${searches === 1 ? 'search' : 'searches'} around you`,
  few: 'Fewer than 5 searches around you',
  fewText: 'As soon as 5 families a month search here, the numbers stand on this page.',
  places: 'Where they searched',
  placesLead: 'ZIP codes and cities that were searched 5 times or more.',
  ages: 'For which ages',
  agesLead: 'Only searches that named an age.',
  none: 'Nothing was searched 5 times yet.',

  filters: (label: string, share: number) => `“${label}” is asked for most: ${share.toLocaleString('en-US')} times`,
  filtersLead: 'A filter that you can meet and have not stated hides your page from those who use it.',
  noFilters: 'No filter was used 5 times yet.',

  peak: (hour: string) => `Most families search around ${hour}`,
  noPeak: 'No hour has 5 searches yet.',
  hour: 'Hour',
  searches: 'Searches',
  fewer: 'under 5',
  table: 'Show as a table',
  hoursTable: 'Searches by hour',

  prices: 'Your prices beside the median',
  pricesLead: 'A week, by age. Medians are of 5 or more providers that stated a price within a year.',
  priceColumns: ['Age', 'You', 'Median', 'Of'],
  notStated: 'not stated',
  of: (providers: number, place: string) => `${providers} in ${place}`,
  noPrices: 'Fewer than 5 providers around you have stated their prices.',
  openings: ({ place, providers, withOpenings }: { place: string; providers: number; withOpenings: number }) =>
    `${withOpenings} of ${providers} providers of your type in ${place} show an opening confirmed within 60 days, yours included.`,
} as const
