export const accountMessages = {
  signOutFailed: 'You are still signed in',
  signOutNow: 'Log out',
  toHome: 'To the home page',
  notSent: 'Not sent',
  tryAgain: 'Something went wrong. Please try again.',
  /** The dialog for a visitor who wants something that needs an account. */
  prompt: {
    contact: {
      title: 'Sign in to continue',
      text: 'Sign in to see phone numbers, e-mail addresses and websites. It’s free.',
    },
    request: {
      title: 'Sign in to ask',
      text: 'Sign in so providers can answer you. Their replies come to your messages. It’s free.',
    },
    review: {
      title: 'Sign in to review',
      text: 'Each parent can write one review of a provider, and change or withdraw it any time. It’s free.',
    },
    favorite: {
      title: 'Saved in this browser',
      text: 'Find your favorites under the heart above. Sign in to have them on every device. It’s free.',
    },
    'more-favorites': {
      title: 'Sign in to save more',
      text: 'This browser holds 50 favorites. Sign in to take them along and save more. It’s free.',
    },
    'save-search': {
      title: 'Sign in to save this search',
      text: 'We’ll save it and let you know about new providers and openings. It’s free.',
    },
    signIn: 'Sign in',
    signUp: 'Sign up',
  },
} as const
