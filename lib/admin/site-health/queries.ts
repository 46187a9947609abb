import 'server-only'
import { constants, readdirSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Gauge, Registry, register } from 'prom-client'
import { acceptsCards } from '@/lib/billing/stripe/client'
import { env } from '@/lib/platform/config/env'
import { db } from '@/lib/platform/database/client'
import { withTimeout } from '@/lib/platform/time/clock'
import { dayOf, daysFrom } from '@/lib/platform/time/dates'
import type { Prisma } from '@/prisma/generated/client'
import { gaugesOf, gaugesWithoutDatabase, migrationState } from './rules'
import type { Readiness, SiteFacts } from './schema'

/** A job that no worker picked up for this long is overdue. */
const OVERDUE_MINUTES = 5
const FAILED_DAYS = 3
/** The third attempt is made within half a minute. A mail server that recovers by then needs no attention. */
const REFUSED_TRIES = 3

/** The configuration and state of every part. */
export async function findSiteFacts(now: Date): Promise<SiteFacts> {
  const {
    SMTP_URL,
    S3_URL,
    FILES_FOLDER,
    REVALIDATE_SECRET,
    GOOGLE_MAPS_API_KEY,
    GOOGLE_MAPS_DAILY_BUDGET,
    PAYMENT_INSTRUCTIONS,
  } = env()
  const [database, directory, jobs, mail, callsToday] = await Promise.all([
    measureDatabase(),
    findDirectory(),
    countJobs(),
    countMails(now),
    db().sourceCall.findFirst({
      where: { source: 'google', day: new Date(dayOf(now)) },
      select: { calls: true },
    }),
  ])
  return {
    database,
    directory,
    jobs,
    mail: { isSet: Boolean(SMTP_URL), ...mail },
    files: S3_URL
      ? { where: 'bucket', isWritable: true }
      : { where: 'folder', isWritable: await canWrite(FILES_FOLDER) },
    pages: { acceptsRemoteRevalidation: Boolean(REVALIDATE_SECRET) },
    google: {
      isSet: Boolean(GOOGLE_MAPS_API_KEY),
      callsToday: callsToday?.calls ?? 0,
      budget: GOOGLE_MAPS_DAILY_BUDGET,
    },
    payments: { acceptsCards: acceptsCards(), hasInstructions: Boolean(PAYMENT_INSTRUCTIONS) },
  }
}

/** The database's version, and how long a trivial query takes. */
export async function measureDatabase(): Promise<SiteFacts['database']> {
  const start = performance.now()
  const [row] = await db().$queryRaw<{ version: string }[]>`SELECT current_setting('server_version') AS version`
  return { version: row?.version.split(' ')[0] ?? '', millis: Math.round(performance.now() - start) }
}

async function findDirectory(): Promise<SiteFacts['directory']> {
  const [place, provider] = await Promise.all([
    db().zipCode.findFirst({ select: { zip: true } }),
    db().provider.findFirst({ select: { id: true } }),
  ])
  return { hasPlaces: place !== null, hasProviders: provider !== null }
}

/** `runners`: workers seen within a minute. `failed`: jobs without attempts left. */
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
  const since = daysFrom(now, -FAILED_DAYS)
  const pending = { status: { in: ['queued', 'sending', 'handing_over'] } } satisfies Prisma.MailWhereInput
  const [waiting, refused, failed] = await Promise.all([
    db().mail.count({ where: pending }),
    db().mail.count({ where: { ...pending, attempts: { gte: REFUSED_TRIES } } }),
    db().mail.count({ where: { status: { in: ['failed', 'unclear'] }, doneAt: { gte: since } } }),
  ])
  return { waiting, refused, failed }
}

/** Whether the files folder exists, or can be created, and is writable. Only the test finds a full disk. */
async function canWrite(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const TIMEOUT_MS = 900

/** Prometheus metrics: this process's own (server/log-and-metrics.mjs) and the site's, from the database. */
export async function findMetrics(now: Date): Promise<{ text: string; contentType: string }> {
  const facts = await withTimeout(TIMEOUT_MS, findSiteFacts(now)).catch(() => undefined)
  const ofSite = new Registry()
  for (const { name, help, value } of facts ? gaugesOf(facts) : gaugesWithoutDatabase())
    new Gauge({ name, help, registers: [ofSite] }).set(value)
  return { text: await Registry.merge([register, ofSite]).metrics(), contentType: register.contentType }
}

let ofRelease: string[] | undefined
let inFlight: Promise<Readiness> | undefined

/**
 * Whether the database answers and has this release's migrations, within a second. Simultaneous calls share one query, so that frequent
 * checks do not use up the connections of a database that hangs.
 */
export async function findReadiness(): Promise<Readiness> {
  inFlight ??= queryReadiness().finally(() => {
    inFlight = undefined
  })
  return (await withTimeout(TIMEOUT_MS, inFlight)) ?? { database: 'away', migrations: 'unknown' }
}

async function queryReadiness(): Promise<Readiness> {
  try {
    const rows = await db().$queryRaw<{ name: string }[]>`
      SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    const applied = rows.map(({ name }) => name)
    return { database: 'answers', migrations: migrationState(migrationsOfRelease(), applied) }
  } catch (error) {
    return isWithoutTables(error)
      ? { database: 'answers', migrations: 'missing' }
      : { database: 'away', migrations: 'unknown' }
  }
}

function migrationsOfRelease(): string[] {
  ofRelease ??= readdirSync(path.join(process.cwd(), 'prisma/migrations'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
  return ofRelease
}

/** The error of a query on a missing table: an empty database has no migrations table yet. */
const isWithoutTables = (error: unknown) => Object(error).meta?.driverAdapterError?.cause?.originalCode === '42P01'
