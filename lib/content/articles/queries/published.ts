import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import type { ArticleAudience, ArticleCategory } from '@/prisma/generated/enums'
import { CATEGORIES, type CategorySlug, categoryOfCode } from '../catalogue'
import { cleanHtml } from '../html'
import { JOURNAL_PAGE_SIZE, LIST_PAGE_SIZE, POPULAR, pageCountOf } from '../rules/publishing'
import type { JournalQuery, JournalShow } from '../schema'
import { CARD, PAGE, toCard, toPage } from '../select'
import type { ArticleCard, ArticleList, FeedArticle, FoundArticle, Journal } from '../types'

const DAY_MS = 86_400_000

/** Total views of these articles; articles without views are missing. */
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

/** The most viewed recent articles, most viewed first, above a minimum of views. */
async function findPopularIds(now: Date): Promise<number[]> {
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

const RELATED = 3

/** The condition for articles that are public now. */
const readable = (now: Date) => ({ status: 'published', publishAt: { lte: now }, deletedAt: null }) as const
const NEWEST = [{ publishAt: 'desc' }, { id: 'desc' }] as const

type CardRows = Parameters<typeof toCard>[0][]

async function asCards(rows: CardRows, now: Date): Promise<ArticleCard[]> {
  const [views, popular] = await Promise.all([countViews(rows.map(({ id }) => id)), findPopularIds(now)])
  return rows.map((row) => toCard(row, views.get(row.id) ?? 0, popular.includes(row.id)))
}

/** A page of public articles, newest first, optionally of one category. Pages beyond the last are empty. */
export async function listArticles(category: CategorySlug | null, page: number, now: Date): Promise<ArticleList> {
  const code = CATEGORIES.find(({ slug }) => slug === category)?.code
  const where = { ...(code && { category: code }), ...readable(now) }
  const [total, rows] = await Promise.all([
    db().article.count({ where }),
    db().article.findMany({
      where,
      orderBy: [...NEWEST],
      skip: (page - 1) * LIST_PAGE_SIZE,
      take: LIST_PAGE_SIZE,
      select: CARD,
    }),
  ])
  return { articles: await asCards(rows, now), page, pageCount: pageCountOf(total) }
}

/** The most viewed recent articles, most viewed first. */
export async function listTopArticles(now: Date): Promise<ArticleCard[]> {
  const ids = await findPopularIds(now)
  const cards = await asCards(
    await db().article.findMany({ where: { id: { in: ids }, ...readable(now) }, select: CARD }),
    now,
  )
  return cards.toSorted((a, b) => b.views - a.views)
}

/** The article at an address; for an old address, a redirect to the current one. */
export async function findArticle(slug: string, now: Date): Promise<FoundArticle> {
  const row = await db().article.findFirst({ where: { slug, ...readable(now) }, select: PAGE })
  if (!row) {
    const old = await db().articleOldSlug.findFirst({
      where: { slug, article: readable(now) },
      select: { article: { select: { slug: true } } },
    })
    return old ? { kind: 'redirect', slug: old.article.slug } : { kind: 'none' }
  }
  const [views, popular] = await Promise.all([countViews([row.id]), findPopularIds(now)])
  const article = toPage(row, views.get(row.id) ?? 0, popular.includes(row.id))
  return { kind: 'page', article, related: await findRelated(row, now) }
}

/** Articles of the same category first, then those that share tags, then the newest. */
async function findRelated(of: { id: number; category: string; tags: string[] }, now: Date): Promise<ArticleCard[]> {
  const rows = await db().article.findMany({
    where: { ...readable(now), id: { not: of.id } },
    orderBy: [...NEWEST],
    take: 60,
    select: { ...CARD, tags: true },
  })
  const nearness = (row: (typeof rows)[number]) =>
    (row.category === of.category ? 100 : 0) + row.tags.filter((tag) => of.tags.includes(tag)).length
  return asCards(rows.toSorted((a, b) => nearness(b) - nearness(a)).slice(0, RELATED), now)
}

/** The addresses of all public articles, with their last change. */
export function listArticlesForSitemap(now: Date): Promise<{ slug: string; updatedAt: Date }[]> {
  return db().article.findMany({
    where: readable(now),
    orderBy: { id: 'asc' },
    take: 50_000,
    select: { slug: true, updatedAt: true },
  })
}

/** How many public articles each category has; empty categories are missing. */
export async function countByCategory(now: Date): Promise<Map<ArticleCategory, number>> {
  const rows = await db().article.groupBy({ by: ['category'], where: readable(now), _count: true })
  return new Map(rows.map(({ category, _count }) => [category, _count]))
}

const NEWEST_SHOWN = 20

/** The newest articles, for feed readers. */
export async function listFeedArticles(now: Date): Promise<FeedArticle[]> {
  const rows = await db().article.findMany({
    where: readable(now),
    orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
    take: NEWEST_SHOWN,
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

const AUDIENCES: ArticleAudience[] = ['providers', 'both']

/** The condition for articles in the providers' journal. */
export const inJournal = (now: Date) => ({ ...readable(now), audience: { in: AUDIENCES } })

/** A page of the journal, newest first, with the reader's marks; `counts` covers all pages. */
export async function findJournal(
  { id: userId }: Pick<SignedInActor, 'id'>,
  { show, page }: JournalQuery,
  now: Date,
): Promise<Journal> {
  const where = (one: JournalShow) => ({
    ...inJournal(now),
    ...(one === 'saved' && { marks: { some: { userId, savedAt: { not: null } } } }),
    ...(one === 'unread' && { marks: { none: { userId, readAt: { not: null } } } }),
  })
  const [all, unread, saved, rows] = await Promise.all([
    db().article.count({ where: where('all') }),
    db().article.count({ where: where('unread') }),
    db().article.count({ where: where('saved') }),
    db().article.findMany({
      where: where(show),
      orderBy: [{ publishAt: 'desc' }, { id: 'desc' }],
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
