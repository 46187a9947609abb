const reviews = (count: number) => (count === 1 ? 'review' : 'reviews')

/** The messages of result rows, sent to the browser; must import nothing. */
export const rowMessages = {
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `: ${name}`,
  sponsored: 'Sponsored',
  noReviews: 'No reviews yet',
  reviewCount: (count: number) => `${count.toLocaleString('en-US')} ${reviews(count)}`,
  ratingInWords: (rating: number, count: number) =>
    `${rating.toFixed(1).replace(/\.0$/, '')} of 5 stars, ${count.toLocaleString('en-US')} ${reviews(count)}`,
  reviews,
  temporarilyClosed: 'Temporarily closed',
  ages: (range: string) => `Ages ${range}`,
  confirmedOn: (day: string) => `confirmed ${day}`,
  notConfirmedSince: (day: string) => `not confirmed since ${day}`,
  undated: 'not dated',
  nothingStated: 'Openings, price, hours and ages not stated',
  licenseSource: (issuer: string, day: string) => `${issuer}, as of ${day}`,
  moreTags: (count: number) => `+${count}`,
  moreTagsInWords: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  tags: 'Type, curriculum and programs',
} as const
