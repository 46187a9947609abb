import { SITE } from '@/lib/platform/site'

const closed = `Accounts are not open on ${SITE.name} yet.`

export const accountTexts = {
  closedPages: {
    signIn: {
      title: `Sign in to ${SITE.name}`,
      lead: `${closed} You do not need one to search, filter and read.`,
    },
    signUp: {
      title: `Join ${SITE.name}`,
      lead: `${closed} Searching and reading stays free and needs none.`,
    },
    resetPassword: {
      title: 'Reset your password',
      lead: `${closed} So there is no password to reset. If a mail from us made you come here, please forward it to us.`,
    },
    parentLogin: {
      title: 'Parent login',
      lead: `${closed} Everything a parent can read here is open to everyone.`,
    },
    providerLogin: {
      title: 'Provider login',
      lead: `${closed} To have your page corrected or taken down, write to us.`,
    },
    vendorLogin: {
      title: 'Vendor login',
      lead: `${closed} If you supply childcare providers and want to reach us, write to us.`,
    },
  },
  contactHidden:
    'Phone numbers, e-mail addresses and websites of providers are shown to signed-in parents only, so for now they are hidden from everyone.',
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
  search: 'Find care',
  write: 'Write to us',
  description: (title: string) =>
    `${title}: accounts are not open on ${SITE.name} yet. Search and reading are free and need no account.`,
} as const

export type ClosedPageName = keyof typeof accountTexts.closedPages
