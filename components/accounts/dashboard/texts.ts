import { routes } from '@/lib/platform/routes'

export const dashboardTexts = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  begin: 'Where to begin',
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
