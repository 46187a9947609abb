import { SITE } from '@/lib/platform/config/site'

export const signInMessages = {
  modalTitle: 'Welcome Back',
  title: `Sign in to ${SITE.name}`,
  description: `Sign in to ${SITE.name} to see phone numbers, e-mail addresses and websites of providers.`,
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot your password?',
  noAccount: `New to ${SITE.name}?`,
  signUp: 'Sign up',
  submit: 'Sign in',
  sending: 'Signing in...',
  failed: 'Sign in failed',
  wrong: 'Invalid email or password',
  welcome: 'Welcome back!',
  signedIn: 'You have successfully signed in.',

  code: 'Code of your authenticator app',
  codeHint: 'Six digits. Without your phone, type one of your recovery codes.',
  otherAccount: 'Use another account',
  setupWhy:
    'This account needs a second proof at every sign-in. Add it to an authenticator app on your phone: scan the picture, then type the code that the app shows.',
  setupPicture: 'QR code for an authenticator app',
  setupByHand: 'Or type this key into the app:',
  setupHere: 'Open the app on this device',
  setupCode: 'Code that the app shows',
  codesTitle: 'Keep your recovery codes',
  codesWhy: 'Each of these opens your account once, should your phone be lost. They are not shown again.',
  copyCodes: 'Copy codes',
  codesKept: 'I have kept them',

  unverified: 'Your e-mail address is not confirmed yet. Open the link in the mail that we sent you.',
  sendAgain: 'Send a new link',
  sentAgain: 'A new link is on its way',

  keep: 'Keep my account',
  leaveIt: 'Leave it deleted',
  notKept: 'Something went wrong. Please try again.',

  greetings: {
    parent: {
      title: 'Parent login',
      lead: 'Signed in, you see phone numbers, e-mail addresses and websites of providers.',
    },
    provider: {
      title: 'Provider login',
      lead: 'Families look for you here. See your page as they do, and tell us what should stand there.',
    },
    vendor: {
      title: 'Vendor login',
      lead: 'For those who supply childcare providers, advertise here, or work with us.',
    },
  },
  vendorContact: 'No account yet, or a question about working together? Write to us:',
} as const
