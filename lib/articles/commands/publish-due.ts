import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { tags } from '@/lib/platform/cache-tags'
import { db } from '@/lib/platform/db'
import { logger } from '@/lib/platform/logger'
import { revalidateRemotely } from '@/lib/platform/revalidate-remote'

/**
 * Publishes a planned article if its time has come; one that was moved, cancelled or deleted meanwhile is left alone. Its pages are made
 * anew also where an earlier try died in between.
 */
export async function publishDueArticle(id: number, now: Date): Promise<void> {
  const isPublished = await db().$transaction(async (tx) => {
    const { count } = await tx.article.updateMany({
      where: { id, status: 'scheduled', publishAt: { lte: now }, deletedAt: null },
      data: { status: 'published', wasPublic: true, version: { increment: 1 } },
    })
    if (count > 0) {
      const details = { articleId: id, status: 'published' }
      await recordAudit(tx, { action: 'article.published', at: now, actorId: null, details })
    }
    return (await tx.article.count({ where: { id, status: 'published', deletedAt: null } })) > 0
  })
  const say = (sentence: string) => logger.warn({ event: 'article.published' }, sentence)
  if (isPublished) await revalidateRemotely([tags.articles(), tags.article(id)], say)
}
