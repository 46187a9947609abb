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
  confirmPassword: 'Confirm password',
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
    `We sent a link to ${email}. Open it within 60 minutes to confirm your address. No e-mail after a minute? Check your spam folder.`,
  testReadyTitle: 'Test Account Ready',
  testCreated: 'Test Account Created!',
  testReady: 'Your test account is ready! You can sign in immediately.',
  gotIt: 'Got it',

  strength: {
    short: '',
    weak: 'Easy to guess. Longer is safer.',
    fair: 'A few more characters would help.',
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
  licenseHint: 'The number on your license.',
  welcome: {
    caregiver: (name: string) =>
      `Nice to meet you, ${name}. Your account shows you providers’ phone numbers, e-mail addresses and websites. It’s free.`,
    careprovider: (name: string) =>
      `Nice to meet you, ${name}. Families look for you here: see your page the way they do, and tell us what it should say. It’s free.`,
  },
  haveAccount: 'Have an account?',
  signIn: 'Sign in',

  filmLabel: 'Welcome film for providers',
  filmText:
    'Welcome! Families search here for what you offer: openings, prices, hours. Create your account and see your page the way they do.',
  filmSkip: 'Continue',
} as const
