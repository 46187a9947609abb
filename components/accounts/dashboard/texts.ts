import { routes } from '@/lib/platform/routes'

export const dashboardTexts = {
  welcome: (firstName: string) => `Welcome, ${firstName}`,
  begin: 'Where to begin',
  admin: {
    title: 'Admin Dashboard',
    lead: 'You are signed in as an admin.',
    steps: [
      {
        label: 'Approvals',
        text: 'Claims and profile changes that wait for a decision, the oldest first.',
        href: routes.approvals.start(),
      },
      {
        label: 'Browse all locations',
        text: 'Its cities by county, with their pages by care type.',
        href: routes.browseLocations(),
      },
    ],
  },
} as const
