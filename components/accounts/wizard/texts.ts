import { SITE } from '@/lib/platform/site'

export const wizardTexts = {
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
