import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { MOST_LISTED } from '../catalogue'
import type { ArticleListQuery } from '../schema/article'
import { POST, toPost } from '../select'
import type { BlogPost } from '../types'
import { countViews } from './views'

/** Articles as admins work on them, the last published or planned first. For admins alone. */
export async function listPosts({ status, search }: ArticleListQuery): Promise<BlogPost[]> {
  const words = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
  const rows = await db().article.findMany({
    where: {
      ...(search && { OR: [{ title: words }, { author: words }] }),
      ...(status !== 'all' && status !== 'deleted' && { status }),
      deletedAt: status === 'deleted' ? { not: null } : null,
    },
    orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
    take: MOST_LISTED,
    select: POST,
  })
  const views = await countViews(rows.map(({ id }) => id))
  return rows.map((row) => toPost(row, views.get(row.id) ?? 0))
}

/** One of them. Throws NotFoundError, also for one that is deleted. For admins alone. */
export async function findPost(id: number, tx: Database | Transaction = db()): Promise<BlogPost> {
  const row = await tx.article.findFirst({ where: { id, deletedAt: null }, select: POST })
  if (!row) throw new NotFoundError('There is no such article.')
  return toPost(row, (await countViews([id], tx)).get(id) ?? 0)
}
