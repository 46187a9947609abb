import { ARTICLE_ZONE, DEFAULT_AUTHOR } from '@/lib/articles/catalogue'
import type { BlogPost } from '@/lib/articles/types'
import { todayIn } from '@/lib/providers/rules/dates'

/** What the editor holds: the fields of an article as they are typed. */
export type ArticleFields = Pick<
  BlogPost,
  | 'title'
  | 'content'
  | 'excerpt'
  | 'metaDescription'
  | 'metaKeywords'
  | 'featuredImage'
  | 'featuredAlt'
  | 'category'
  | 'tags'
  | 'status'
  | 'publishDate'
  | 'publishTime'
  | 'author'
  | 'audience'
  | 'slug'
>

export const emptyFields = (now: Date): ArticleFields => ({
  title: '',
  content: '',
  excerpt: '',
  metaDescription: '',
  metaKeywords: '',
  featuredImage: '',
  featuredAlt: '',
  category: 'Early Development',
  tags: [],
  status: 'draft',
  publishDate: todayIn(ARTICLE_ZONE, now),
  publishTime: '09:00',
  author: DEFAULT_AUTHOR,
  audience: 'both',
  slug: '',
})

export const fieldsOf = (post: BlogPost): ArticleFields => ({
  title: post.title,
  content: post.content,
  excerpt: post.excerpt,
  metaDescription: post.metaDescription,
  metaKeywords: post.metaKeywords,
  featuredImage: post.featuredImage,
  featuredAlt: post.featuredAlt,
  category: post.category,
  tags: post.tags,
  status: post.status,
  publishDate: post.publishDate,
  publishTime: post.publishTime,
  author: post.author,
  audience: post.audience,
  slug: post.slug,
})

/** What is sent: the day and the time only where somebody chose them, so that "publish" without a choice means now. */
export function changedFields(fields: ArticleFields, start: ArticleFields): Partial<ArticleFields> {
  const { publishDate, publishTime, slug, ...rest } = fields
  const isWhenChosen =
    fields.status === 'scheduled' || publishDate !== start.publishDate || publishTime !== start.publishTime
  return {
    ...rest,
    ...(isWhenChosen && { publishDate, publishTime }),
    ...(slug !== start.slug && slug !== '' && { slug }),
  }
}

export const isSame = (one: ArticleFields, other: ArticleFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Which part of the editor a field stands in. */
const PARTS: Partial<Record<keyof ArticleFields, 'content' | 'seo'>> = {
  title: 'content',
  excerpt: 'content',
  content: 'content',
  metaDescription: 'seo',
  metaKeywords: 'seo',
  featuredImage: 'seo',
  featuredAlt: 'seo',
}
export type EditorPart = 'content' | 'seo' | 'settings'
export const partOf = (field: string): EditorPart => PARTS[field as keyof ArticleFields] ?? 'settings'
