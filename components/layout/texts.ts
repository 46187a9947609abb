import { SITE } from '@/lib/platform/site'

export const layoutTexts = {
  skipToContent: 'Skip to content',
  homeLink: `${SITE.name}, home`,
  mainNavigation: 'Main',
  menu: 'Menu',
  findCare: 'Find care',
  search: 'Search',
  resources: 'Resources',
  forProviders: 'For providers',
  parentSignUp: 'Sign Up',
  providerClaim: 'Claim your page',
  signIn: 'Sign In',

  footerNavigation: 'Footer',
  forFamilies: 'For families',
  safety: 'Safety',
  familyResources: 'Family resources',
  costEstimator: 'Cost Estimator',
  readinessQuiz: 'Readiness Quiz',
  blog: 'Blog',
  browseLocations: 'Browse all locations',
  providerResources: 'Provider resources',
  signInHeading: 'Sign in',
  parentLogin: 'Parent login',
  providerLogin: 'Provider login',
  vendorLogin: 'Vendor login',
  about: `About ${SITE.name}`,
  faq: 'Questions and answers',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  promise: 'Connecting parents with quality child care since 2025',
  sampleData: 'Sample data: the providers, prices and reviews on this site are invented.',

  breadcrumb: 'Breadcrumb',
  home: 'Home',
  back: 'Back',

  notFoundTitle: '404 Page Not Found',
  notFoundText: 'Did you forget to add the page to the router?',
  notFoundHelp:
    'The page may have moved, or the address may have a typo. Search for childcare, or go on from one of the pages below.',
} as const
