/** What a result row says beside providerTexts. */
export const rowTexts = {
  viewDetails: 'View Details',
  viewDetailsOf: (name: string) => `: ${name}`,
  saveFavorite: 'Sign in to save favorites',
  temporarilyClosed: 'Temporarily closed',
  ages: (range: string) => `Ages ${range}`,
  confirmedOn: (day: string) => `confirmed ${day}`,
  notConfirmedSince: (day: string) => `not confirmed since ${day}`,
  undated: 'not dated',
  licenseSource: (issuer: string, day: string) => `${issuer}, as of ${day}`,
  moreTags: (count: number) => `+${count}`,
  moreTagsInWords: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  tags: 'Type, curriculum and programs',
} as const
