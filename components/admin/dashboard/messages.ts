import type { ApprovalKind } from '@/lib/admin/approvals/schema'
import type { AccountCounts, SiteFigure } from '@/lib/analytics/figures/rules'
import { routes } from '@/lib/platform/http/routes'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const adminMessages = {
  title: 'Admin Dashboard',
  lead: 'How the site is doing, what needs a decision, and where to manage everything.',
  badge: 'Administrator',
  tabs: {
    analytics: 'Analytics',
    locations: 'Browse Landing Pages',
    content: 'Content Management',
    users: 'User Management',
    settings: 'System Settings',
  },
  figuresTitle: 'The last 30 days',
  span: (from: string, to: string) => `${from} to ${to}, and the 30 days before.`,
  before: (count: number) => `${count.toLocaleString('en-US')} before`,
  figures: {
    pageViews: { name: 'Page views', means: 'Pages people opened; each person and page counts once a day.' },
    searches: {
      name: 'Searches',
      means: 'ZIP codes and cities people searched; each person and place counts once a day.',
    },
    parents: { name: 'Parent sign-ups', means: 'New parent accounts that still exist.' },
    providers: { name: 'Provider sign-ups', means: 'New provider accounts that still exist.' },
    inquiries: { name: 'Requests', means: 'Requests families sent to providers.' },
    claims: { name: 'Claims', means: 'Claimed pages and added providers.' },
  } satisfies Record<SiteFigure, { name: string; means: string }>,
  activity: 'Recent Activity',
  noActivity: 'Nothing has happened yet.',
  allActivity: 'See everything in the audit log',
  quick: 'Quick Actions',
  actions: [
    { label: 'Approvals', href: routes.approvals.start() },
    { label: 'Providers', href: routes.admin.providers() },
    { label: 'Browse all locations', href: routes.browseLocations() },
    { label: 'Content Management System', href: routes.cms() },
    { label: 'User Management', href: routes.admin.users() },
    { label: 'Invoices and payments', href: routes.adminBilling() },
    { label: 'System Settings', href: routes.admin.settings() },
    { label: 'Audit log', href: routes.admin.auditLog() },
  ],
  parts: {
    locations: {
      text: 'Every city’s pages by county and care type, with views and whether search engines may list them.',
      label: 'Browse all locations',
      href: routes.browseLocations(),
    },
    content: {
      text: 'Write, schedule and publish blog articles, with versions and scores.',
      label: 'Open the Content Management System',
      href: routes.cms(),
    },
    users: {
      text: 'Accounts: who they are, what happened, suspensions and roles.',
      label: 'Manage users',
      href: routes.admin.users(),
    },
    settings: {
      text: 'How the site is set up, and whether each part works: database, jobs, mail, files, Google, payments.',
      label: 'Open the settings',
      href: routes.admin.settings(),
    },
  },
  settings: [
    {
      title: 'API Configuration',
      text: 'Keys for mail, files, Google and payments are in the server’s environment; no screen shows them. The settings page shows whether each one is set and works, and can test it.',
    },
    {
      title: 'Security Settings',
      text: 'The environment also sets whether admins need a second factor, and the shortest password. We limit sign-in attempts, and log what admins do in the audit log.',
    },
  ],
  accounts: ({ caregiver, careprovider, admin }: AccountCounts) =>
    `Open accounts: ${many(caregiver, 'parent', 'parents')}, ${many(careprovider, 'provider', 'providers')}, ${many(admin, 'admin', 'admins')}.`,
} as const

export const todayMessages = {
  title: 'What needs you today',
  nothing: 'Nothing to decide.',
  approvals: (count: number) => `${many(count, 'thing needs', 'things need')} a decision`,
  oldestFirst: 'The oldest comes first.',
  kind: (label: string, count: number) => `${label}: ${count.toLocaleString('en-US')}`,
  kindText: {
    profiles: 'What providers want their pages to say.',
    photos: 'New photos and descriptions.',
    claims: 'People who want to manage a provider.',
    reviews: 'Reviews that wait to be published.',
    reports: 'What people told us is wrong.',
  } satisfies Record<ApprovalKind, string>,
  invoices: (count: number) => ({
    label: `${many(count, 'invoice isn’t', 'invoices aren’t')} paid yet`,
    text: 'When the money arrives, record it, and the plan starts.',
  }),
  rows: (count: number) => ({
    label: `${many(count, 'imported row needs', 'imported rows need')} a decision`,
    text: 'Each may be a provider we already have, or a new one.',
  }),
} as const
