import { SITE } from '@/lib/platform/config/site'

export const signUpMessages = {
  title: `Join ${SITE.name}`,
  subtitle: 'Create your account as a parent or childcare provider',
  name: 'Your name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  password: 'Password',
  passwordHint: (min: number) =>
    `At least ${min} characters. A few words in a row are easy to remember and hard to guess.`,
  confirmPassword: 'Password again',
  role: 'I am a',
  roles: {
    caregiver: 'Parent/Caregiver looking for childcare',
    careprovider: 'Childcare provider/daycare owner',
  },
  accept: 'I am at least 18 and accept the',
  terms: 'Terms of Service',
  and: 'and the',
  privacy: 'Privacy Policy',
  submit: 'Create Account',
  sending: 'Creating account...',
  haveAccount: 'Have an account?',
  signIn: 'Sign in',

  failed: 'Registration failed',
  failedInDialog: 'Sign up failed',
  fallback: 'Something went wrong. Please try again.',

  created: 'Account created!',
  createdInFull: 'Account created successfully!',
  checkMail: 'Please check your email to verify your account.',
  welcome: `Welcome to ${SITE.name}. You can now sign in to your account.`,
  checkEmailTitle: 'Check Your Email',
  checkEmailText: (email: string) =>
    `We sent a link to ${email}. Open it within 60 minutes to confirm that the address is yours. It may take a minute, and may hide among spam.`,
  testReadyTitle: 'Test Account Ready',
  testCreated: 'Test Account Created!',
  testReady: 'Your test account is ready! You can sign in immediately.',
  gotIt: 'Got it',

  strength: {
    short: '',
    weak: 'Easy to guess. A longer one is safer.',
    fair: 'Fair. A few more characters make it good.',
    good: 'Good.',
    strong: 'Strong.',
  },
} as const

export const wizardMessages = {
  titles: { role: 'Create your account', person: 'Tell us about you', terms: `Welcome to ${SITE.name}` },
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  roleQuestion: 'Who are you here for?',
  roles: {
    caregiver: { title: 'Parent/Caregiver', text: 'I am looking for childcare.' },
    careprovider: { title: 'Childcare Provider', text: 'I run a daycare, preschool or family home.' },
  },
  next: 'Next',
  back: 'Back',
  jobTitle: 'Title',
  jobTitleHint: 'Director/Owner/Manager',
  daycareName: 'Daycare name',
  licenseNumber: 'License number',
  licenseHint: 'As it stands on your license.',
  welcome: {
    caregiver: (name: string) =>
      `Nice to meet you, ${name}. With your account you see phone numbers, e-mail addresses and websites of providers. It is free.`,
    careprovider: (name: string) =>
      `Nice to meet you, ${name}. Families look for you here: see your page as they do, and tell us what should stand there. It is free.`,
  },
  haveAccount: 'Have an account?',
  signIn: 'Sign in',

  filmLabel: 'Welcome film for providers',
  filmText:
    'Welcome! Families search here for what you offer: openings, prices, hours. Create your account, and see your page as they do.',
  filmSkip: 'Go on',
} as const
