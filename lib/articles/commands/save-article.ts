import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { tags as pages } from '@/lib/platform/cache-tags'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { addJob } from '@/lib/platform/jobs/add-job'
import { cleanHtml } from '../html/clean-html'
import { publishArticleJob } from '../jobs'
import { findPost } from '../queries/posts'
import { type ArticleValues, emptyArticle, mergeArticle, problemWith } from '../rules/merge'
import { plainText } from '../rules/plain-text'
import type { ArticleChangeInput, NewArticleInput } from '../schema/article'
import { POST } from '../select'
import type { BlogPost } from '../types'
import { keepFirstRevision, keepRevision } from './keep-revision'
import { holdSlugs, keepOldSlug, slugAsTyped, slugOfTitle } from './slugs'
import { dropWorkingCopy } from './working-copy'

/** `changed`: tags of the pages that say something else now. */
export type SavedArticle = { post: BlogPost; changed: string[] }

/** Begins an article. Throws InvalidInputError where it cannot be published as it is. */
export async function createArticle(actor: SignedInActor, input: NewArticleInput, now: Date): Promise<SavedArticle> {
  return db().$transaction(async (tx) => {
    const start = emptyArticle(now)
    const values = settle(start, input, false, now)
    await holdSlugs(tx)
    const slug = input.slug ? await slugAsTyped(tx, input.slug, null) : await slugOfTitle(tx, values.title, null)
    const wasPublic = values.status === 'published'
    const times = { createdAt: now, updatedAt: now }
    const { id } = await tx.article.create({ data: { ...values, slug, wasPublic, ...times }, select: { id: true } })
    await afterSave(tx, { id, ...values }, null)
    await keepRevision(tx, id, values, { version: 1, savedById: actor.id, savedAt: now })
    await dropWorkingCopy(actor, 0, tx)
    const details = { articleId: id, status: values.status }
    await recordAudit(tx, { action: 'article.created', at: now, actorId: actor.id, details })
    return { post: await findPost(id, tx), changed: wasPublic ? [pages.articles()] : [] }
  })
}

/**
 * Changes an article. Its address follows its title until it was public; from then on an address that it leaves leads to it. Throws
 * NotFoundError, InvalidInputError, and ConflictError where somebody else saved it since it was read.
 */
export async function changeArticle(
  actor: SignedInActor,
  id: number,
  input: ArticleChangeInput,
  now: Date,
): Promise<SavedArticle> {
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM articles WHERE id = ${id} FOR UPDATE`
    const row = await tx.article.findFirst({ where: { id, deletedAt: null }, select: POST })
    if (!row) throw new NotFoundError('There is no such article.')
    if (input.version !== undefined && input.version !== row.version)
      throw new ConflictError('Somebody else has saved this article since you opened it.')
    await keepFirstRevision(tx, id, valuesOf(row), { version: row.version, savedAt: row.updatedAt })
    const values = settle(row, input, row.wasPublic, now)
    const slug = await nextSlug(tx, row, values.title, input.slug)
    if (row.wasPublic && slug !== row.slug) await keepOldSlug(tx, id, row.slug, slug)
    const wasPublic = row.wasPublic || values.status === 'published'
    const data = { ...values, slug, wasPublic, version: { increment: 1 }, updatedAt: now }
    await tx.article.update({ where: { id }, data, select: { id: true } })
    await afterSave(tx, { id, ...values }, row)
    await keepRevision(tx, id, values, { version: row.version + 1, savedById: actor.id, savedAt: now })
    await dropWorkingCopy(actor, id, tx)
    const details = { articleId: id, status: values.status }
    await recordAudit(tx, { action: 'article.changed', at: now, actorId: actor.id, details })
    const isSeen = row.status === 'published' || values.status === 'published'
    return { post: await findPost(id, tx), changed: isSeen ? [pages.articles(), pages.article(id)] : [] }
  })
}

/** The values to store, cleaned. Throws InvalidInputError. */
function settle(before: ArticleValues, input: ArticleChangeInput, wasPublic: boolean, now: Date): ArticleValues {
  const merged = mergeArticle(valuesOf(before), input, wasPublic, now)
  const values = { ...merged, body: cleanHtml(merged.body) }
  const words = plainText(values.body) || (values.body.includes('<img') ? 'picture' : '')
  const problem = problemWith(before, values, { wanted: input.status, words, now })
  if (problem) throw new InvalidInputError(Object.values(problem)[0] ?? '', problem)
  return values
}

const valuesOf = (row: ArticleValues): ArticleValues => ({
  title: row.title,
  excerpt: row.excerpt,
  body: row.body,
  metaDescription: row.metaDescription,
  metaKeywords: row.metaKeywords,
  featuredImage: row.featuredImage,
  featuredAlt: row.featuredAlt,
  category: row.category,
  audience: row.audience,
  tags: row.tags,
  author: row.author,
  status: row.status,
  publishAt: row.publishAt,
})

type Standing = ArticleValues & { id: number; slug: string; wasPublic: boolean }

async function nextSlug(tx: Transaction, row: Standing, title: string, typed: string | undefined): Promise<string> {
  if (typed !== undefined && typed !== '' && typed !== row.slug) {
    await holdSlugs(tx)
    return slugAsTyped(tx, typed, row.id)
  }
  if (row.wasPublic || typed || title === row.title) return row.slug
  await holdSlugs(tx)
  return slugOfTitle(tx, title, row.id)
}

/** What is planned is done by a job; it asks again when its time has come, so what is moved or cancelled needs no more. */
async function afterSave(
  tx: Transaction,
  after: ArticleValues & { id: number },
  before: ArticleValues | null,
): Promise<void> {
  if (after.status !== 'scheduled') return
  if (before?.status === 'scheduled' && before.publishAt.getTime() === after.publishAt.getTime()) return
  const options = { runAt: after.publishAt, key: `publish-article ${after.id}` }
  await addJob(tx, publishArticleJob, { articleId: after.id }, options)
}
