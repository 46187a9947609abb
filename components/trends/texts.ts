export const insightTexts = {
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
