import 'server-only'
import { randomBytes } from 'node:crypto'
import { recordAudit } from '@/lib/access/commands/audit'
import { lockUser } from '@/lib/access/commands/sessions'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { markOf, saltOf } from '@/lib/analytics/visits/commands'
import { isBot, type Visitor } from '@/lib/analytics/visits/rules/visitors'
import { deleteFiles, storeFile } from '@/lib/media/commands/files'
import { fittedPicture } from '@/lib/media/encoding/pictures'
import { UPLOAD } from '@/lib/media/rules/pictures'
import { revalidateRemotely, tags } from '@/lib/platform/cache/revalidate'
import { db } from '@/lib/platform/database/client'
import { InvalidInputError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { fetchFile } from '@/lib/platform/http/fetch-file'
import { routes } from '@/lib/platform/http/routes'
import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { logger } from '@/lib/platform/logging/logger'
import { daysFrom, OFFICE_ZONE, todayIn } from '@/lib/platform/time/dates'
import { ARTICLE_LIMITS, categoryOfCode, DELETED_RETENTION_DAYS } from '../catalogue'
import { findPost, isInJournal, previewSecret } from '../queries'
import { PREVIEW_DAYS } from '../rules/publishing'
import { revisionFields } from '../rules/revisions'
import type { MarkInput } from '../schema'
import type { BlogPost, StoredPicture } from '../types'
import { changeArticle, createArticle, type SavedArticle, schedulePublishing } from './save-article'

const NOT_FOUND = message('content.errors.noArticle')

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
    if (status === 'scheduled') await schedulePublishing(tx, id, row.publishAt)
    await recordAudit(tx, { action: 'article.restored', at: now, actorId: actor.id, details: { articleId: id } })
    return { post: await findPost(id, tx), changed: [tags.articles(), tags.article(id)] }
  })
}

/** Permanently deletes articles that can no longer be restored. */
export async function purgeArticles(now: Date): Promise<void> {
  const old = await db().article.findMany({
    where: { deletedAt: { lt: daysFrom(now, -DELETED_RETENTION_DAYS) } },
    select: { id: true },
  })
  const ids = old.map(({ id }) => id)
  await db().$transaction([
    db().articleWorkingCopy.deleteMany({ where: { slot: { in: ids } } }),
    db().article.deleteMany({ where: { id: { in: ids } } }),
  ])
}

/** Creates a draft with the same content, under its own title and address. Throws NotFoundError. */
export async function duplicateArticle(actor: SignedInActor, id: number, locale: Locale, now: Date): Promise<BlogPost> {
  const post = await findPost(id)
  const { content, excerpt, metaDescription, metaKeywords, featuredImage, featuredAlt } = post
  const { category, audience, tags, author } = post
  const t = translate(locale, 'content.cms')
  const title = t('copyOf', { title: post.title }).slice(0, ARTICLE_LIMITS.title).trim()
  const words = { title, content, excerpt, metaDescription, metaKeywords, featuredImage, featuredAlt }
  return (await createArticle(actor, { ...words, category, audience, tags, author }, now)).post
}

/** Restores an earlier version's content; the current content stays available as a version. Throws NotFoundError. */
export async function restoreRevision(
  actor: SignedInActor,
  articleId: number,
  id: number,
  now: Date,
): Promise<SavedArticle> {
  const row = await db().articleRevision.findFirst({ where: { id, articleId }, select: { fields: true } })
  if (!row) throw new NotFoundError(message('content.errors.noVersion'))
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

/** Marks a journal article as read or saved for the actor, or unmarks it. Throws NotFoundError for any other article. */
export async function markArticle(actor: SignedInActor, id: number, marks: MarkInput, now: Date): Promise<void> {
  const { read, saved } = marks
  const key = { userId: actor.id, articleId: id }
  const where = { userId_articleId: key }
  const data = {
    ...(read !== undefined && { readAt: read ? now : null }),
    ...(saved !== undefined && { savedAt: saved ? now : null }),
  }
  await db().$transaction(async (tx) => {
    await lockUser(tx, actor.id)
    if ((await tx.article.count({ where: { id, ...isInJournal(now) } })) === 0) throw new NotFoundError(NOT_FOUND)
    const before = await tx.articleMark.findUnique({ where })
    const { readAt = null, savedAt = null } = { ...before, ...data }
    if (!readAt && !savedAt) await tx.articleMark.deleteMany({ where: key })
    else await tx.articleMark.upsert({ where, create: { ...key, readAt, savedAt }, update: { readAt, savedAt } })
  })
}

/**
 * Counts a view of an article, once a day per visitor. Bots, admins and unpublished articles are skipped silently. Only a hash of the
 * visitor that changes daily is stored (lib/analytics).
 */
export async function recordArticleView(actor: Actor, articleId: number, visitor: Visitor, now: Date): Promise<void> {
  if (isBot(visitor.agent) || (actor.kind === 'user' && actor.role === 'admin')) return
  const markDay = todayIn(OFFICE_ZONE, now)
  const mark = markOf(await saltOf(markDay), visitor, 'article', articleId)
  await db().$executeRaw`
    WITH fresh AS (
      INSERT INTO interaction_marks (day, mark)
      SELECT ${markDay}::date, ${mark}::bytea FROM articles
      WHERE id = ${articleId}::int AND status = 'published' AND publish_at <= ${now}::timestamptz AND deleted_at IS NULL
      ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO article_views (article_id, day, count)
    SELECT ${articleId}::int, ${markDay}::date, 1 FROM fresh
    ON CONFLICT (article_id, day) DO UPDATE SET count = article_views.count + 1`
}

const KEY_BYTES = 16

/**
 * Returns an article's preview path, valid for 14 days from now. The path stays the same until it expires or is revoked. Throws NotFoundError.
 */
export async function openPreview(id: number, now: Date): Promise<{ path: string; until: string }> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${id} FOR UPDATE`
    const row = await tx.article.findFirst({
      where: { id, deletedAt: null },
      select: { previewKey: true, previewUntil: true },
    })
    if (!row) throw new NotFoundError(NOT_FOUND)
    const isOver = !row.previewUntil || row.previewUntil <= now
    const key = (!isOver && row.previewKey) || new Uint8Array(randomBytes(KEY_BYTES))
    const until = daysFrom(now, PREVIEW_DAYS)
    await tx.article.update({ where: { id }, data: { previewKey: key, previewUntil: until }, select: { id: true } })
    return { path: routes.articlePreview(`${id}.${previewSecret(id, key)}`), until: until.toISOString() }
  })
}

/** Invalidates every preview link of an article. Throws NotFoundError. */
export async function revokePreviews(id: number): Promise<void> {
  const { count } = await db().article.updateMany({
    where: { id, deletedAt: null },
    data: { previewKey: null, previewUntil: null },
  })
  if (count === 0) throw new NotFoundError(NOT_FOUND)
}

/** Wide enough for an article's header picture on a high-density screen. */
const LONGEST_SIDE = 1_600

/** Re-encodes and stores a picture for articles. It is deleted after a day unless something uses it: see deleteUnusedPictures. Throws InvalidInputError. */
export async function storePicture(bytes: Uint8Array, now: Date): Promise<StoredPicture> {
  const { file, width, height } = await fittedPicture(bytes, LONGEST_SIDE)
  return storeFile(file, null, now, async (tx, key) => {
    await tx.articlePicture.create({ data: { key, width, height, addedAt: now }, select: { key: true } })
    return { src: routes.picture(key), width, height }
  })
}

/** Fetches an external picture once and stores a copy. Throws InvalidInputError. */
export const storePictureFrom = async (address: string, now: Date): Promise<StoredPicture> =>
  storePicture(await fetchFile(address, UPLOAD.maxBytes), now)

/** Replaces an external featured picture with a stored copy; other values stay. Throws InvalidInputError. */
export async function withStoredPicture<Input extends { featuredImage?: string | undefined }>(
  input: Input,
  now: Date,
): Promise<Input> {
  if (!input.featuredImage || input.featuredImage.startsWith('/')) return input
  try {
    return { ...input, featuredImage: (await storePictureFrom(input.featuredImage, now)).src }
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error
    const problem = error.message as Message
    throw invalidField('featuredImage', problem)
  }
}

/** Deletes pictures older than a day that no article, version or working copy refers to. */
export async function deleteUnusedPictures(now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const unused = await tx.$queryRaw<{ key: string }[]>`
      SELECT key FROM article_pictures p WHERE added_at < ${daysFrom(now, -1)}::timestamptz
        AND NOT EXISTS (
          SELECT FROM articles a WHERE a.featured_image = '/pictures/' || p.key OR position(p.key IN a.body) > 0
        )
        AND NOT EXISTS (SELECT FROM article_revisions r WHERE position(p.key IN r.fields::text) > 0)
        AND NOT EXISTS (SELECT FROM article_working_copies w WHERE position(p.key IN w.fields::text) > 0)`
    await deleteFiles(
      tx,
      unused.map(({ key }) => key),
    )
  })
}
