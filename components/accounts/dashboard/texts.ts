import { messageTexts } from '@/components/messages/texts'
import { toolTexts } from '@/components/tools/texts'
import { routes } from '@/lib/platform/routes'

export const dashboardTexts = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  begin: 'Where to begin',
  caregiver: {
    title: 'Caregiver Dashboard',
    lead: 'With your account you keep favorites, ask providers, and see phone numbers, e-mail addresses and websites of providers.',
    steps: [
      {
        label: 'Find care near you',
        text: "Search by ZIP code or city, and filter by your child's age, hours and budget.",
        href: routes.search(),
      },
      {
        label: messageTexts.title,
        text: messageTexts.leads.caregiver,
        href: routes.messages('caregiver'),
      },
      {
        label: 'Saved searches',
        text: 'Save a search, and hear of new providers and openings.',
        href: routes.savedSearches(),
      },
      {
        label: toolTexts.estimator,
        text: toolTexts.estimatorHint,
        href: routes.costEstimator(),
      },
      {
        label: toolTexts.quiz,
        text: toolTexts.quizHint,
        href: routes.readinessQuiz(),
      },
    ],
  },
  careprovider: {
    title: 'Provider Dashboard',
    lead: 'Families read your page before they write to you. See what it says, and tell us what is wrong.',
    steps: [
      {
        label: messageTexts.title,
        text: messageTexts.leads.careprovider,
        href: routes.messages('careprovider'),
      },
      {
        label: 'Look at your page',
        text: 'Search for your name or your ZIP code, and open it as families do.',
        href: routes.search(),
      },
      {
        label: 'Provider resources',
        text: 'Where your page comes from, how its facts stay fresh, and what parents look at first.',
        href: routes.providerResources(),
      },
    ],
  },
  admin: {
    title: 'Admin Dashboard',
    lead: 'You are signed in as an admin.',
    steps: [
      {
        label: 'Browse all locations',
        text: 'Its cities by county, with their pages by care type.',
        href: routes.browseLocations(),
      },
    ],
  },
} as const
