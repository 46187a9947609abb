import { MAX_SCORE } from '@/lib/families/favorites/rules'

/** The favorites page, and its part of the dashboard. */
export const favoritesPageMessages = {
  title: 'Favorites',
  description: 'The providers you have saved.',
  loading: 'Loading your favorites...',
  failed: 'Your favorites could not be loaded',
  failedText: 'Check your connection, then try again. Nothing is lost.',
  tryAgain: 'Try again',
  none: 'No favorites yet',
  noneText: 'Tap a heart to save a provider here.',
  back: 'Back to the page',
  explore: 'Explore Daycares',
  inBrowser: 'Kept in this browser. With an account you have them on every device.',
  signIn: 'Sign in',
  signUp: 'Sign up',
  notForRole: 'Caregiver Account Required',
  notForRoleText: 'Only caregiver accounts can save favorites. Please sign in with a caregiver account.',
  withoutScript: 'This list needs JavaScript. Signed-in parents find their newest favorites on their dashboard.',
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
  onlyYou: 'Seen by you alone.',
  note: 'Notes',
  noteHint: 'What you want to remember, or ask next time.',
  touredOn: 'Day of the tour',
  scorecard: 'Tour scorecard',
  scorecardHint: `1 is poor, ${MAX_SCORE} is great. Leave out what you did not see.`,
  notJudged: 'Not judged',
  save: 'Save notes',
  close: 'Close',
  saved: 'Notes saved',
  fallback: 'Your notes could not be saved. They are still here: please try again.',
  toured: (day: string) => `Toured ${day}`,
  average: (score: number) => `${score} of ${MAX_SCORE} after the tour`,
  removeQuestion: 'Remove it with your notes and scorecard? This cannot be undone.',
  keep: 'Keep',
} as const
