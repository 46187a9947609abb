export const dashboardTexts = {
  title: 'Caregiver Dashboard',
  lead: 'Your children, your favorites and what you need, in one place.',
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  tabs: 'Your dashboard',
  overview: 'Overview',
  favorites: 'Favorites',
  settings: 'Settings',
  loading: 'Loading...',

  firstSteps: 'Three first steps',
  done: 'Done',
  childStep: 'Add your child',
  childStepText: 'The month of birth and when care should start.',
  needStep: 'Say what you need',
  needStepText: 'Days, hours, budget, and what matters to you.',
  favoriteStep: 'Save your first favorite',
  favoriteStepText: 'Search near home or work, and press the heart beside a provider.',

  atAGlance: 'At a glance',
  savedFavorites: 'Saved favorites',
  unreadNotifications: 'Unread notifications',
  helpful: 'Helpful before you decide',
} as const
