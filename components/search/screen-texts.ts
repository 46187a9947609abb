/** What stands on the search page whatever was searched; the browser needs no other texts of it. */
export const screenTexts = {
  title: 'Find Your Perfect Childcare Provider',
  /** Of the document where no place is searched. */
  ownTitle: 'Find childcare near you',
  submit: 'Search',
  resultsLabel: 'Providers found',
} as const
