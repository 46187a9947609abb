import { diffWordsWithSpace } from 'diff'
import { z } from 'zod'
import { type Message, message } from '@/lib/platform/language/message'
import type { Translate } from '@/lib/platform/language/types'
import { ArticleAudience, ArticleCategory, type ArticleStatus } from '@/prisma/generated/enums'
import { categoryOfLabel, DEFAULT_AUTHOR } from '../catalogue'
import type { ArticleChangeInput } from '../schema'
import { currentStatus, localPublishTime, publishMoment } from './publishing'
import { plainText } from './text'

/** The fields stored in a revision, in the order in which a difference lists them. Status, publish time and slug are not part of it. */
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
type RevisionFields = z.output<typeof revisionFields>
type RevisionField = keyof RevisionFields

/** The stored values of an article, without its slug and timestamps. `body`: not sanitized yet. */
export type ArticleValues = RevisionFields & { status: ArticleStatus; publishAt: Date }

const MORNING = '09:00'

/** The initial values of a new article. */
export const emptyArticle = (now: Date): ArticleValues => ({
  title: '',
  excerpt: '',
  body: '',
  metaDescription: '',
  metaKeywords: '',
  featuredImage: null,
  featuredAlt: '',
  category: 'early_development',
  audience: 'both',
  tags: [],
  author: DEFAULT_AUTHOR,
  status: 'draft',
  publishAt: now,
})

/**
 * Merges a change into an article; missing fields stay unchanged. An article that is published for the first time without a date gets the current
 * time. A date without a time changes nothing if it is the stored date. Otherwise it means now if it is today, or else the time of day that was
 * already scheduled, or else that day's morning.
 */
export function mergeArticle(
  before: ArticleValues,
  input: ArticleChangeInput,
  wasPublic: boolean,
  now: Date,
): ArticleValues {
  const wanted = input.status ?? before.status
  const publishAt = publishMomentOf(before, input, wanted === 'published' && !wasPublic, now)
  return {
    title: input.title ?? before.title,
    excerpt: input.excerpt ?? before.excerpt,
    body: input.content ?? before.body,
    metaDescription: input.metaDescription ?? before.metaDescription,
    metaKeywords: input.metaKeywords ?? before.metaKeywords,
    featuredImage: input.featuredImage === undefined ? before.featuredImage : input.featuredImage || null,
    featuredAlt: input.featuredAlt ?? before.featuredAlt,
    category: input.category ? categoryOfLabel(input.category).code : before.category,
    audience: input.audience ?? before.audience,
    tags: input.tags ?? before.tags,
    author: input.author === undefined ? before.author : input.author || DEFAULT_AUTHOR,
    status: currentStatus(wanted, publishAt, now),
    publishAt,
  }
}

function publishMomentOf(before: ArticleValues, input: ArticleChangeInput, isFirst: boolean, now: Date): Date {
  const { publishDate, publishTime } = input
  if (publishDate === undefined && publishTime === undefined) return isFirst ? now : before.publishAt
  const stored = localPublishTime(before.publishAt)
  const today = localPublishTime(now).publishDate
  const day = publishDate ?? stored.publishDate
  if (publishTime === undefined && day === stored.publishDate) return before.publishAt
  if (publishTime === undefined && day === today) return now
  const planned = before.status === 'scheduled' ? stored.publishTime : MORNING
  return publishMoment(day, publishTime ?? planned) ?? before.publishAt
}

const PAST = message('content.errors.pastTime')

/** Error messages by field: a published article needs a title and text, and a scheduled one a future time. */
export function problemWith(
  before: Pick<ArticleValues, 'status' | 'publishAt'>,
  after: ArticleValues,
  { wanted, words, now }: { wanted: ArticleStatus | undefined; words: string; now: Date },
): Record<string, Message> | null {
  const isAsBefore = before.status === 'scheduled' && before.publishAt.getTime() === after.publishAt.getTime()
  if (wanted === 'scheduled' && after.publishAt <= now && !isAsBefore) return { publishTime: PAST }
  if (after.status === 'draft') return null
  const missing = {
    ...(!after.title && { title: message('content.errors.titleFirst') }),
    ...(!words && { content: message('content.errors.textFirst') }),
  }
  return Object.keys(missing).length > 0 ? missing : null
}

export const asRevision = (values: ArticleValues): RevisionFields => revisionFields.parse(values)

export const isSameRevision = (one: RevisionFields, other: RevisionFields): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const BLOCK_ENDS = /<\/(p|h[2-4]|li|tr|blockquote|pre|figure)>|<br \/>|<hr \/>/g

/** The messages that a difference needs. */
export type DifferenceTexts = {
  categories: Translate<'content.categories'>
  audiences: Translate<'content.cms.audiences'>
}

/** A field as readable text: for the body one paragraph per line, with the addresses of links and pictures. */
export function readableField(
  { categories, audiences }: DifferenceTexts,
  fields: RevisionFields,
  field: RevisionField,
): string {
  if (field === 'category') return categories(fields.category)
  if (field === 'audience') return audiences(fields.audience)
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

/** A run of words in both versions, only in the older one, or only in the newer one. */
export type DifferencePart = { kind: 'same' | 'removed' | 'added'; text: string }
export type FieldDifference = { field: RevisionField; parts: DifferencePart[] }

/** Word-by-word differences of the fields that changed. */
export function differenceOf(t: DifferenceTexts, older: RevisionFields, newer: RevisionFields): FieldDifference[] {
  return revisionFields.keyof().options.flatMap((field) => {
    const [before, after] = [readableField(t, older, field), readableField(t, newer, field)]
    if (before === after) return []
    const parts = diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
      kind: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
      text: value,
    }))
    return [{ field, parts }]
  })
}
