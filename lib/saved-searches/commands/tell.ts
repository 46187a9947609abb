import 'server-only'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import { isWanted } from '@/lib/notifications/queries'
import { db, type Transaction } from '@/lib/platform/db'
import { untoldNews } from '../queries/news'
import { findRecordNews, newestBatchId } from '../queries/record-news'
import { searchOf } from '../queries/search-of'
import { isDue, nextDigest } from '../rules/due'
import { countsOf } from '../rules/news-words'
import type { RecordNews } from '../types'
import { alertMail, recordMail, type SearchWithNews } from './alert-mail'
import { look } from './look'

/** A look takes milliseconds; twenty of them in a busy database may take longer than Prisma's five seconds. */
const PATIENCE = { timeout: 60_000, maxWait: 10_000 }

/**
 * Looks at what is due of one person's searches, and once a day at the states' files about their favorites, and tells all that is new
 * at once. The row of their daily mail is locked meanwhile,
 * and what is told is marked in the same transaction: however often it runs, each piece is told once.
 */
export async function tellPerson(person: Recipient, now: Date): Promise<void> {
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
    if (asked) await look(tx, id, asked, now)
  }
  const ids = due.map(({ id }) => id)
  const news = await untoldNews(tx, ids)
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
