import 'server-only'
import { notify, type Recipient } from '@/lib/notifications/commands/notify'
import { db, type Transaction } from '@/lib/platform/db'
import { untoldNews } from '../queries/news'
import { searchOf } from '../queries/search-of'
import { isDue, nextDigest } from '../rules/due'
import { countsOf } from '../rules/news-words'
import { alertMail, type SearchWithNews } from './alert-mail'
import { look } from './look'

/** A look takes milliseconds; twenty of them in a busy database may take longer than Prisma's five seconds. */
const PATIENCE = { timeout: 60_000, maxWait: 10_000 }

/**
 * Looks at what is due of one person's searches and tells all that is new at once. The row of their daily mail is locked meanwhile,
 * and what is told is marked in the same transaction: however often it runs, each piece is told once.
 */
export async function tellPerson(person: Recipient, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const [reader] = await tx.$queryRaw<{ isDigest: boolean }[]>`
      SELECT next_digest_at <= ${now}::timestamptz AS "isDigest" FROM alert_readers WHERE user_id = ${person.id} FOR UPDATE`
    if (!reader) return
    const told = await tellDue(tx, person, reader.isDigest, now)
    await markTold(tx, told, now)
    if (reader.isDigest)
      await tx.alertReader.update({ where: { userId: person.id }, data: { nextDigestAt: nextDigest(now) } })
  }, PATIENCE)
}

async function tellDue(tx: Transaction, person: Recipient, isDigest: boolean, now: Date): Promise<number[]> {
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
  if (searches.length > 0) {
    const facts = countsOf(searches.map((one) => one.news))
    await notify(tx, {
      kind: 'search-news',
      to: person,
      facts,
      at: now,
      mail: alertMail(person.firstName, searches),
    })
  }
  return ids
}

async function markTold(tx: Transaction, ids: number[], now: Date): Promise<void> {
  await tx.searchNews.updateMany({ where: { savedSearchId: { in: ids }, toldAt: null }, data: { toldAt: now } })
}
