import 'server-only'
import { notify, RECIPIENT, type Recipient } from '@/lib/notifications/commands/notify'
import { isChannelWanted } from '@/lib/notifications/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { localeOf } from '@/lib/platform/language/locales'
import { logger } from '@/lib/platform/logging/logger'
import { daysFrom } from '@/lib/platform/time/dates'
import { alertMail, recordMail, type SearchWithNews } from '../emails'
import { findRecordNews, newestBatchId, resolveSearch, unsentNews } from '../queries'
import { countsOf, isDue, NEWS_RETENTION_DAYS, nextDigest } from '../rules/saved-searches'
import type { RecordNews } from '../schema'
import { findNews } from './saved-searches'

/** A search takes milliseconds, but twenty of them in a busy database may exceed Prisma's five seconds. */
const TIMEOUTS = { timeout: 60_000, maxWait: 10_000 }

/**
 * Runs one person's due searches, checks once a day what the states' files say about their favorites, and sends all news together. Locks the
 * person's alert row and marks the news as sent in the same transaction, so that each item is sent only once, however often this runs.
 */
export async function sendAlerts(person: Recipient, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const [reader] = await tx.$queryRaw<{ isDigest: boolean; toldBatchId: number }[]>`
      SELECT next_digest_at <= ${now}::timestamptz AS "isDigest", told_batch_id AS "toldBatchId" FROM alert_readers WHERE user_id = ${person.id} FOR UPDATE`
    if (!reader) return
    const { ids, searches } = await runDueSearches(tx, person, reader.isDigest, now)
    const toldBatchId = reader.isDigest ? await newestBatchId(tx) : reader.toldBatchId
    const records = await findRecordNews(tx, person.id, { after: reader.toldBatchId, upTo: toldBatchId })
    await sendNews(tx, person, searches, records, now)
    await markSent(tx, ids, now)
    if (reader.isDigest)
      await tx.alertReader.update({
        where: { userId: person.id },
        data: { nextDigestAt: nextDigest(now), toldBatchId },
      })
  }, TIMEOUTS)
}

async function runDueSearches(tx: Transaction, person: Recipient, isDigest: boolean, now: Date) {
  const saved = await tx.savedSearch.findMany({
    where: { userId: person.id },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, query: true, frequency: true, lookedAt: true },
  })
  const due = saved.filter((one) => isDue(one, isDigest, now))
  for (const { id, query } of due) {
    const requested = await resolveSearch(query)
    if (requested) await findNews(tx, id, requested, now)
  }
  const ids = due.map(({ id }) => id)
  const news = await unsentNews(tx, ids)
  const searches = due.flatMap(({ id, name, query }): SearchWithNews[] => {
    const own = news.get(id)
    return own ? [{ name, query, news: own }] : []
  })
  return { ids, searches }
}

/** Both kinds of news go into one e-mail if the person wants both by e-mail; in the app they are separate notifications. */
async function sendNews(
  tx: Transaction,
  person: Recipient,
  searches: readonly SearchWithNews[],
  records: readonly RecordNews[],
  at: Date,
): Promise<void> {
  const isOneMail =
    searches.length > 0 &&
    (await isChannelWanted(tx, person.id, 'search-news', 'email')) &&
    (await isChannelWanted(tx, person.id, 'favorite-records', 'email'))
  if (searches.length > 0) {
    const facts = countsOf(searches.map((one) => one.news))
    const mail = alertMail(localeOf(person.locale), person.firstName, searches, isOneMail ? records : [])
    await notify(tx, { kind: 'search-news', to: person, facts, at, mail })
  }
  const [first] = records
  if (!first) return
  const facts = { providers: records.length, provider: first.name, publicId: first.publicId }
  const mail = recordMail(localeOf(person.locale), person.firstName, records)
  await notify(tx, { kind: 'favorite-records', to: person, facts, at, mail, by: isOneMail ? 'app' : undefined })
}

async function markSent(tx: Transaction, ids: number[], now: Date): Promise<void> {
  await tx.searchNews.updateMany({ where: { savedSearchId: { in: ids }, toldAt: null }, data: { toldAt: now } })
}

/** Number of people read at a time. */
const BATCH_SIZE = 100

/** Sends all due alerts, one person at a time. A failure is retried on the next run and does not affect others. */
export async function sendDueAlerts(now: Date, signal?: AbortSignal): Promise<void> {
  await db().$executeRaw`
    INSERT INTO alert_readers (user_id, next_digest_at, told_batch_id)
    SELECT user_id, ${nextDigest(now)}::timestamptz, (SELECT coalesce(max(id), 0) FROM import_batches)
    FROM (SELECT user_id FROM saved_searches UNION SELECT user_id FROM favorites) reader ON CONFLICT DO NOTHING`
  for (let last = 0; ; ) {
    const people = await duePeople(last, now)
    for (const person of people) {
      if (signal?.aborted) return
      await sendAlerts(person, now).catch((error: unknown) =>
        logger.error({ event: 'alerts.failed', user: person.id, error }, 'The alerts of a person could not be sent.'),
      )
    }
    const end = people.at(-1)?.id
    if (end === undefined) return
    last = end
  }
}

function duePeople(after: number, now: Date): Promise<Recipient[]> {
  return db().user.findMany({
    where: {
      id: { gt: after },
      status: 'active',
      role: 'caregiver',
      alertReader: { isNot: null },
      OR: [{ alertReader: { nextDigestAt: { lte: now } } }, { savedSearches: { some: { frequency: 'immediate' } } }],
    },
    orderBy: { id: 'asc' },
    take: BATCH_SIZE,
    select: RECIPIENT,
  })
}

/** Deletes news that is too old to be shown. */
export async function deleteOldNews(now: Date): Promise<void> {
  const before = daysFrom(now, -NEWS_RETENTION_DAYS)
  await db().searchNews.deleteMany({ where: { foundAt: { lt: before } } })
}
