import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { ArticleAudience } from '@/prisma/generated/enums'
import { JOURNAL_PAGE_SIZE } from '../rules/list-page'
import type { JournalQuery, JournalShow } from '../schema/journal'
import { CARD, toCard } from '../select'
import type { Journal } from '../types'
import { readable } from './public'

const AUDIENCES: ArticleAudience[] = ['providers', 'both']

/** What stands in the journal at a moment: articles that are written for providers too. */
export const inJournal = (now: Date) => ({ ...readable(now), audience: { in: AUDIENCES } })

/** A page of the journal, the newest first, with what the reader keeps of each; `counts` of all pages. */
export async function findJournal(
  { id: userId }: Pick<SignedInActor, 'id'>,
  { show, page }: JournalQuery,
  now: Date,
): Promise<Journal> {
  const where = (one: JournalShow) => ({
    ...inJournal(now),
    ...(one === 'saved' && { marks: { some: { userId, savedAt: { not: null } } } }),
    ...(one === 'unread' && { marks: { none: { userId, readAt: { not: null } } } }),
  })
  const [all, unread, saved, rows] = await Promise.all([
    db().article.count({ where: where('all') }),
    db().article.count({ where: where('unread') }),
    db().article.count({ where: where('saved') }),
    db().article.findMany({
      where: where(show),
      orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * JOURNAL_PAGE_SIZE,
      take: JOURNAL_PAGE_SIZE,
      select: { ...CARD, marks: { where: { userId }, select: { readAt: true, savedAt: true } } },
    }),
  ])
  const counts = { all, unread, saved }
  const articles = rows.map(({ marks: [mark], ...row }) => {
    const { slug, title, excerpt, author, category, publishedAt, readingTime } = toCard(row, 0, false)
    const words = { slug, title, excerpt, author, category, publishedAt, readingTime }
    return { ...words, id: row.id, isRead: Boolean(mark?.readAt), isSaved: Boolean(mark?.savedAt) }
  })
  return { articles, counts, page, hasMore: page * JOURNAL_PAGE_SIZE < counts[show] }
}
