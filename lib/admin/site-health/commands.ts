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
import { localeOf } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
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
export async function testJobs(key: string, timeoutMs = TIMEOUT_MS): Promise<Message> {
  const start = performance.now()
  await db().$transaction((tx) => addJob(tx, testJobsJob, {}, { key, maxAttempts: 1 }))
  for (;;) {
    const [job] = await db().$queryRaw<object[]>`SELECT 1 FROM graphile_worker.jobs WHERE key = ${key}`
    if (!job) return message('admin.healthTests.jobs', { millis: String(Math.round(performance.now() - start)) })
    if (performance.now() - start > timeoutMs) break
    await sleep(POLL_MS)
  }
  await removeJob(db(), key)
  throw new DomainError(502, message('admin.healthTests.noJobs'))
}

/** An id that Google answers with "not found", which still requires a valid key. */
const UNKNOWN_PLACE = 'ChIJAAAAAAAAAAAAAAAAAAAAAAA'

const TESTS: Record<Part, (actor: SignedInActor, now: Date) => Promise<Message>> = {
  database: async () => {
    const { millis } = await measureDatabase()
    return message('admin.healthTests.database', { millis: String(millis) })
  },
  directory: async () => {
    const found = await findZip(SITE.example.zip)
    if (!found) throw new ConflictError(message('admin.healthTests.noZip', { zip: SITE.example.zip }))
    return message('admin.healthTests.zip', { zip: found.zip, city: found.city, state: found.state })
  },
  // One key per admin, so that two tests at the same time do not share a job.
  jobs: (actor) => testJobs(`try-jobs-${actor.id}`),
  mail: async (actor) => {
    if (!env().SMTP_URL) throw new ConflictError(message('admin.healthTests.noMailServer'))
    await db().$transaction((tx) => queueMail(tx, testMailTo(actor)))
    return message('admin.healthTests.mail', { email: actor.email })
  },
  files: async () => {
    const key = `${randomBytes(16).toString('hex')}.txt`
    const written = randomBytes(64)
    await storage().write(key, written)
    const read = await storage().read(key)
    await storage().remove(key)
    if (!read || !written.equals(read)) throw new Error('We read back something different from what we wrote.')
    return message('admin.healthTests.files')
  },
  pages: async () => {
    if (!env().REVALIDATE_SECRET) throw new ConflictError(message('admin.healthTests.noSecret'))
    // No page has this tag.
    if (await revalidateRemotely(['try:pages'], (sentence) => logger.warn({ event: 'site-health.pages' }, sentence)))
      return message('admin.healthTests.pages')
    throw new DomainError(502, message('admin.healthTests.noPages'))
  },
  google: async (actor, now) => {
    const google = googlePlaces()
    if (!google) throw new ConflictError(message('admin.healthTests.noGoogle'))
    await google.details(actor, UNKNOWN_PLACE, now)
    return message('admin.healthTests.google')
  },
  payments: async () => {
    if (!acceptsCards()) throw new ConflictError(message('admin.healthTests.noCards'))
    await callStripe((stripe) => stripe.balance.retrieve())
    return message('admin.healthTests.cards')
  },
}

/**
 * Tests one part for real and returns the result as a message. Throws ConflictError if it is not configured, and 502 if it fails; the
 * reason is only in the server's log, since it may contain addresses.
 */
export async function testPart(actor: SignedInActor, part: Part, now: Date): Promise<Message> {
  try {
    return await TESTS[part](actor, now)
  } catch (error) {
    if (error instanceof DomainError) throw error
    logger.error({ event: 'site-health.failed', part, err: error }, 'a part of the installation does not work')
    throw new DomainError(502, message('admin.healthTests.failed'))
  }
}

function testMailTo({ id, email, firstName, locale: stored }: SignedInActor) {
  const locale = localeOf(stored)
  const t = translate(locale, 'admin.healthTests')
  const words = {
    subject: t('mailSubject'),
    paragraphs: [t('mailHello', { name: firstName }), t('mailText', { site: SITE.name })],
  }
  return { kind: 'test-mail', to: { email }, userId: id, ...layoutMail(locale, words) }
}
