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
      text: 'Phone numbers, e-mail addresses and websites of providers are shown to people who are signed in. It is free.',
    },
    request: {
      title: 'Sign in to ask',
      text: 'Providers answer parents who are signed in, and the answers wait in your messages. It is free.',
    },
    review: {
      title: 'Sign in to review',
      text: 'Parents who are signed in write one review of a provider, and can change or withdraw it. It is free.',
    },
    favorite: {
      title: 'Kept in this browser',
      text: 'Your favorites wait behind the heart above. Sign in, and you have them on every device. It is free.',
    },
    'more-favorites': {
      title: 'Sign in to save more',
      text: 'This browser keeps 50 favorites. Sign in, and they come along, with room for more. It is free.',
    },
    'save-search': {
      title: 'Sign in to save this search',
      text: 'We keep it for you, and tell you when a provider or an opening is new. It is free.',
    },
    signIn: 'Sign in',
    signUp: 'Sign up',
  },
} as const
