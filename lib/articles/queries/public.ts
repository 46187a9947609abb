import 'server-only'
import { db } from '@/lib/platform/db'
import type { ArticleCategory } from '@/prisma/generated/enums'
import { CATEGORIES, type CategorySlug } from '../catalogue'
import { LIST_PAGE_SIZE, pageCountOf } from '../rules/list-page'
import { CARD, PAGE, toCard, toPage } from '../select'
import type { ArticleCard, ArticleList, FoundArticle } from '../types'
import { countViews, findPopularIds } from './views'

const RELATED = 3

/** What everybody may read at this moment. */
export const readable = (now: Date) => ({ status: 'published', publishAt: { lte: now }, deletedAt: null }) as const
const NEWEST = [{ publishAt: 'desc' }, { id: 'desc' }] as const

type CardRows = Parameters<typeof toCard>[0][]

async function asCards(rows: CardRows, now: Date): Promise<ArticleCard[]> {
  const [views, popular] = await Promise.all([countViews(rows.map(({ id }) => id)), findPopularIds(now)])
  return rows.map((row) => toCard(row, views.get(row.id) ?? 0, popular.includes(row.id)))
}

/** A page of the articles, the newest first; of one category where one is given. Pages beyond the last are empty. */
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

/** The most read articles of late, the most read first. */
export async function listTopArticles(now: Date): Promise<ArticleCard[]> {
  const ids = await findPopularIds(now)
  const cards = await asCards(
    await db().article.findMany({ where: { id: { in: ids }, ...readable(now) }, select: CARD }),
    now,
  )
  return cards.toSorted((a, b) => b.views - a.views)
}

/** The article at an address; where it was before, the address of today. */
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

/** Of the same category first, then those that share a tag, then the newest. */
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

/** Every public article's address, with when it last changed. */
export function listArticlesForSitemap(now: Date): Promise<{ slug: string; updatedAt: Date }[]> {
  return db().article.findMany({
    where: readable(now),
    orderBy: { id: 'asc' },
    take: 50_000,
    select: { slug: true, updatedAt: true },
  })
}

/** How many articles each category has; those without one are left out. */
export async function countByCategory(now: Date): Promise<Map<ArticleCategory, number>> {
  const rows = await db().article.groupBy({ by: ['category'], where: readable(now), _count: true })
  return new Map(rows.map(({ category, _count }) => [category, _count]))
}
