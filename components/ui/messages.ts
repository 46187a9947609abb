/** The messages of the components in this folder. */
export const uiMessages = {
  close: 'Close',
  optional: 'optional',
  loading: 'Loading...',
  dismiss: 'Dismiss',
  print: 'Print',
  remove: 'Remove',
  selected: 'selected',
  stars: (rating: string) => `${rating} out of 5 stars`,
  pagination: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page: number) => `Page ${page}`,
  pastTheEnd: (page: number) => `There’s no page ${page}`,
  lastPage: (page: number) => `Go to the last page, ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const
