import { z } from 'zod'
import { ArticleAudience, ArticleCategory } from '@/prisma/generated/enums'
import { audienceLabel, categoryOfCode } from '../catalogue'
import type { ArticleValues } from './merge'
import { plainText } from './plain-text'

/** The words of an article as a revision keeps them; when it appears and where it stands are no part of it. */
export const revisionFields = z.object({
  title: z.string(),
  excerpt: z.string(),
  body: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
  featuredImage: z.string().nullable(),
  featuredAlt: z.string(),
  category: z.enum(ArticleCategory),
  audience: z.enum(ArticleAudience),
  tags: z.array(z.string()),
  author: z.string(),
})
export type RevisionFields = z.output<typeof revisionFields>

export const asRevision = (values: ArticleValues): RevisionFields => revisionFields.parse(values)

export const isSameRevision = (one: RevisionFields, other: RevisionFields): boolean =>
  JSON.stringify(revisionFields.parse(one)) === JSON.stringify(revisionFields.parse(other))

/** The fields in the order in which a difference shows them. */
export const REVISION_FIELDS = [
  'title',
  'excerpt',
  'body',
  'metaDescription',
  'metaKeywords',
  'featuredImage',
  'featuredAlt',
  'category',
  'audience',
  'tags',
  'author',
] as const satisfies readonly (keyof RevisionFields)[]
export type RevisionField = (typeof REVISION_FIELDS)[number]

const BLOCK_ENDS = /<\/(p|h[2-4]|li|tr|blockquote|pre|figure)>|<br \/>|<hr \/>/g

/** A field as people read it: the body's words, a paragraph a line, links and pictures by their addresses. */
export function readableField(fields: RevisionFields, field: RevisionField): string {
  if (field === 'category') return categoryOfCode(fields.category).label
  if (field === 'audience') return audienceLabel(fields.audience)
  if (field === 'tags') return fields.tags.join(', ')
  if (field !== 'body') return fields[field] ?? ''
  return fields.body
    .replace(/<img src="([^"]*)" alt="([^"]*)"[^>]*>/g, ' [$2 $1] ')
    .replace(/<a href="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(BLOCK_ENDS, '$&\u2029')
    .split('\u2029')
    .map(plainText)
    .filter(Boolean)
    .join('\n')
}
