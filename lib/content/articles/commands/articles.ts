import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { tags } from '@/lib/platform/cache/tags'
import { db } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import { logger } from '@/lib/platform/logging/logger'
import { publishArticleJob } from '../../jobs'
import { ARTICLE_LIMITS, categoryOfCode, DELETED_RETENTION_DAYS } from '../catalogue'
import { findPost } from '../queries/editor'
import { revisionFields } from '../rules/revisions'
import type { BlogPost } from '../types'
import { changeArticle, createArticle, type SavedArticle } from './save-article'

const DAY_MS = 86_400_000
const NOT_FOUND = 'We can’t find this article.'

/** Deletes an article; it can be restored for DELETED_RETENTION_DAYS. Returns the changed cache tags. Throws NotFoundError. */
export async function deleteArticle(actor: SignedInActor, id: number, now: Date): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.article.updateMany({ where: { id, deletedAt: null }, data: { deletedAt: now } })
    if (count === 0) throw new NotFoundError(NOT_FOUND)
    await recordAudit(tx, { action: 'article.deleted', at: now, actorId: actor.id, details: { articleId: id } })
    return [tags.articles(), tags.article(id)]
  })
}

/** Restores a deleted article. If its scheduled time has passed, it becomes a draft. Throws NotFoundError. */
export async function restoreArticle(actor: SignedInActor, id: number, now: Date): Promise<SavedArticle> {
  return db().$transaction(async (tx) => {
    const row = await tx.article.findFirst({
      where: { id, deletedAt: { not: null } },
      select: { status: true, publishAt: true },
    })
    if (!row) throw new NotFoundError(NOT_FOUND)
    const isPastDue = row.status === 'scheduled' && row.publishAt <= now
    const status = isPastDue ? ('draft' as const) : row.status
    await tx.article.update({ where: { id }, data: { deletedAt: null, status }, select: { id: true } })
    if (status === 'scheduled')
      await addJob(tx, publishArticleJob, { articleId: id }, { runAt: row.publishAt, key: `publish-article ${id}` })
    await recordAudit(tx, { action: 'article.restored', at: now, actorId: actor.id, details: { articleId: id } })
    return { post: await findPost(id, tx), changed: [tags.articles(), tags.article(id)] }
  })
}

/** Permanently deletes articles that can no longer be restored. */
export async function purgeArticles(now: Date): Promise<void> {
  const old = await db().article.findMany({
    where: { deletedAt: { lt: new Date(now.getTime() - DELETED_RETENTION_DAYS * DAY_MS) } },
    select: { id: true },
  })
  const ids = old.map(({ id }) => id)
  await db().$transaction([
    db().articleWorkingCopy.deleteMany({ where: { slot: { in: ids } } }),
    db().article.deleteMany({ where: { id: { in: ids } } }),
  ])
}

/** Creates a draft with the same content, under its own title and address. Throws NotFoundError. */
export async function duplicateArticle(actor: SignedInActor, id: number, now: Date): Promise<BlogPost> {
  const { title, content, excerpt, metaDescription, metaKeywords, featuredImage, featuredAlt, ...rest } =
    await findPost(id)
  const { category, audience, tags, author } = rest
  const words = { content, excerpt, metaDescription, metaKeywords, featuredImage, featuredAlt }
  const copy = { ...words, category, audience, tags, author, status: 'draft' as const }
  const name = `Copy of ${title}`.slice(0, ARTICLE_LIMITS.title).trim()
  return (await createArticle(actor, { ...copy, title: name }, now)).post
}

/** Restores an earlier version's content; the current content stays available as a version. Throws NotFoundError. */
export async function restoreRevision(
  actor: SignedInActor,
  articleId: number,
  id: number,
  now: Date,
): Promise<SavedArticle> {
  const row = await db().articleRevision.findFirst({ where: { id, articleId }, select: { fields: true } })
  if (!row) throw new NotFoundError('We can’t find this version.')
  const { body, category, featuredImage, ...words } = revisionFields.parse(row.fields)
  const input = {
    ...words,
    content: body,
    category: categoryOfCode(category).label,
    featuredImage: featuredImage ?? '',
  }
  return changeArticle(actor, articleId, input, now)
}

/**
 * Publishes a scheduled article whose time has come; does nothing if it was rescheduled, unpublished or deleted. Revalidates its pages even
 * if an earlier attempt already published it and then failed.
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
  const warn = (sentence: string) => logger.warn({ event: 'article.published' }, sentence)
  if (isPublished) await revalidateRemotely([tags.articles(), tags.article(id)], warn)
}
