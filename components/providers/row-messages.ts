const reviews = (count: number) => (count === 1 ? 'review' : 'reviews')

/** The messages of result rows, sent to the browser; must import nothing. */
export const rowMessages = {
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `: ${name}`,
  sponsored: 'Sponsored',
  noReviews: 'No reviews yet',
  /** After a rating, for screen readers. */
  ofStars: ' of 5 stars',
  reviewCount: (count: number) => `${count.toLocaleString('en-US')} ${reviews(count)}`,
  reviews,
  temporarilyClosed: 'Temporarily closed',
  confirmed: 'confirmed ',
  notConfirmedSince: (day: string) => `not confirmed since ${day}`,
  /** Of a price or hours that were not confirmed recently. */
  asOf: (day: string) => `as of ${day}`,
  undated: 'not dated',
  licenseSource: (issuer: string, day: string) => `${issuer}, as of ${day}`,
  nothingStated: 'Openings, price, hours and ages not stated',
  /** "2 infant openings", "1 opening, any age", "5 openings, 3 ages". */
  openings: (count: number, ages: readonly string[]) => {
    const openings = count === 1 ? 'opening' : 'openings'
    if (ages.length === 0) return `${count} ${openings}, any age`
    return ages.length === 1 ? `${count} ${ages[0]} ${openings}` : `${count} ${openings}, ${ages.length} ages`
  },
  from: (day: string) => `from ${day}`,
  /** After a price: of one age, of several, or of all. */
  priceOf: (ages: string | null, isRange: boolean) => {
    if (isRange) return ' a week by age'
    return ages ? ` a week, ${ages}` : ' a week'
  },
  range: (low: string, high: string) => `${low} to ${high}`,
} as const
