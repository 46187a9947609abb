import { MAX_SCORE } from '@/lib/families/favorites/rules'

/** The favorites page, and its part of the dashboard. */
export const favoritesPageMessages = {
  title: 'Favorites',
  description: 'The providers you have saved.',
  loading: 'Loading your favorites...',
  failed: 'We couldn’t load your favorites',
  failedText: 'Check your connection and try again. Nothing is lost.',
  tryAgain: 'Try again',
  none: 'No favorites yet',
  noneText: 'Tap a heart to save a provider here.',
  back: 'Back to the page',
  explore: 'Explore Daycares',
  inBrowser: 'Saved in this browser. Sign up to have them on every device.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  notForRole: 'Caregiver Account Required',
  notForRoleText: 'Only caregiver accounts can save favorites. Please sign in with a caregiver account.',
  withoutScript: 'This list needs JavaScript. If you’re signed in, find your newest favorites on your dashboard.',
  viewDetails: 'View Details',
  remove: 'Remove',
  ofName: (name: string) => ` ${name}`,
  closed: 'This provider has closed.',
  merged: (formerNames: readonly string[], name: string) => `${formerNames.join(' and ')} is now part of ${name}.`,
} as const

/** Of notes and the tour scorecard. */
export const notesMessages = {
  begin: 'Add notes or a tour scorecard',
  change: 'Notes and tour scorecard',
  ofName: (name: string) => ` of ${name}`,
  onlyYou: 'Only you see this.',
  note: 'Notes',
  noteHint: 'What you want to remember, or ask next time.',
  touredOn: 'Day of the tour',
  scorecard: 'Tour scorecard',
  scorecardHint: `1 is poor, ${MAX_SCORE} is great. Skip what you didn’t see.`,
  notJudged: 'Not rated',
  save: 'Save notes',
  close: 'Close',
  saved: 'Notes saved',
  fallback: 'We couldn’t save your notes. They’re still here; please try again.',
  toured: (day: string) => `Toured ${day}`,
  average: (score: number) => `You rated it ${score} of ${MAX_SCORE}`,
  removeQuestion: 'Remove it with your notes and scorecard? You can’t undo this.',
  keep: 'Keep',
} as const
