import { SITE } from '@/lib/platform/site'

export const signUpTexts = {
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
