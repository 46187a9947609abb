export const previewTexts = {
  title: 'Profile preview',
  lead: 'Your page as a parent sees it.',
  back: 'Back to Dashboard',
  asToday: 'This is your page as parents see it today.',
  withChange: 'This is your page as parents will see it once your changes are approved. What is new is marked.',
  waiting: 'Waiting for approval',
  /** Of a part that the page would hold no longer. */
  waitingEmpty: 'Waiting for approval: left out',
  add: 'Add to Favorites',
  favorited: 'Favorited',
  share: 'Share',
  copied: 'The link to your page is copied',
  copyFailed: 'The link could not be copied',
} as const
