import 'server-only'
import { createHmac, randomBytes } from 'node:crypto'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { saltOf } from '@/lib/analytics/visits/commands'
import { isBot, type Visitor } from '@/lib/analytics/visits/rules/visitors'
import { db } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { previewSecret } from '../queries/editor'
import { inJournal } from '../queries/published'
import { localPublishTime, PREVIEW_DAYS } from '../rules/publishing'
import type { MarkInput } from '../schema'

/** Marks a journal article as read or saved for the actor, or unmarks it. Throws NotFoundError for any other article. */
export async function markArticle(actor: SignedInActor, id: number, marks: MarkInput, now: Date): Promise<void> {
  const { read, saved } = marks
  const key = { userId: actor.id, articleId: id }
  const data = {
    ...(read !== undefined && { readAt: read ? now : null }),
    ...(saved !== undefined && { savedAt: saved ? now : null }),
  }
  await db().$transaction(async (tx) => {
    // Locks the user's row, so that two clicks are applied one after the other.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR NO KEY UPDATE`
    if ((await tx.article.count({ where: { id, ...inJournal(now) } })) === 0)
      throw new NotFoundError('We can’t find this article.')
    const before = await tx.articleMark.findUnique({ where: { userId_articleId: key } })
    const { readAt = null, savedAt = null } = { ...before, ...data }
    const where = { userId_articleId: key }
    if (!readAt && !savedAt) await tx.articleMark.deleteMany({ where: key })
    else await tx.articleMark.upsert({ where, create: { ...key, readAt, savedAt }, update: { readAt, savedAt } })
  })
}

const MARK_BYTES = 16

/**
 * Counts a view of an article, once a day per visitor. Bots, admins and unpublished articles are skipped silently. Only the day's hash of
 * the visitor is stored (lib/analytics).
 */
export async function recordArticleView(actor: Actor, articleId: number, visitor: Visitor, now: Date): Promise<void> {
  if (isBot(visitor.agent) || (actor.kind === 'user' && actor.role === 'admin')) return
  const markDay = now.toISOString().slice(0, 10)
  const mark = createHmac('sha256', await saltOf(markDay))
    .update(JSON.stringify([visitor.address, visitor.agent, visitor.languages, 'article', articleId]))
    .digest()
    .subarray(0, MARK_BYTES)
  await db().$executeRaw`
    WITH fresh AS (
      INSERT INTO interaction_marks (day, mark)
      SELECT ${markDay}::date, ${mark}::bytea FROM articles
      WHERE id = ${articleId}::int AND status = 'published' AND publish_at <= ${now}::timestamptz AND deleted_at IS NULL
      ON CONFLICT DO NOTHING RETURNING mark
    )
    INSERT INTO article_views (article_id, day, count)
    SELECT ${articleId}::int, ${localPublishTime(now).publishDate}::date, 1 FROM fresh
    ON CONFLICT (article_id, day) DO UPDATE SET count = article_views.count + 1`
}

const DAY_MS = 86_400_000
const KEY_BYTES = 16
const NOT_FOUND = 'We can’t find this article.'

/**
 * Returns an article's preview path and extends it by 14 days; the path stays the same until the preview is ended. Throws NotFoundError.
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
    const until = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS)
    await tx.article.update({ where: { id }, data: { previewKey: key, previewUntil: until }, select: { id: true } })
    return { path: routes.articlePreview(`${id}.${previewSecret(id, key)}`), until: until.toISOString() }
  })
}

/** Invalidates every preview link of an article. Throws NotFoundError. */
export async function endPreview(id: number): Promise<void> {
  const { count } = await db().article.updateMany({
    where: { id, deletedAt: null },
    data: { previewKey: null, previewUntil: null },
  })
  if (count === 0) throw new NotFoundError(NOT_FOUND)
}
