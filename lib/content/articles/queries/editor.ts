import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import { keyedHash } from '@/lib/platform/security/secrets'
import { MAX_LISTED } from '../catalogue'
import { cleanHtml } from '../html'
import { readPreviewToken } from '../rules/publishing'
import { differenceOf, revisionFields } from '../rules/revisions'
import { type ArticleListQuery, workingFields } from '../schema'
import { PAGE, POST, toPage, toPost } from '../select'
import type { ArticlePage, BlogPost, RevisionDetail, RevisionLine, WorkingCopy } from '../types'
import { countViews } from './published'

/** Articles for the admin list, latest publish date first. For admins only. */
export async function listPosts({ status, search }: ArticleListQuery): Promise<BlogPost[]> {
  const words = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
  const rows = await db().article.findMany({
    where: {
      ...(search && { OR: [{ title: words }, { author: words }] }),
      ...(status !== 'all' && status !== 'deleted' && { status }),
      deletedAt: status === 'deleted' ? { not: null } : null,
    },
    orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED,
    select: POST,
  })
  const views = await countViews(rows.map(({ id }) => id))
  return rows.map((row) => toPost(row, views.get(row.id) ?? 0))
}

/** One article for editing. Throws NotFoundError, also if it is deleted. For admins only. */
export async function findPost(id: number, tx: Database | Transaction = db()): Promise<BlogPost> {
  const row = await tx.article.findFirst({ where: { id, deletedAt: null }, select: POST })
  if (!row) throw new NotFoundError('We can’t find this article.')
  return toPost(row, (await countViews([id], tx)).get(id) ?? 0)
}

/** A preview link's secret. It needs the server's key as well as the stored one, so a database leak exposes no link. */
export const previewSecret = (id: number, key: Uint8Array): string =>
  Buffer.from(keyedHash('article preview', id, Buffer.from(key).toString('hex'))).toString('base64url')

/** An article as its page would render it, for a valid preview link; otherwise null. */
export async function findPreview(token: string, now: Date): Promise<ArticlePage | null> {
  const read = readPreviewToken(token)
  const row =
    read &&
    (await db().article.findFirst({
      where: { id: read.id, deletedAt: null, previewUntil: { gt: now } },
      select: { ...PAGE, previewKey: true },
    }))
  if (!read || !row?.previewKey) return null
  const [given, wanted] = [Buffer.from(read.secret), Buffer.from(previewSecret(row.id, row.previewKey))]
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? toPage(row, 0, false) : null
}

const MAX_SHOWN = 100
const NOT_FOUND = 'We can’t find this version.'

/** The versions of an article, newest first. For admins only. */
export async function listRevisions(articleId: number): Promise<RevisionLine[]> {
  const rows = await db().articleRevision.findMany({
    where: { articleId, article: { deletedAt: null } },
    orderBy: { version: 'desc' },
    take: MAX_SHOWN,
    select: { id: true, version: true, savedAt: true, savedBy: { select: { firstName: true, lastName: true } } },
  })
  return rows.map(({ savedAt, savedBy, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy && `${savedBy.firstName} ${savedBy.lastName}`.trim(),
  }))
}

/** The difference between a version and the newest one. Throws NotFoundError. For admins only. */
export async function findRevision(articleId: number, id: number): Promise<RevisionDetail> {
  const row = await db().articleRevision.findFirst({
    where: { id, articleId, article: { deletedAt: null } },
    select: { id: true, version: true, fields: true },
  })
  const newest = await db().articleRevision.findFirst({
    where: { articleId },
    orderBy: { version: 'desc' },
    select: { id: true, fields: true },
  })
  if (!row || !newest) throw new NotFoundError(NOT_FOUND)
  const difference = differenceOf(revisionFields.parse(row.fields), revisionFields.parse(newest.fields))
  return { id, version: row.version, isNewest: newest.id === id, difference }
}

/** The actor's working copy, or null. `articleId` is 0 for a new article. */
export async function findWorkingCopy({ id: userId }: SignedInActor, articleId: number): Promise<WorkingCopy | null> {
  const row = await db().articleWorkingCopy.findUnique({ where: { userId_slot: { userId, slot: articleId } } })
  const fields = workingFields.safeParse(row?.fields).data
  if (!row || !fields) return null
  const { content } = fields
  return {
    fields: { ...fields, ...(typeof content === 'string' && { content: cleanHtml(content) }) },
    savedAt: row.savedAt.toISOString(),
  }
}
