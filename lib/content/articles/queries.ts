import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { NotFoundError } from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import { keyedHash } from '@/lib/platform/security/secrets'
import { daysFrom } from '@/lib/platform/time/dates'
import type { Prisma } from '@/prisma/generated/client'
import type { ArticleAudience, ArticleCategory } from '@/prisma/generated/enums'
import { type CategorySlug, categoryOfCode, categoryOfSlug, MAX_LISTED } from './catalogue'
import { cleanHtml } from './html'
import { JOURNAL_PAGE_SIZE, LIST_PAGE_SIZE, POPULAR, pageCountOf, readPreviewToken } from './rules/publishing'
import { differenceOf, revisionFields } from './rules/revisions'
import { type ArticleListQuery, type JournalQuery, type JournalShow, workingFields } from './schema'
import { CARD, type CardRow, PAGE, POST, toCard, toPage, toPost } from './select'
import type {
  ArticleCard,
  ArticleList,
  ArticlePage,
  BlogPost,
  FeedArticle,
  FoundArticle,
  Journal,
  RevisionDetail,
  RevisionLine,
  WorkingCopy,
} from './types'

/** The total views of these articles; articles without views are missing. */
async function countViews(ids: readonly number[], tx: Database | Transaction = db()): Promise<Map<number, number>> {
  const rows = await tx.articleView.groupBy({
    by: ['articleId'],
    where: { articleId: { in: [...ids] } },
    _sum: { count: true },
  })
  return new Map(rows.map(({ articleId, _sum }) => [articleId, _sum.count ?? 0]))
}

/** The condition for articles that are public now. */
const isPublic = (now: Date) => ({ status: 'published', publishAt: { lte: now }, deletedAt: null }) as const
const NEWEST = [{ publishAt: 'desc' }, { id: 'desc' }] satisfies Prisma.ArticleOrderByWithRelationInput[]

/** The articles with the most views in the last POPULAR.days days, most viewed first, if they have a minimum of views. */
async function findPopularIds(now: Date): Promise<number[]> {
  const rows = await db().articleView.groupBy({
    by: ['articleId'],
    where: { day: { gt: daysFrom(now, -POPULAR.days) }, article: isPublic(now) },
    _sum: { count: true },
    having: { count: { _sum: { gte: POPULAR.leastViews } } },
    orderBy: [{ _sum: { count: 'desc' } }, { articleId: 'desc' }],
    take: POPULAR.count,
  })
  return rows.map(({ articleId }) => articleId)
}

const RELATED = 3

async function toCards(rows: readonly CardRow[], now: Date): Promise<ArticleCard[]> {
  const [views, popular] = await Promise.all([countViews(rows.map(({ id }) => id)), findPopularIds(now)])
  return rows.map((row) => toCard(row, views.get(row.id) ?? 0, popular.includes(row.id)))
}

/** A page of public articles, newest first, optionally of one category. Pages beyond the last are empty. */
export async function listArticles(category: CategorySlug | null, page: number, now: Date): Promise<ArticleList> {
  const where = { ...(category && { category: categoryOfSlug(category).code }), ...isPublic(now) }
  const [total, rows] = await Promise.all([
    db().article.count({ where }),
    db().article.findMany({
      where,
      orderBy: NEWEST,
      skip: (page - 1) * LIST_PAGE_SIZE,
      take: LIST_PAGE_SIZE,
      select: CARD,
    }),
  ])
  return { articles: await toCards(rows, now), page, pageCount: pageCountOf(total) }
}

/** The most viewed articles of recent weeks, most viewed first. */
export async function listTopArticles(now: Date): Promise<ArticleCard[]> {
  const ids = await findPopularIds(now)
  const rows = await db().article.findMany({ where: { id: { in: ids }, ...isPublic(now) }, select: CARD })
  return toCards(
    rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
    now,
  )
}

/** The article at an address; for an old address, a redirect to the current one. */
export async function findArticle(locale: Locale, slug: string, now: Date): Promise<FoundArticle> {
  const row = await db().article.findFirst({ where: { slug, ...isPublic(now) }, select: PAGE })
  if (!row) {
    const old = await db().articleOldSlug.findFirst({
      where: { slug, article: isPublic(now) },
      select: { article: { select: { slug: true } } },
    })
    return old ? { kind: 'redirect', slug: old.article.slug } : { kind: 'none' }
  }
  const [views, popular] = await Promise.all([countViews([row.id]), findPopularIds(now)])
  const article = toPage(locale, row, views.get(row.id) ?? 0, popular.includes(row.id))
  return { kind: 'page', article, related: await findRelated(row, now) }
}

/** Articles of the same category first, then those that share tags, then the newest. */
async function findRelated(of: { id: number; category: string; tags: string[] }, now: Date): Promise<ArticleCard[]> {
  const rows = await db().article.findMany({
    where: { ...isPublic(now), id: { not: of.id } },
    orderBy: NEWEST,
    take: 60,
    select: { ...CARD, tags: true },
  })
  const relatedness = (row: (typeof rows)[number]) =>
    (row.category === of.category ? 100 : 0) + row.tags.filter((tag) => of.tags.includes(tag)).length
  return toCards(rows.toSorted((a, b) => relatedness(b) - relatedness(a)).slice(0, RELATED), now)
}

/** The addresses of all public articles, with their last change. */
export function listArticlesForSitemap(now: Date): Promise<{ slug: string; updatedAt: Date }[]> {
  return db().article.findMany({
    where: isPublic(now),
    orderBy: { id: 'asc' },
    take: 50_000,
    select: { slug: true, updatedAt: true },
  })
}

/** How many public articles each category has; empty categories are missing. */
export async function countByCategory(now: Date): Promise<Map<ArticleCategory, number>> {
  const rows = await db().article.groupBy({ by: ['category'], where: isPublic(now), _count: true })
  return new Map(rows.map(({ category, _count }) => [category, _count]))
}

const FEED_LENGTH = 20

/** The newest articles, for feed readers. */
export async function listFeedArticles(now: Date): Promise<FeedArticle[]> {
  const rows = await db().article.findMany({
    where: isPublic(now),
    orderBy: NEWEST,
    take: FEED_LENGTH,
    select: PAGE,
  })
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    html: cleanHtml(row.body),
    image: row.featuredImage,
    author: row.author,
    tags: [categoryOfCode(row.category).label, ...row.tags],
    publishedAt: row.publishAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }))
}

const JOURNAL_AUDIENCES: ArticleAudience[] = ['providers', 'both']

/** The condition for articles in the providers' journal. */
export const isInJournal = (now: Date) => ({ ...isPublic(now), audience: { in: JOURNAL_AUDIENCES } })

/** A page of the journal, newest first, with the reader's marks; `counts` covers all pages. */
export async function findJournal(
  { id: userId }: Pick<SignedInActor, 'id'>,
  { show, page }: JournalQuery,
  now: Date,
): Promise<Journal> {
  const where = (one: JournalShow) => ({
    ...isInJournal(now),
    ...(one === 'saved' && { marks: { some: { userId, savedAt: { not: null } } } }),
    ...(one === 'unread' && { marks: { none: { userId, readAt: { not: null } } } }),
  })
  const [all, unread, saved, rows] = await Promise.all([
    db().article.count({ where: where('all') }),
    db().article.count({ where: where('unread') }),
    db().article.count({ where: where('saved') }),
    db().article.findMany({
      where: where(show),
      orderBy: NEWEST,
      skip: (page - 1) * JOURNAL_PAGE_SIZE,
      take: JOURNAL_PAGE_SIZE,
      select: { ...CARD, marks: { where: { userId }, select: { readAt: true, savedAt: true } } },
    }),
  ])
  const counts = { all, unread, saved }
  const articles = rows.map(({ marks: [mark], ...row }) => {
    const { slug, title, excerpt, author, category, publishedAt, readingTime } = toCard(row, 0, false)
    const words = { slug, title, excerpt, author, category, publishedAt, readingTime }
    return { ...words, id: row.id, isRead: Boolean(mark?.readAt), isSaved: Boolean(mark?.savedAt) }
  })
  return { articles, counts, page, hasMore: page * JOURNAL_PAGE_SIZE < counts[show] }
}

/** Articles for the admin list, latest publish date first. For admins only. */
export async function listPosts({ status, search }: ArticleListQuery): Promise<BlogPost[]> {
  const words = { contains: search.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } as const
  const rows = await db().article.findMany({
    where: {
      ...(search && { OR: [{ title: words }, { author: words }] }),
      ...(status !== 'all' && status !== 'deleted' && { status }),
      deletedAt: status === 'deleted' ? { not: null } : null,
    },
    orderBy: NEWEST,
    take: MAX_LISTED,
    select: POST,
  })
  const views = await countViews(rows.map(({ id }) => id))
  return rows.map((row) => toPost(row, views.get(row.id) ?? 0))
}

/** One article for editing. Throws NotFoundError, also if it is deleted. For admins only. */
export async function findPost(id: number, tx: Database | Transaction = db()): Promise<BlogPost> {
  const row = await tx.article.findFirst({ where: { id, deletedAt: null }, select: POST })
  if (!row) throw new NotFoundError(message('content.errors.noArticle'))
  return toPost(row, (await countViews([id], tx)).get(id) ?? 0)
}

/** The secret of a preview link. It is derived from the server's key and the stored one, so a database leak does not expose links. */
export const previewSecret = (id: number, key: Uint8Array): string =>
  Buffer.from(keyedHash('article preview', id, Buffer.from(key).toString('hex'))).toString('base64url')

/** An article as its page would render it, for a valid preview link; otherwise null. */
export async function findPreview(locale: Locale, token: string, now: Date): Promise<ArticlePage | null> {
  const read = readPreviewToken(token)
  if (!read) return null
  const row = await db().article.findFirst({
    where: { id: read.id, deletedAt: null, previewUntil: { gt: now } },
    select: { ...PAGE, previewKey: true },
  })
  if (!row?.previewKey) return null
  const isOurs = timingSafeEqual(Buffer.from(read.secret), Buffer.from(previewSecret(row.id, row.previewKey)))
  return isOurs ? toPage(locale, row, 0, false) : null
}

const MAX_REVISIONS = 100

/** The versions of an article, newest first. For admins only. */
export async function listRevisions(articleId: number): Promise<RevisionLine[]> {
  const rows = await db().articleRevision.findMany({
    where: { articleId, article: { deletedAt: null } },
    orderBy: { version: 'desc' },
    take: MAX_REVISIONS,
    select: { id: true, version: true, savedAt: true, savedBy: { select: { firstName: true, lastName: true } } },
  })
  return rows.map(({ savedAt, savedBy, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    savedBy: savedBy && `${savedBy.firstName} ${savedBy.lastName}`.trim(),
  }))
}

/** The difference between a version and the newest one, in the reader's language. Throws NotFoundError. For admins only. */
export async function findRevision(locale: Locale, articleId: number, id: number): Promise<RevisionDetail> {
  const row = await db().articleRevision.findFirst({
    where: { id, articleId, article: { deletedAt: null } },
    select: { id: true, version: true, fields: true },
  })
  const newest = await db().articleRevision.findFirst({
    where: { articleId },
    orderBy: { version: 'desc' },
    select: { id: true, fields: true },
  })
  if (!row || !newest) throw new NotFoundError(message('content.errors.noVersion'))
  const t = {
    categories: translate(locale, 'content.categories'),
    audiences: translate(locale, 'content.cms.audiences'),
  }
  const difference = differenceOf(t, revisionFields.parse(row.fields), revisionFields.parse(newest.fields))
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
