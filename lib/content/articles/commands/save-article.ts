import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { tags as pages } from '@/lib/platform/cache/revalidate'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import { message } from '@/lib/platform/language/message'
import { publishArticleJob } from '../../jobs'
import { cleanHtml } from '../html'
import { findPost } from '../queries'
import { freeSlug, slugFrom } from '../rules/publishing'
import {
  type ArticleValues,
  asRevision,
  emptyArticle,
  isSameRevision,
  mergeArticle,
  problemWith,
  revisionFields,
} from '../rules/revisions'
import { plainText } from '../rules/text'
import type { ArticleChangeInput, NewArticleInput, WorkingCopyInput } from '../schema'
import { POST } from '../select'
import type { BlogPost } from '../types'

const TAKEN = message('content.errors.addressTaken')
const UNUSABLE = message('content.errors.addressUnusable')

/** Serializes transactions that choose an address. */
async function lockSlugs(tx: Transaction): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('article slugs'))`
}

/** The addresses, current and former, of other articles that begin like this. Call lockSlugs() first. */
async function takenSlugs(tx: Transaction, start: string, articleId: number | null): Promise<Set<string>> {
  const slug = { startsWith: start }
  const others = articleId === null ? {} : { not: articleId }
  const rows = [
    ...(await tx.article.findMany({ where: { slug, id: others }, select: { slug: true } })),
    ...(await tx.articleOldSlug.findMany({ where: { slug, articleId: others }, select: { slug: true } })),
  ]
  return new Set(rows.map((row) => row.slug))
}

/** An unused address made from a title, with a number appended if needed. Call lockSlugs() first. */
async function slugOfTitle(tx: Transaction, title: string, articleId: number | null): Promise<string> {
  const wanted = slugFrom(title) ?? 'article'
  return freeSlug(wanted, await takenSlugs(tx, wanted, articleId))
}

/** An address typed by an admin. Call lockSlugs() first. Throws InvalidInputError if it is taken or empty. */
async function slugAsTyped(tx: Transaction, typed: string, articleId: number | null): Promise<string> {
  const slug = slugFrom(typed)
  if (!slug) throw invalidField('slug', UNUSABLE)
  if ((await takenSlugs(tx, slug, articleId)).has(slug)) throw invalidField('slug', TAKEN)
  return slug
}

/** Makes the article's former public address a redirect. An address that is used again stops being one. */
async function saveOldSlug(tx: Transaction, articleId: number, before: string, after: string): Promise<void> {
  await tx.articleOldSlug.deleteMany({ where: { slug: after } })
  await tx.articleOldSlug.createMany({ data: [{ slug: before, articleId }], skipDuplicates: true })
}

type Saved = { version: number; savedById: number | null; savedAt: Date }

/** Stores the current content as a version, unless the newest version is identical. */
async function saveRevision(
  tx: Transaction,
  articleId: number,
  values: ArticleValues,
  { version, savedById, savedAt }: Saved,
): Promise<void> {
  const fields = asRevision(values)
  const newest = await findNewest(tx, articleId)
  if (newest && isSameRevision(revisionFields.parse(newest.fields), fields)) return
  await tx.articleRevision.create({ data: { articleId, version, fields, savedById, savedAt }, select: { id: true } })
}

/** Before a change, stores the current content as the first version if there is none: seeded articles have no versions. */
async function saveFirstRevision(
  tx: Transaction,
  articleId: number,
  values: ArticleValues,
  saved: Omit<Saved, 'savedById'>,
): Promise<void> {
  if (!(await findNewest(tx, articleId))) await saveRevision(tx, articleId, values, { ...saved, savedById: null })
}

const findNewest = (tx: Transaction, articleId: number) =>
  tx.articleRevision.findFirst({ where: { articleId }, orderBy: { version: 'desc' }, select: { fields: true } })

/** Stores what the actor typed but has not saved; `articleId` is 0 for a new article. */
export async function saveWorkingCopy(
  { id: userId }: SignedInActor,
  { articleId: slot, fields }: WorkingCopyInput,
  now: Date,
): Promise<void> {
  const data = { fields, savedAt: now }
  await db().articleWorkingCopy.upsert({
    where: { userId_slot: { userId, slot } },
    create: { userId, slot, ...data },
    update: data,
    select: { slot: true },
  })
}

/** Deletes a working copy that was saved or discarded. */
export async function deleteWorkingCopy(
  { id: userId }: SignedInActor,
  slot: number,
  tx: Database | Transaction = db(),
): Promise<void> {
  await tx.articleWorkingCopy.deleteMany({ where: { userId, slot } })
}

/** `changed`: the cache tags to revalidate. */
export type SavedArticle = { post: BlogPost; changed: string[] }

/** Creates an article. Throws InvalidInputError if it cannot be published as it is. */
export async function createArticle(actor: SignedInActor, input: NewArticleInput, now: Date): Promise<SavedArticle> {
  return db().$transaction(async (tx) => {
    const values = mergedValues(emptyArticle(now), input, false, now)
    await lockSlugs(tx)
    const slug = input.slug ? await slugAsTyped(tx, input.slug, null) : await slugOfTitle(tx, values.title, null)
    const wasPublic = values.status === 'published'
    const times = { createdAt: now, updatedAt: now }
    const { id } = await tx.article.create({ data: { ...values, slug, wasPublic, ...times }, select: { id: true } })
    if (values.status === 'scheduled') await schedulePublishing(tx, id, values.publishAt)
    await saveRevision(tx, id, values, { version: 1, savedById: actor.id, savedAt: now })
    await deleteWorkingCopy(actor, 0, tx)
    const details = { articleId: id, status: values.status }
    await recordAudit(tx, { action: 'article.created', at: now, actorId: actor.id, details })
    return { post: await findPost(id, tx), changed: wasPublic ? [pages.articles()] : [] }
  })
}

/**
 * Changes an article. Its address is updated with its title until it has been public; after that, an old address redirects to the new one. Throws
 * NotFoundError, InvalidInputError, and ConflictError if someone else saved it since it was read.
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
    if (!row) throw new NotFoundError(message('content.errors.noArticle'))
    if (input.version !== undefined && input.version !== row.version)
      throw new ConflictError(message('content.errors.savedSince'))
    await saveFirstRevision(tx, id, valuesOf(row), { version: row.version, savedAt: row.updatedAt })
    const values = mergedValues(row, input, row.wasPublic, now)
    const slug = await nextSlug(tx, row, values.title, input.slug)
    if (row.wasPublic && slug !== row.slug) await saveOldSlug(tx, id, row.slug, slug)
    const wasPublic = row.wasPublic || values.status === 'published'
    const data = { ...values, slug, wasPublic, version: { increment: 1 }, updatedAt: now }
    await tx.article.update({ where: { id }, data, select: { id: true } })
    if (values.status === 'scheduled') await schedulePublishing(tx, id, values.publishAt)
    await saveRevision(tx, id, values, { version: row.version + 1, savedById: actor.id, savedAt: now })
    await deleteWorkingCopy(actor, id, tx)
    const details = { articleId: id, status: values.status }
    await recordAudit(tx, { action: 'article.changed', at: now, actorId: actor.id, details })
    const isSeen = row.status === 'published' || values.status === 'published'
    return { post: await findPost(id, tx), changed: isSeen ? [pages.articles(), pages.article(id)] : [] }
  })
}

/** Merges and cleans the values to store. Throws InvalidInputError. */
function mergedValues(before: ArticleValues, input: ArticleChangeInput, wasPublic: boolean, now: Date): ArticleValues {
  const merged = mergeArticle(valuesOf(before), input, wasPublic, now)
  const values = { ...merged, body: cleanHtml(merged.body) }
  const words = plainText(values.body) || (values.body.includes('<img') ? 'picture' : '')
  const problem = problemWith(before, values, { wanted: input.status, words, now })
  if (problem) throw new InvalidInputError(Object.values(problem)[0] ?? message('platform.errors.unusable'), problem)
  return values
}

const valuesOf = (row: ArticleValues): ArticleValues => ({
  ...asRevision(row),
  status: row.status,
  publishAt: row.publishAt,
})

type StoredArticle = ArticleValues & { id: number; slug: string; wasPublic: boolean }

async function nextSlug(
  tx: Transaction,
  row: StoredArticle,
  title: string,
  typed: string | undefined,
): Promise<string> {
  if (typed !== undefined && typed !== '' && typed !== row.slug) {
    await lockSlugs(tx)
    return slugAsTyped(tx, typed, row.id)
  }
  if (row.wasPublic || typed || title === row.title) return row.slug
  await lockSlugs(tx)
  return slugOfTitle(tx, title, row.id)
}

/** Schedules publishing; replaces a previously set time. The job checks the article again when it runs, so unpublishing needs no cleanup. */
export const schedulePublishing = (tx: Transaction, articleId: number, runAt: Date): Promise<void> =>
  addJob(tx, publishArticleJob, { articleId }, { runAt, key: `publish-article ${articleId}` })
