import 'server-only'
import type { Locale } from '@/lib/platform/language/locales'
import { translate } from '@/lib/platform/language/translate'
import type { Prisma } from '@/prisma/generated/client'
import { categoryOfCode } from './catalogue'
import { articleHtml, cleanHtml } from './html'
import { localPublishTime } from './rules/publishing'
import { readingMinutes, seoScore, wordCount } from './rules/text'
import type { ArticleCard, ArticlePage, BlogPost } from './types'

export const CARD = {
  id: true,
  slug: true,
  title: true,
  excerpt: true,
  body: true,
  author: true,
  category: true,
  featuredImage: true,
  publishAt: true,
} as const

export const PAGE = {
  ...CARD,
  featuredAlt: true,
  audience: true,
  metaDescription: true,
  metaKeywords: true,
  tags: true,
  updatedAt: true,
} as const

export const POST = { ...PAGE, status: true, wasPublic: true, version: true, deletedAt: true } as const

export type CardRow = Prisma.ArticleGetPayload<{ select: typeof CARD }>
type PageRow = Prisma.ArticleGetPayload<{ select: typeof PAGE }>
type PostRow = Prisma.ArticleGetPayload<{ select: typeof POST }>

export function toCard(row: CardRow, views: number, isPopular: boolean): ArticleCard {
  const { label, slug: categorySlug } = categoryOfCode(row.category)
  return {
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    author: row.author,
    category: label,
    categorySlug,
    image: row.featuredImage,
    publishedAt: row.publishAt.toISOString(),
    readingTime: readingMinutes(row.body),
    views,
    isPopular,
  }
}

/** `locale`: the language of the page around the article. */
export function toPage(locale: Locale, row: PageRow, views: number, isPopular: boolean): ArticlePage {
  return {
    ...toCard(row, views, isPopular),
    id: row.id,
    audience: row.audience,
    description: row.metaDescription || row.excerpt,
    keywords: row.metaKeywords,
    tags: row.tags,
    imageAlt: row.featuredAlt,
    ...articleHtml(translate(locale, 'content.article'), row.body),
    wordCount: wordCount(row.body),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function toPost(row: PostRow, views: number): BlogPost {
  const { title, metaDescription, tags, featuredImage } = row
  const content = cleanHtml(row.body)
  return {
    id: row.id,
    title,
    content,
    excerpt: row.excerpt,
    metaDescription,
    metaKeywords: row.metaKeywords,
    featuredImage: featuredImage ?? '',
    featuredAlt: row.featuredAlt,
    category: categoryOfCode(row.category).label,
    tags,
    status: row.status,
    ...localPublishTime(row.publishAt),
    author: row.author,
    audience: row.audience,
    slug: row.slug,
    seoScore: seoScore({ title, metaDescription, content, featuredImage, tags }),
    readingTime: readingMinutes(content),
    views,
    version: row.version,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}
