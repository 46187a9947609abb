import type { AccountCounts, SiteFigure } from '@/lib/analytics/figures/rules'
import { routes } from '@/lib/platform/http/routes'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

export const adminMessages = {
  title: 'Admin Dashboard',
  lead: 'How the site is doing, what waits for a decision, and where everything is looked after.',
  badge: 'Administrator',
  tabs: {
    analytics: 'Analytics',
    locations: 'Browse Landing Pages',
    content: 'Content Management',
    users: 'User Management',
    settings: 'System Settings',
  },
  figuresTitle: 'The last 30 days',
  span: (from: string, to: string) => `${from} to ${to}, beside the 30 days before.`,
  before: (count: number) => `${count.toLocaleString('en-US')} before`,
  figures: {
    pageViews: { name: 'Page views', means: 'Pages opened by people: once a day for each person and page.' },
    searches: { name: 'Searches', means: 'ZIP codes and cities searched: once a day for each person and place.' },
    parents: { name: 'Parent sign-ups', means: 'Accounts made by parents that still exist.' },
    providers: { name: 'Provider sign-ups', means: 'Accounts made by providers that still exist.' },
    inquiries: { name: 'Requests', means: 'Requests that families sent to providers.' },
    claims: { name: 'Claims', means: 'Claims of a page, and providers that were added.' },
  } satisfies Record<SiteFigure, { name: string; means: string }>,
  activity: 'Recent Activity',
  noActivity: 'Nothing has happened yet.',
  allActivity: 'All of it in the audit log',
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
      text: 'Every city’s pages by county and care type, how often each was opened, and whether search engines may show it.',
      label: 'Browse all locations',
      href: routes.browseLocations(),
    },
    content: {
      text: 'Write, plan and publish the articles of the blog, with their versions and scores.',
      label: 'Open the Content Management System',
      href: routes.cms(),
    },
    users: {
      text: 'Accounts: who they are, what happened to them, suspension and roles.',
      label: 'Manage users',
      href: routes.admin.users(),
    },
    settings: {
      text: 'What the site is set up with, and whether each part of it works: database, jobs, mail, files, Google, payments.',
      label: 'Open the settings',
      href: routes.admin.settings(),
    },
  },
  settings: [
    {
      title: 'API Configuration',
      text: 'Mail, files, Google and payments are reached with keys that stand in the server’s environment and on no screen. The settings say of each whether it is set and works, and try it.',
    },
    {
      title: 'Security Settings',
      text: 'Whether admins need a second factor, and how short a password may be, is set in the environment too. Tries to sign in are limited, and what admins do stands in the audit log.',
    },
  ],
  accounts: ({ caregiver, careprovider, admin }: AccountCounts) =>
    `Open accounts: ${many(caregiver, 'parent', 'parents')}, ${many(careprovider, 'provider', 'providers')}, ${many(admin, 'admin', 'admins')}.`,
} as const

export const todayMessages = {
  title: 'What needs you today',
  nothing: 'Nothing waits for a decision.',
  approvals: (count: number) => `${many(count, 'thing waits', 'things wait')} for a decision`,
  kind: (label: string, count: number) => `${label}: ${count.toLocaleString('en-US')}`,
  invoices: (count: number) => ({
    label: `${many(count, 'invoice is', 'invoices are')} not paid yet`,
    text: 'When the money has come, record it: then the plan opens.',
  }),
  rows: (count: number) => ({
    label: `${many(count, 'row', 'rows')} of imported files ${count === 1 ? 'waits' : 'wait'}`,
    text: 'Each may be a provider that is here, or a new one.',
  }),
} as const
