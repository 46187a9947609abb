import type { Part, SiteFacts, State } from '@/lib/admin/site-health/schema'

const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`

type PartMessages<P extends Part> = {
  title: string
  /** Its purpose, and where it is configured. */
  what: string
  is: (facts: SiteFacts[P]) => string
  /** What to do, where it needs somebody or is not set. */
  todo: (facts: SiteFacts[P]) => string
}

const parts: { [P in Part]: PartMessages<P> } = {
  database: {
    title: 'Database',
    what: 'Stores everything. DATABASE_URL.',
    is: ({ version, millis }) => `PostgreSQL ${version} answered in ${millis} ms.`,
    todo: () =>
      'Ask whoever runs the server to look at the load of the database. Pages are slow until it answers within 250 ms.',
  },
  directory: {
    title: 'Directory',
    what: 'The places people search near, and the providers they find. npm run db:seed, npm run import:providers.',
    is: ({ hasPlaces, hasProviders }) =>
      hasPlaces
        ? hasProviders
          ? 'Places and providers are loaded.'
          : 'There are no providers yet.'
        : 'No places are loaded, so no search finds anything.',
    todo: ({ hasPlaces }) =>
      hasPlaces
        ? 'Open Providers, then Import files, and import the list your state publishes. You can check it first, and undo it.'
        : 'Run npm run db:seed on the server. It loads every US ZIP code and city.',
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
    todo: ({ runners, overdue, failed }) =>
      [
        runners === 0 && 'Start npm run worker on the server, or set JOBS to run them in the web process.',
        runners > 0 && overdue > 0 && 'Press Test. If it fails, restart the worker; if not, wait: it is catching up.',
        failed > 0 && 'Search the server’s log for job.gave-up: it says which job failed and why.',
      ]
        .filter(Boolean)
        .join(' '),
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
    todo: ({ isSet, refused, failed }) =>
      [
        !isSet &&
          'Set SMTP_URL and MAIL_FROM on the server. Until then nobody gets a mail, not even to confirm an address.',
        refused > 0 && 'Press Test. If it fails, check SMTP_URL with whoever runs the mail server.',
        failed > 0 && 'Search the server’s log for mail.gave-up: most often an address does not exist.',
      ]
        .filter(Boolean)
        .join(' '),
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
    todo: () =>
      'Create the folder of FILES_FOLDER on the server and let the site write to it, or set S3_URL. Then press Test.',
  },
  pages: {
    title: 'Cached pages',
    what: 'We render pages once and cache them until they change. REVALIDATE_SECRET.',
    is: ({ commandsReachThem }) =>
      commandsReachThem
        ? 'Changes from jobs and commands show up right away.'
        : 'Jobs and commands announce their changes through the database, without confirmation.',
    todo: () =>
      'Set the same REVALIDATE_SECRET for the site and its commands. Without it everything works, but nobody confirms that a page was renewed.',
  },
  google: {
    title: 'Google',
    what: 'Used where our directory has no providers. GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_DAILY_BUDGET.',
    is: ({ isSet, callsToday, budget }) =>
      isSet
        ? `${callsToday.toLocaleString('en-US')} of ${many(budget, 'call', 'calls')} used today.`
        : 'No key is set, so we never use Google.',
    todo: ({ isSet }) =>
      isSet
        ? 'Nothing breaks: searches outside our directory find nothing until midnight UTC. Raise GOOGLE_MAPS_DAILY_BUDGET if this happens often.'
        : 'Nothing, unless searches outside our directory should find Google’s places: then set GOOGLE_MAPS_API_KEY.',
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
    todo: () => 'Set STRIPE_SECRET_KEY to take cards, or say in PAYMENT_INSTRUCTIONS how to pay.',
  },
}

export const siteHealthMessages = {
  title: 'System Settings',
  lead: 'How this site is set up, and how it’s doing. Change settings in the server’s environment; we never show secrets.',
  dashboard: 'Admin Dashboard',
  parts,
  needs: (count: number) =>
    count === 0 ? 'Everything that is set works.' : `${many(count, 'part needs', 'parts need')} you. Start here:`,
  todo: 'What to do',
  states: { well: 'Works', off: 'Not set', ill: 'Needs you' } satisfies Record<State, string>,
  test: 'Test',
  testOf: (part: string) => `Test: ${part}`,
  failed: 'The test didn’t run. Please try again.',
} as const
