import 'server-only'
import { takesCards } from '@/lib/billing/stripe/client'
import { db } from '@/lib/platform/db'
import { env } from '@/lib/platform/env'
import type { SiteFacts } from '../types'

/** Work that nobody took for so long is late. */
const OVERDUE_MINUTES = 5
const FAILED_DAYS = 3

/** How every part is set up and doing just now. */
export async function findSiteFacts(now: Date): Promise<SiteFacts> {
  const { SMTP_URL, S3_URL, REVALIDATE_SECRET, GOOGLE_MAPS_API_KEY, GOOGLE_MAPS_DAILY_BUDGET, PAYMENT_INSTRUCTIONS } =
    env()
  const [database, jobs, mail, callsToday] = await Promise.all([
    askDatabase(),
    countJobs(),
    countMails(now),
    db().sourceCall.findFirst({
      where: { source: 'google', day: new Date(now.toISOString().slice(0, 10)) },
      select: { calls: true },
    }),
  ])
  return {
    database,
    jobs,
    mail: { isSet: Boolean(SMTP_URL), ...mail },
    files: { where: S3_URL ? 'bucket' : 'folder' },
    pages: { commandsReachThem: Boolean(REVALIDATE_SECRET) },
    google: {
      isSet: Boolean(GOOGLE_MAPS_API_KEY),
      callsToday: callsToday?.calls ?? 0,
      budget: GOOGLE_MAPS_DAILY_BUDGET,
    },
    payments: { takesCards: takesCards(), saysHow: Boolean(PAYMENT_INSTRUCTIONS) },
  }
}

/** The version, and how long a question of nothing takes. */
export async function askDatabase(): Promise<SiteFacts['database']> {
  const start = performance.now()
  const [row] = await db().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`
  return { version: row?.version.split(' ')[0] ?? '', millis: Math.round(performance.now() - start) }
}

/** `runners`: processes that take jobs and were seen within a minute. `failed`: jobs whose tries are used up. */
async function countJobs(): Promise<SiteFacts['jobs']> {
  const [row] = await db().$queryRaw<SiteFacts['jobs'][]>`
    SELECT (SELECT count(*)::int FROM job_pools WHERE seen_at > now() - interval '1 minute') AS runners,
      count(*) FILTER (WHERE attempts < max_attempts AND locked_at IS NULL
        AND run_at < now() - make_interval(mins => ${OVERDUE_MINUTES}::int))::int AS overdue,
      count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::int AS failed
    FROM graphile_worker.jobs WHERE task_identifier <> 'send-mail'`
  return row ?? { runners: 0, overdue: 0, failed: 0 }
}

async function countMails(now: Date) {
  const since = new Date(now.getTime() - FAILED_DAYS * 86_400_000)
  const [waiting, failed] = await Promise.all([
    db().mail.count({ where: { status: { in: ['queued', 'sending', 'handing_over'] } } }),
    db().mail.count({ where: { status: { in: ['failed', 'unclear'] }, doneAt: { gte: since } } }),
  ])
  return { waiting, failed }
}
