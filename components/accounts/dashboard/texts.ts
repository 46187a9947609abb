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
        label: 'User Management',
        text: 'Accounts: who they are, what happened to them, suspension and roles.',
        href: routes.admin.users(),
      },
      {
        label: 'Audit log',
        text: 'Who did what to whom, and when.',
        href: routes.admin.auditLog(),
      },
      {
        label: 'Invoices and payments',
        text: 'What providers have asked for and not paid yet, and what was paid lately.',
        href: routes.adminBilling(),
      },
      {
        label: 'System Settings',
        text: 'What the site is set up with, and whether each part of it works.',
        href: routes.admin.settings(),
      },
      {
        label: 'Content Management System',
        text: 'Write, plan and publish the articles of the blog.',
        href: routes.cms(),
      },
      {
        label: 'Browse all locations',
        text: 'Its cities by county, with their pages by care type.',
        href: routes.browseLocations(),
      },
    ],
  },
} as const
