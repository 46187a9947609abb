import type { ArticleAudience, ArticleStatus } from '@/prisma/generated/enums'
import type { CategoryLabel, CategorySlug } from './catalogue'
import type { FieldDifference } from './rules/revisions'
import type { JournalShow } from './schema'

/** A heading in the table of contents: level 2 is a section, level 3 a subsection. */
export type ContentsEntry = { id: string; text: string; level: 2 | 3 }

/** An article as admins edit it: the specification's blog post with additional fields. */
export type BlogPost = {
  id: number
  title: string
  /** Sanitized HTML. */
  content: string
  excerpt: string
  metaDescription: string
  metaKeywords: string
  /** A path on this site; empty for none. */
  featuredImage: string
  featuredAlt: string
  category: CategoryLabel
  tags: string[]
  status: ArticleStatus
  /** "2026-11-24" and "09:00", in ARTICLE_ZONE. */
  publishDate: string
  publishTime: string
  author: string
  audience: ArticleAudience
  slug: string
  seoScore: number
  /** Minutes. */
  readingTime: number
  views: number
  version: number
  /** ISO; null unless it is deleted. */
  deletedAt: string | null
}

/** An article in a list. Times are ISO. */
export type ArticleCard = {
  slug: string
  title: string
  excerpt: string
  author: string
  category: CategoryLabel
  categorySlug: CategorySlug
  image: string | null
  publishedAt: string
  readingTime: number
  views: number
  isPopular: boolean
}

/** An article as its page renders it. */
export type ArticlePage = ArticleCard & {
  id: number
  audience: ArticleAudience
  description: string
  keywords: string
  tags: string[]
  imageAlt: string
  html: string
  contents: ContentsEntry[]
  wordCount: number
  updatedAt: string
}

/** A page of a list of articles. */
export type ArticleList = { articles: ArticleCard[]; page: number; pageCount: number }

export type FoundArticle =
  | { kind: 'page'; article: ArticlePage; related: ArticleCard[] }
  | { kind: 'redirect'; slug: string }
  | { kind: 'none' }

/** An article in a feed. Times are ISO. */
export type FeedArticle = {
  slug: string
  title: string
  excerpt: string
  html: string
  image: string | null
  author: string
  tags: string[]
  publishedAt: string
  updatedAt: string
}

/** A picture stored for articles: its path and its size in pixels. */
export type StoredPicture = { src: string; width: number; height: number }

/** A version in an article's list. `savedAt`: ISO; `savedBy`: null after that account was erased. */
export type RevisionLine = { id: number; version: number; savedAt: string; savedBy: string | null }

/** The difference between a version and the newest one. */
export type RevisionDetail = { id: number; version: number; isNewest: boolean; difference: FieldDifference[] }

/** What an admin typed and has not saved. `savedAt`: ISO. */
export type WorkingCopy = { fields: Record<string, unknown>; savedAt: string }

/** An article in the journal, with the reader's marks. */
export type JournalArticle = Omit<ArticleCard, 'categorySlug' | 'image' | 'views' | 'isPopular'> & {
  id: number
  isRead: boolean
  isSaved: boolean
}

export type Journal = {
  articles: JournalArticle[]
  counts: Record<JournalShow, number>
  page: number
  hasMore: boolean
}
