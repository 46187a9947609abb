import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { POPULAR } from '../rules/popular'

const DAY_MS = 86_400_000

/** How often each of these was read, ever; those that nobody read are left out. */
export async function countViews(
  ids: readonly number[],
  tx: Database | Transaction = db(),
): Promise<Map<number, number>> {
  const rows = await tx.articleView.groupBy({
    by: ['articleId'],
    where: { articleId: { in: [...ids] } },
    _sum: { count: true },
  })
  return new Map(rows.map(({ articleId, _sum }) => [articleId, _sum.count ?? 0]))
}

/** The articles that were read most lately, the most read first; none that hardly anybody read. */
export async function findPopularIds(now: Date): Promise<number[]> {
  const rows = await db().articleView.groupBy({
    by: ['articleId'],
    where: {
      day: { gt: new Date(now.getTime() - POPULAR.days * DAY_MS) },
      article: { status: 'published', publishAt: { lte: now }, deletedAt: null },
    },
    _sum: { count: true },
    having: { count: { _sum: { gte: POPULAR.leastViews } } },
    orderBy: [{ _sum: { count: 'desc' } }, { articleId: 'desc' }],
    take: POPULAR.count,
  })
  return rows.map(({ articleId }) => articleId)
}
