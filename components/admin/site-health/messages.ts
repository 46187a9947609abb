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
    what: 'Everything stands in it. DATABASE_URL.',
    is: ({ version, millis }) => `PostgreSQL ${version} answered in ${millis} ms.`,
  },
  jobs: {
    title: 'Jobs',
    what: 'Mails, alerts and what is done at a set time. JOBS, npm run worker.',
    is: ({ runners, overdue, failed }) =>
      [
        runners === 0 ? 'Nobody takes jobs.' : `${many(runners, 'process takes', 'processes take')} jobs.`,
        overdue === 0 ? 'None is late.' : `${many(overdue, 'job is', 'jobs are')} more than 5 minutes late.`,
        failed === 0 ? '' : `${many(failed, 'job was', 'jobs were')} given up.`,
      ]
        .join(' ')
        .trim(),
  },
  mail: {
    title: 'Mail',
    what: 'Links that open accounts, answers, notices. SMTP_URL, MAIL_FROM.',
    is: ({ isSet, waiting, refused, failed }) =>
      [
        isSet ? 'A mail server is set.' : 'No mail server is set: mails wait in the outbox.',
        waiting === 0 ? 'None waits now.' : `${many(waiting, 'mail waits', 'mails wait')}.`,
        refused === 0
          ? ''
          : `${many(refused, 'was', 'were')} refused again and again, or met no server: the log says why.`,
        failed === 0 ? '' : `${many(failed, 'mail was', 'mails were')} given up in the last 3 days.`,
      ]
        .join(' ')
        .trim(),
  },
  files: {
    title: 'Files',
    what: 'Photos, pictures, documents. FILES_FOLDER, or S3_URL.',
    is: ({ where, isWritable }) =>
      where === 'bucket'
        ? 'They stand in a bucket.'
        : isWritable
          ? 'They stand in a folder of this server.'
          : 'The folder is not there, or this server may not write into it: no photo can be kept.',
  },
  pages: {
    title: 'Kept pages',
    what: 'Pages are made once and kept until what they show changes. REVALIDATE_SECRET.',
    is: ({ commandsReachThem }) =>
      commandsReachThem
        ? 'What jobs and commands change is told to the site, and shown at once.'
        : 'What jobs and commands change is told over the database; whether it was heard, nobody says.',
  },
  google: {
    title: 'Google',
    what: 'Asked where the directory has nobody. GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_DAILY_BUDGET.',
    is: ({ isSet, callsToday, budget }) =>
      isSet
        ? `${callsToday.toLocaleString('en-US')} of ${many(budget, 'call', 'calls')} of today used.`
        : 'No key is set: Google is never asked.',
  },
  payments: {
    title: 'Payments',
    what: 'How providers pay for their plans. STRIPE_SECRET_KEY, PAYMENT_INSTRUCTIONS.',
    is: ({ takesCards, saysHow }) =>
      takesCards
        ? 'Providers pay by card.'
        : saysHow
          ? 'Every open invoice says how to pay. An admin records what came in.'
          : 'Open invoices ask providers to write to us. An admin records what came in.',
  },
}

export const siteHealthMessages = {
  title: 'System Settings',
  lead: 'What this site is set up with, and how it is doing. Settings are changed in the server’s environment; secrets are never shown.',
  dashboard: 'Admin Dashboard',
  parts,
  states: { well: 'Works', off: 'Not set', ill: 'Needs you' } satisfies Record<State, string>,
  test: 'Test',
  testOf: (part: string) => `Test: ${part}`,
  failed: 'It could not be tried. Please try again.',
} as const
