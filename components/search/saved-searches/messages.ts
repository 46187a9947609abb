/** Sent to the browser with every search; must import nothing. */
export const savedSearchMessages = {
  save: 'Save this search',
  saved: 'Search saved',
  savedText: 'Once a day we tell you what is new, by e-mail and at the bell. Your saved searches are in the menu.',
  already: 'This search was saved before',
  alreadyText: 'It stays as it was. You find it in the menu under saved searches.',
  toList: 'See saved searches',
  failed: 'The search was not saved',
  backToSearch: 'Back to the search',
  failedText: 'Check your connection, then try again.',
  wrongRole: 'Caregiver Account Required',
  wrongRoleText: 'Only caregiver accounts can save searches. Please sign in with a caregiver account.',
  nameOf: (place: string, filters: readonly string[]) => [place, ...filters].join(', '),
} as const
