import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { tags } from '@/lib/platform/cache-tags'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/add-job'
import { publishArticleJob } from '../jobs'
import { findPost } from '../queries/posts'
import { KEPT_DAYS } from '../rules/deleted'
import type { SavedArticle } from './save-article'

const DAY_MS = 86_400_000
const NONE = 'There is no such article.'

/** Takes an article away; it can be had back for KEPT_DAYS. Answers the tags of changed pages. Throws NotFoundError. */
export async function deleteArticle(actor: SignedInActor, id: number, now: Date): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.article.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } })
    if (count === 0) throw new NotFoundError(NONE)
    await recordAudit(tx, { action: 'article.deleted', at: now, actorId: actor.id, details: { articleId: id } })
    return [tags.articles(), tags.article(id)]
  })
}

/** Gives a deleted article back as it was. One whose planned time has passed meanwhile is a draft. Throws NotFoundError. */
export async function restoreArticle(actor: SignedInActor, id: number, now: Date): Promise<SavedArticle> {
  return db().$transaction(async (tx) => {
    const row = await tx.article.findFirst({
      where: { id, deletedAt: { not: null } },
      select: { status: true, publishAt: true },
    })
    if (!row) throw new NotFoundError(NONE)
    const isMissed = row.status === 'scheduled' && row.publishAt <= now
    const status = isMissed ? ('draft' as const) : row.status
    await tx.article.update({ where: { id }, data: { deletedAt: null, status }, select: { id: true } })
    if (status === 'scheduled')
      await addJob(tx, publishArticleJob, { articleId: id }, { runAt: row.publishAt, key: `publish-article ${id}` })
    await recordAudit(tx, { action: 'article.restored', at: now, actorId: actor.id, details: { articleId: id } })
    return { post: await findPost(id, tx), changed: [tags.articles(), tags.article(id)] }
  })
}

/** Removes for good what nobody wanted back. */
export async function purgeArticles(now: Date): Promise<void> {
  const old = await db().article.findMany({
    where: { deletedAt: { lt: new Date(now.getTime() - KEPT_DAYS * DAY_MS) } },
    select: { id: true },
  })
  const ids = old.map(({ id }) => id)
  await db().$transaction([
    db().articleWorkingCopy.deleteMany({ where: { slot: { in: ids } } }),
    db().article.deleteMany({ where: { id: { in: ids } } }),
  ])
}
