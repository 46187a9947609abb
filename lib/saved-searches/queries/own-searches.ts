import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { ShownSavedSearch } from '../types'
import { unseenNews } from './news'

/** The actor's own saved searches, the newest first, each with what came since they last looked. */
export async function findSavedSearches({ id: userId }: SignedInActor): Promise<ShownSavedSearch[]> {
  const rows = await db().savedSearch.findMany({
    where: { userId },
    orderBy: { id: 'desc' },
    select: { id: true, name: true, query: true, frequency: true, createdAt: true },
  })
  const news = await unseenNews(rows.map(({ id }) => id))
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    news: news.get(row.id) ?? { items: [], total: 0 },
  }))
}
