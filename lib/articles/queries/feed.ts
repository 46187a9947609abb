import 'server-only'
import { db } from '@/lib/platform/db'
import { categoryOfCode } from '../catalogue'
import { cleanHtml } from '../html/clean-html'
import type { FeedArticle } from '../types'
import { readable } from './public'

const NEWEST_SHOWN = 20

/** The newest articles, for programs that read feeds. */
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
