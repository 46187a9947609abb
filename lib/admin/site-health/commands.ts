import 'server-only'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedInActor } from '@/lib/access/types'
import { acceptsCards, callStripe } from '@/lib/billing/stripe/client'
import { googlePlaces } from '@/lib/places/google/queries'
import { findZip } from '@/lib/places/queries/locations'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { env } from '@/lib/platform/config/env'
import { SITE } from '@/lib/platform/config/site'
import { db } from '@/lib/platform/database/client'
import { ConflictError, DomainError } from '@/lib/platform/http/errors'
import { addJob, removeJob } from '@/lib/platform/jobs/job'
import { logger } from '@/lib/platform/logging/logger'
import { layoutMail } from '@/lib/platform/mail/layout'
import { queueMail } from '@/lib/platform/mail/outbox'
import { storage } from '@/lib/platform/storage/storage'
import { testJobsJob } from '../jobs/definitions'
import { measureDatabase } from './queries'
import type { Part } from './schema'

/** Long enough behind a connection pooler, where workers poll every two seconds. */
const TIMEOUT_MS = 5_000
const POLL_MS = 100

/** Queues a job that does nothing and returns how long it took. Throws DomainError if no worker picks it up; the job is then removed. */
export async function testJobs(key: string, timeoutMs = TIMEOUT_MS): Promise<string> {
  const start = performance.now()
  await db().$transaction((tx) => addJob(tx, testJobsJob, {}, { key, maxAttempts: 1 }))
  for (;;) {
    const [job] = await db().$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${key}`
    if (!job) return `A test job ran in ${Math.round(performance.now() - start)} ms.`
    if (performance.now() - start > timeoutMs) break
    await sleep(POLL_MS)
  }
  await removeJob(db(), key)
  throw new DomainError(
    502,
    'Nothing ran the test job. Is JOBS=off here, with no npm run worker elsewhere? Or are they busy with long jobs?',
  )
}

/** An id that Google answers with "not found", which still requires a valid key. */
const UNKNOWN_PLACE = 'ChIJAAAAAAAAAAAAAAAAAAAAAAA'

const TESTS: Record<Part, (actor: SignedInActor, now: Date) => Promise<string>> = {
  database: async () => {
    const { millis } = await measureDatabase()
    return `The database answered in ${millis} ms.`
  },
  directory: async () => {
    const found = await findZip(SITE.example.zip)
    if (!found) throw new ConflictError(`We don’t know ${SITE.example.zip}: run npm run db:seed on the server.`)
    return `${found.zip} is in ${found.city}, ${found.state}.`
  },
  // One key per admin, so that two tests at the same time do not share a job.
  jobs: (actor) => testJobs(`try-jobs-${actor.id}`),
  mail: async (actor) => {
    if (!env().SMTP_URL) throw new ConflictError('No mail server is set (SMTP_URL), so mails wait in the outbox.')
    await db().$transaction((tx) => queueMail(tx, testMailTo(actor)))
    return `We sent a test mail to ${actor.email}.`
  },
  files: async () => {
    const key = `${randomBytes(16).toString('hex')}.txt`
    const written = randomBytes(64)
    await storage().write(key, written)
    const read = await storage().read(key)
    await storage().remove(key)
    if (!read || !written.equals(read)) throw new Error('We read back something different from what we wrote.')
    return 'We wrote, read and removed a test file.'
  },
  pages: async () => {
    if (!env().REVALIDATE_SECRET)
      throw new ConflictError(
        'No secret is set (REVALIDATE_SECRET), so we announce changes through the database, without confirmation.',
      )
    // No page has this tag.
    if (await revalidateRemotely(['try:pages'], (sentence) => logger.warn({ event: 'site-health.pages' }, sentence)))
      return 'The site got the announcement, as it would from a command.'
    throw new DomainError(502, 'The site didn’t get it at its own address (SITE_URL). The server’s log says why.')
  },
  google: async (actor, now) => {
    const google = googlePlaces()
    if (!google) throw new ConflictError('No key is set (GOOGLE_MAPS_API_KEY), so we never use Google.')
    await google.details(actor, UNKNOWN_PLACE, now)
    return 'Google answered. This counts as one of today’s calls.'
  },
  payments: async () => {
    if (!acceptsCards())
      throw new ConflictError('No card service is set (STRIPE_SECRET_KEY), so an admin records payments.')
    await callStripe((stripe) => stripe.balance.retrieve())
    return 'The card service answered and knows this site.'
  },
}

/**
 * Tests one part for real and returns the result as a sentence. Throws ConflictError if it is not configured, and 502 if it fails; the
 * reason is only in the server's log, since it may contain addresses.
 */
export async function testPart(actor: SignedInActor, part: Part, now: Date): Promise<string> {
  try {
    return await TESTS[part](actor, now)
  } catch (error) {
    if (error instanceof DomainError) throw error
    logger.error({ event: 'site-health.failed', part, err: error }, 'a part of the installation does not work')
    throw new DomainError(502, 'That didn’t work. The server’s log says why.')
  }
}

function testMailTo({ id, email, firstName }: SignedInActor) {
  const words = {
    subject: 'A test mail',
    paragraphs: [`Hello ${firstName},`, `you asked ${SITE.name} to send you a test mail. It arrived.`],
  }
  return { kind: 'test-mail', to: { email }, userId: id, ...layoutMail(words) }
}
