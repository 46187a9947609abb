export const dashboardMessages = {
  title: 'Caregiver Dashboard',
  description: 'Your children, your favorites and what you need, in one place.',
  overview: 'Overview',
  favorites: 'Favorites',
  messages: 'Messages',
  calendar: 'Calendar',
  settings: 'Settings',

  firstSteps: 'Three first steps',
  done: 'Done',
  childStep: 'Add your child',
  childStepText: 'Birth month, and when care should start.',
  needStep: 'Tell us what you need',
  needStepText: 'Days, hours, budget, and what matters to you.',
  favoriteStep: 'Save your first favorite',
  favoriteStepText: 'Search near home or work, and tap a heart.',

  greeting: (hour: number, firstName: string) =>
    `Good ${hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'}, ${firstName}`,
  saved: (count: number) => `${count} saved`,
  waiting: (count: number) => (count === 1 ? '1 answer waits' : `${count} answers wait`),

  nothing: 'Nothing needs you today.',
  findCare: 'Find care',

  tour: (days: number) =>
    days <= 0 ? 'Your tour, today' : days === 1 ? 'Your next tour, tomorrow' : `Your next tour, in ${days} days`,
  tourAt: (day: string, time: string, name: string) => `${day}, ${time}, at ${name}`,
  openSheet: 'Open the sheet',
  directions: 'Directions',
  moveTour: 'Move or cancel',
  addToCalendar: 'Add to calendar',

  answers: (count: number) => (count === 1 ? '1 answer waits for you' : `${count} answers wait for you`),
  unread: 'Unread',
  reply: 'Reply',
  chooseTime: 'Choose a time',
  chooseTimeText: 'They proposed times for your tour.',
  allMessages: 'All messages',
  ofName: (name: string) => `: ${name}`,

  reviews: 'Share what you know',
  review: 'Write a review',
  reviewText: 'Your review helps the next family.',

  news: 'Changed at your favorites',
  newsKinds: { opening: 'Opening', price: 'Price', license: 'License' },
  byProvider: 'Confirmed by the provider',

  dates: 'Dates to keep',
  dateText: (kind: string, time: string | null) => (time ? `${kind}, ${time}` : kind),
  putInCalendar: 'Put them in my calendar',

  topThree: 'Your top three',
  fewFavorites: 'Your favorites',
  forChild: (title: string, name: string, month: string) => `${title}, for ${name} in ${month}`,
  score: (score: number) => `${score}% of what we know`,
  compare: 'Compare My Favorites',

  noChild: 'Add your child to see openings and prices for the right age.',
  addChild: 'Add a child',
  savedSearches: 'Saved searches',
} as const
