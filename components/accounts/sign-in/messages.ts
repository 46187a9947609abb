import { SITE } from '@/lib/platform/config/site'

export const signInMessages = {
  modalTitle: 'Welcome Back',
  title: `Sign in to ${SITE.name}`,
  description: `Sign in to ${SITE.name} to see providers’ phone numbers, e-mail addresses and websites.`,
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot your password?',
  noAccount: `New to ${SITE.name}?`,
  signUp: 'Sign up',
  submit: 'Sign in',
  sending: 'Signing in...',
  failed: 'Sign in failed',
  /** Where the server gives no reason. Its message for a wrong password is in lib/accounts/messages.ts. */
  noReason: 'Login failed',
  welcome: 'Welcome back!',
  signedIn: 'You have successfully signed in.',

  code: 'Code from your authenticator app',
  codeHint: 'Six digits. No phone at hand? Use one of your recovery codes.',
  otherAccount: 'Use a different account',
  setupWhy:
    'This account needs a code every time you sign in. Scan this picture with an authenticator app on your phone, then enter the code it shows.',
  setupPicture: 'QR code for an authenticator app',
  setupByHand: 'Or enter this key in the app:',
  setupHere: 'Open the app on this device',
  setupCode: 'Code from the app',
  codesTitle: 'Save your recovery codes',
  codesWhy: 'If you lose your phone, each of these signs you in once. We won’t show them again.',
  copyCodes: 'Copy codes',
  codesKept: 'I saved them',

  unverified: 'Please confirm your e-mail address first: open the link in the e-mail we sent you.',
  sendAgain: 'Send a new link',
  sentAgain: 'We sent you a new link',

  keep: 'Keep my account',
  leaveIt: 'Leave it deleted',
  notKept: 'Something went wrong. Please try again.',

  greetings: {
    parent: {
      title: 'Parent login',
      lead: 'Sign in to see providers’ phone numbers, e-mail addresses and websites.',
    },
    provider: {
      title: 'Provider login',
      lead: 'Families look for you here. See your page the way they do, and tell us what it should say.',
    },
    vendor: {
      title: 'Vendor login',
      lead: 'For companies that supply childcare providers, advertise here, or work with us.',
    },
  },
  vendorContact: 'No account yet, or want to work together? Write to us:',
} as const
