import 'server-only'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import { isWanted } from '@/lib/notifications/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { logger } from '@/lib/platform/logging/logger'
import { alertMail, recordMail, type SearchWithNews } from '../emails'
import { findRecordNews, newestBatchId, searchOf, unsentNews } from '../queries'
import { countsOf, isDue, NEWS_KEPT_DAYS, nextDigest } from '../rules/saved-searches'
import type { RecordNews } from '../schema'
import { findNews } from './saved-searches'

/** A look takes milliseconds; twenty of them in a busy database may take longer than Prisma's five seconds. */
const PATIENCE = { timeout: 60_000, maxWait: 10_000 }

/**
 * Looks at what is due of one person's searches, and once a day at the states' files about their favorites, and tells all that is new
 * at once. The row of their daily mail is locked meanwhile,
 * and what is told is marked in the same transaction: however often it runs, each piece is told once.
 */
export async function sendAlerts(person: Recipient, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const [reader] = await tx.$queryRaw<{ isDigest: boolean; toldBatchId: number }[]>`
      SELECT next_digest_at <= ${now}::timestamptz AS "isDigest", told_batch_id AS "toldBatchId" FROM alert_readers WHERE user_id = ${person.id} FOR UPDATE`
    if (!reader) return
    const { ids, searches } = await lookAtDue(tx, person, reader.isDigest, now)
    const toldBatchId = reader.isDigest ? await newestBatchId(tx) : reader.toldBatchId
    const records = await findRecordNews(tx, person.id, { after: reader.toldBatchId, upTo: toldBatchId })
    await tellNews(tx, person, searches, records, now)
    await markTold(tx, ids, now)
    if (reader.isDigest)
      await tx.alertReader.update({
        where: { userId: person.id },
        data: { nextDigestAt: nextDigest(now), toldBatchId },
      })
  }, PATIENCE)
}

async function lookAtDue(tx: Transaction, person: Recipient, isDigest: boolean, now: Date) {
  const saved = await tx.savedSearch.findMany({
    where: { userId: person.id },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, query: true, frequency: true, lookedAt: true },
  })
  const due = saved.filter((one) => isDue(one, isDigest, now))
  for (const { id, query } of due) {
    const asked = await searchOf(query)
    if (asked) await findNews(tx, id, asked, now)
  }
  const ids = due.map(({ id }) => id)
  const news = await unsentNews(tx, ids)
  const searches = due.flatMap(({ id, name, query }): SearchWithNews[] => {
    const own = news.get(id)
    return own ? [{ name, query, news: own }] : []
  })
  return { ids, searches }
}

/** One mail of a day holds both, where the person wants both; at the bell each stands for itself. */
async function tellNews(
  tx: Transaction,
  person: Recipient,
  searches: readonly SearchWithNews[],
  records: readonly RecordNews[],
  at: Date,
): Promise<void> {
  const isOneMail =
    searches.length > 0 &&
    (await isWanted(tx, person.id, 'search-news', 'email')) &&
    (await isWanted(tx, person.id, 'favorite-records', 'email'))
  if (searches.length > 0) {
    const facts = countsOf(searches.map((one) => one.news))
    const mail = alertMail(person.firstName, searches, isOneMail ? records : [])
    await notify(tx, { kind: 'search-news', to: person, facts, at, mail })
  }
  const [first] = records
  if (!first) return
  const facts = { providers: records.length, provider: first.name, publicId: first.publicId }
  const mail = recordMail(person.firstName, records)
  await notify(tx, { kind: 'favorite-records', to: person, facts, at, mail, by: isOneMail ? 'app' : undefined })
}

async function markTold(tx: Transaction, ids: number[], now: Date): Promise<void> {
  await tx.searchNews.updateMany({ where: { savedSearchId: { in: ids }, toldAt: null }, data: { toldAt: now } })
}

/** So many people are read at a time. */
const AT_ONCE = 100

/** Tells everybody who is due, one after another. What fails for one is tried again at the next turn and stops nobody else. */
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
        logger.error({ event: 'alerts.failed', user: person.id, error }, 'Somebody could not be told what is new.'),
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
    take: AT_ONCE,
    select: { id: true, email: true, firstName: true, lastName: true },
  })
}

/** Erases what was found longer ago than it is shown. */
export async function cleanUpNews(now: Date): Promise<void> {
  const before = new Date(now.getTime() - NEWS_KEPT_DAYS * 86_400_000)
  await db().searchNews.deleteMany({ where: { foundAt: { lt: before } } })
}
