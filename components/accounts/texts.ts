export const accountTexts = {
  signOutFailed: 'You are still signed in',
  notSent: 'Not sent',
  tryAgain: 'Something went wrong. Please try again.',
  /** The dialog for a visitor who wants something that needs an account. */
  prompt: {
    title: 'Sign in to continue',
    reasons: {
      contact:
        'Phone numbers, e-mail addresses and websites of providers are shown to people who are signed in. It is free.',
      favorite: 'Sign in to save providers to your favorites. It is free.',
    },
    signIn: 'Sign in',
    signUp: 'Sign up',
  },
} as const
