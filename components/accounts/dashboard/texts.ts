import { claimTexts } from '@/components/claims/texts'
import { messageTexts } from '@/components/messages/texts'
import { peopleTexts } from '@/components/provider-people/texts'
import { reviewTexts } from '@/components/reviews/texts'
import { routes } from '@/lib/platform/routes'

export const dashboardTexts = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  begin: 'Where to begin',
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
        label: reviewTexts.title,
        text: reviewTexts.receivedLead,
        href: routes.receivedReviews(),
      },
      { label: claimTexts.findTitle, text: claimTexts.findLead, href: routes.findToClaim() },
      { label: peopleTexts.title, text: peopleTexts.lead, href: routes.providerPeople() },
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
        label: 'Profile changes',
        text: 'What providers want their pages to say, the oldest first.',
        href: routes.profileChanges(),
      },
      {
        label: 'Browse all locations',
        text: 'Its cities by county, with their pages by care type.',
        href: routes.browseLocations(),
      },
    ],
  },
} as const
