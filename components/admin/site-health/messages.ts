import type { Part, SiteFacts, State } from '@/lib/admin/site-health/schema'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

type PartMessages<P extends Part> = {
  title: string
  /** Its purpose, and where it is configured. */
  what: string
  is: (facts: SiteFacts[P]) => string
}

const parts: { [P in Part]: PartMessages<P> } = {
  database: {
    title: 'Database',
    what: 'Stores everything. DATABASE_URL.',
    is: ({ version, millis }) => `PostgreSQL ${version} answered in ${millis} ms.`,
  },
  jobs: {
    title: 'Jobs',
    what: 'Mails, alerts and scheduled tasks. JOBS, npm run worker.',
    is: ({ runners, overdue, failed }) =>
      [
        runners === 0 ? 'No process runs jobs.' : `${many(runners, 'process runs', 'processes run')} jobs.`,
        overdue === 0 ? 'None is late.' : `${many(overdue, 'job is', 'jobs are')} more than 5 minutes late.`,
        failed === 0 ? '' : `${many(failed, 'job', 'jobs')} failed for good.`,
      ]
        .join(' ')
        .trim(),
  },
  mail: {
    title: 'Mail',
    what: 'Account links, replies and notices. SMTP_URL, MAIL_FROM.',
    is: ({ isSet, waiting, refused, failed }) =>
      [
        isSet ? 'A mail server is set.' : 'No mail server is set: mails wait in the outbox.',
        waiting === 0 ? 'None are waiting.' : `${many(waiting, 'mail is', 'mails are')} waiting.`,
        refused === 0 ? '' : `${many(refused, 'keeps', 'keep')} failing or can’t reach the server; the log says why.`,
        failed === 0 ? '' : `${many(failed, 'mail', 'mails')} failed for good in the last 3 days.`,
      ]
        .join(' ')
        .trim(),
  },
  files: {
    title: 'Files',
    what: 'Photos, pictures, documents. FILES_FOLDER, or S3_URL.',
    is: ({ where, isWritable }) =>
      where === 'bucket'
        ? 'Stored in a bucket.'
        : isWritable
          ? 'Stored in a folder on this server.'
          : 'The folder is missing, or this server can’t write to it, so nobody can add photos.',
  },
  pages: {
    title: 'Cached pages',
    what: 'We render pages once and cache them until they change. REVALIDATE_SECRET.',
    is: ({ commandsReachThem }) =>
      commandsReachThem
        ? 'Changes from jobs and commands show up right away.'
        : 'Jobs and commands announce their changes through the database, without confirmation.',
  },
  google: {
    title: 'Google',
    what: 'Used where our directory has no providers. GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_DAILY_BUDGET.',
    is: ({ isSet, callsToday, budget }) =>
      isSet
        ? `${callsToday.toLocaleString('en-US')} of ${many(budget, 'call', 'calls')} used today.`
        : 'No key is set, so we never use Google.',
  },
  payments: {
    title: 'Payments',
    what: 'How providers pay for their plans. STRIPE_SECRET_KEY, PAYMENT_INSTRUCTIONS.',
    is: ({ takesCards, saysHow }) =>
      takesCards
        ? 'Providers pay by card.'
        : saysHow
          ? 'Every open invoice says how to pay. An admin records payments.'
          : 'Open invoices ask providers to write to us. An admin records payments.',
  },
}

export const siteHealthMessages = {
  title: 'System Settings',
  lead: 'How this site is set up, and how it’s doing. Change settings in the server’s environment; we never show secrets.',
  dashboard: 'Admin Dashboard',
  parts,
  states: { well: 'Works', off: 'Not set', ill: 'Needs you' } satisfies Record<State, string>,
  test: 'Test',
  testOf: (part: string) => `Test: ${part}`,
  failed: 'The test didn’t run. Please try again.',
} as const
