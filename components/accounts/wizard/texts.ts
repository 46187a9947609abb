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
  licenseHint: 'As it stands on your license. We compare it with the record when you claim your page.',
  welcome: {
    caregiver: (name: string) =>
      `Nice to meet you, ${name}. With your account you save providers, compare them and write to them. It is free.`,
    careprovider: (name: string) =>
      `Nice to meet you, ${name}. With your account you claim your page, keep it true and answer families. It is free.`,
  },
  haveAccount: 'Have an account?',
  signIn: 'Sign in',

  filmLabel: 'Welcome film for providers',
  filmText:
    'Welcome! Families search here for what you offer: openings, prices, hours. Claim your page, keep it true, and answer those who write to you.',
  filmSkip: 'Go on',
} as const
