import { SITE } from '@/lib/platform/site'

export const homeTexts = {
  metaTitle: `${SITE.name}: find childcare near you in Florida`,
  metaDescription:
    'Search daycares, preschools and family homes by ZIP code or city. Openings, weekly prices and license records, each with the date it was last confirmed.',

  headline: SITE.tagline,
  lead: 'Real openings, real prices and license records for childcare near you, each with the date it was last confirmed.',
  search: 'Find childcare',
  promises: ['Free for parents', 'No account needed to search', 'We never sell your data'],

  features: 'What you find here',
  featureCards: [
    {
      icon: 'check',
      title: 'Openings with a date',
      text: 'You see when a provider last confirmed a place, and for which age.',
    },
    {
      icon: 'dollar',
      title: 'Prices by age',
      text: 'Weekly tuition for each age group, wherever a provider states it.',
    },
    {
      icon: 'shield',
      title: 'License records',
      text: 'The license number, its source and its date. Where there is no record, we say so.',
    },
    {
      icon: 'filter',
      title: 'Filters that are easy to use',
      text: "Your child's age, your hours, your budget. And reviews that other parents wrote here.",
    },
  ],

  cities: 'Childcare by city',
  cityLink: (city: string) => `Daycare in ${city}`,
  cityCount: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'provider' : 'providers'}`,
  allCities: 'Browse all locations',

  closing: 'Ready when you are.',
  closingText: 'Start with your ZIP code. Everything can be searched, filtered and read without an account.',
  findMatch: 'Find Your Match',
  signUpFree: 'Sign Up Free',
} as const
