/** Sent to the browser with every search; must import nothing. */
export const savedSearchMessages = {
  save: 'Save this search',
  saved: 'Search saved',
  savedText:
    'Once a day we’ll let you know what’s new, by e-mail and under the bell. Find your saved searches in the menu.',
  already: 'You already saved this search',
  alreadyText: 'Find it in the menu under saved searches.',
  toList: 'See saved searches',
  failed: 'We couldn’t save this search',
  backToSearch: 'Back to the search',
  failedText: 'Check your connection, then try again.',
  wrongRole: 'Caregiver Account Required',
  wrongRoleText: 'Only caregiver accounts can save searches. Please sign in with a caregiver account.',
  nameOf: (place: string, filters: readonly string[]) => [place, ...filters].join(', '),
} as const
