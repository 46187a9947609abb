import type { Period } from '@/lib/analytics/provider-figures/rules'
import type { Figure } from '@/lib/analytics/provider-figures/types'
import type { PageViewSource } from '@/lib/analytics/visits/schema'

export const figureMessages = {
  title: 'Analytics',
  lead: 'How many families found your page, and what they did next. We don’t count you, your team or bots.',
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
    views: { name: 'Views', means: 'Families saw you in a list of results' },
    clicks: { name: 'Clicks', means: 'Families opened your page from a list of results' },
    opens: { name: 'Page opened', means: 'From anywhere, including links people share' },
    favorites: { name: 'Favorites', means: 'Signed-in parents saved you' },
    calls: { name: 'Calls', means: 'Families tapped your phone number' },
    inquiries: { name: 'Inquiries', means: 'Conversations parents started' },
    tours: { name: 'Tours', means: 'Tours requested or offered' },
    enrollments: { name: 'Enrolled', means: 'Places you confirmed' },
  } satisfies Record<Figure, { name: string; means: string }>,
  before: (count: number, span: string) => `${count.toLocaleString('en-US')} ${span}`,
  counting: 'We count each person once a day. Nobody can be identified from these numbers.',

  finding: (name: string, now: number, before: number, span: string) => {
    if (now === 0 && before === 0) return `${name}: none ${span}`
    if (now === before) return `${name}: same as before, ${now.toLocaleString('en-US')} ${span}`
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
  sourcesLead: (span: string) => `How families got to your page ${span}.`,
  sourceNames: {
    search: 'Search on this site',
    landing: 'A city page on this site',
    here: 'Another page on this site',
    elsewhere: 'Another site, such as Google',
    direct: 'Directly, by web address',
  } satisfies Record<PageViewSource, string>,
  funnel: 'From seen to enrolled',
  funnelLead: (span: string) => `How far families got ${span}. Some start in one period and finish in the next.`,

  empty: 'Nobody saw your page in this time.',
  emptyHint:
    'Families find pages with confirmed openings, prices and photos more often, because they show up in more filters.',
  yourPage: 'See your page',
} as const

export const insightMessages = {
  title: 'Insights',
  wideTitle: 'Atlas Insights',
  premium: 'Premium Feature',
  lead: 'What families near you search for on this site. We never show a number under 5, and nobody can be identified.',
  span: (days: number) => `In the last ${days} days, within 10 miles of you.`,
  plans: 'See the plans',

  total: (searches: number) => `${searches.toLocaleString('en-US')} ${searches === 1 ? 'search' : 'searches'} near you`,
  few: 'Fewer than 5 searches near you',
  fewText: 'Once 5 families a month search here, you’ll see the numbers.',
  places: 'Where they searched',
  placesLead: 'ZIP codes and cities searched 5 times or more.',
  ages: 'Which ages they need',
  agesLead: 'Only searches with an age.',
  none: 'Nothing has been searched 5 times yet.',

  filters: (label: string, share: number) =>
    `Families filter most by “${label}”: ${share.toLocaleString('en-US')} times`,
  filtersLead: 'If you offer something but your page doesn’t say so, families who filter by it may not find you.',
  noFilters: 'No filter has been used 5 times yet.',

  peak: (hour: string) => `Most families search around ${hour}`,
  noPeak: 'No hour has 5 searches yet.',
  hour: 'Hour',
  searches: 'Searches',
  fewer: 'under 5',
  table: 'Show as a table',
  hoursTable: 'Searches by hour',

  prices: 'Your prices and the local median',
  pricesLead: 'Per week, by age. Medians of 5 or more providers with a price from the last year.',
  priceColumns: ['Age', 'You', 'Median', 'Of'],
  notStated: 'not stated',
  of: (providers: number, place: string) => `${providers} in ${place}`,
  noPrices: 'Fewer than 5 providers near you have told us their prices.',
  openings: ({ place, providers, withOpenings }: { place: string; providers: number; withOpenings: number }) =>
    `${withOpenings} of ${providers} providers of your type in ${place}, including you, have an opening confirmed within 60 days.`,
} as const
