import { z } from 'zod'
import { idField, isStorable, MAX_ID } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import { ArticleAudience, ArticleStatus } from '@/prisma/generated/enums'
import { CATEGORIES, CATEGORY_LABELS, ARTICLE_LIMITS as LIMITS } from './catalogue'
import { publishMoment } from './rules/publishing'
import { isOwnPicture } from './rules/text'

const NOT_FOUND = message('content.errors.noArticle')
const id = idField(NOT_FOUND)
export const articleParams = z.object({ id })
/** The ids of an article and one of its versions. */
export const revisionParams = z.object({ id, revision: id })

const atMost = (most: number) => message('content.errors.tooLong', { most })
const UNSTORABLE = message('content.errors.unstorable')

/** Text on one line, with whitespace collapsed. */
const line = (most: number) =>
  z
    .string(message('content.errors.writeSomething'))
    .refine(isStorable, UNSTORABLE)
    .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .pipe(z.string().max(most, atMost(most)))

const TOO_MANY_TAGS = message('content.errors.tooManyTags', { most: LIMITS.tags })
const tags = z
  .array(line(LIMITS.tag), message('content.errors.tagsAreWords'))
  .max(LIMITS.tags * 5, TOO_MANY_TAGS)
  .transform((all) => [...new Set(all.filter(Boolean))])
  .pipe(z.array(z.string()).max(LIMITS.tags, TOO_MANY_TAGS))

const NO_PICTURE = message('content.errors.pictureAddress')
const isExternal = (address: string) => /^https?:\/\//i.test(address) && address.length <= LIMITS.address

/** A picture on this site, or an external address whose picture is fetched and stored before the article is saved. */
const featuredImage = z
  .string(message('content.errors.picture'))
  .nullable()
  .transform((path) => (path ?? '').trim())
  .refine((path) => path === '' || isOwnPicture(path) || isExternal(path), NO_PICTURE)

const DAY = message('content.errors.day')
const day = z.iso
  .date(DAY)
  .refine((date) => date >= '2000-01-01' && date < '2100-01-01', message('content.errors.dayInCentury'))
const TIME = message('content.errors.time')
const time = z.string(TIME).regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME)

/** Every field of an article, as clients send it. */
const fields = z.object({
  title: line(LIMITS.title),
  content: z
    .string(message('content.errors.writeArticle'))
    .max(LIMITS.body, message('content.errors.articleTooLong'))
    .refine(isStorable, UNSTORABLE),
  excerpt: line(LIMITS.excerpt),
  metaDescription: line(LIMITS.metaDescription),
  metaKeywords: line(LIMITS.metaKeywords),
  featuredImage,
  featuredAlt: line(LIMITS.alt),
  category: z.enum(CATEGORY_LABELS, message('content.errors.category')),
  tags,
  status: z.enum(ArticleStatus, message('content.errors.status')),
  publishDate: day,
  publishTime: time,
  author: line(LIMITS.author),
  audience: z.enum(ArticleAudience, message('content.errors.audience')),
  slug: line(LIMITS.slug),
})

type When = { publishDate?: string | undefined; publishTime?: string | undefined }
const isRealTime = ({ publishDate, publishTime }: When) =>
  !publishDate || !publishTime || publishMoment(publishDate, publishTime) !== null
const noSuchTime = {
  path: ['publishTime'],
  message: message('content.errors.noSuchHour'),
}

/** All fields are optional and have defaults. */
export const newArticleInput = fields.partial().refine(isRealTime, noSuchTime)
export type NewArticleInput = z.output<typeof newArticleInput>

/** Missing fields stay as they are. `version` is the one the sender has read; without it, the newest is overwritten. */
export const articleChangeInput = fields
  .extend({ version: z.int(message('content.errors.loadAgain')) })
  .partial()
  .refine(isRealTime, noSuchTime)
export type ArticleChangeInput = z.output<typeof articleChangeInput>

/** The admin list's query. */
export const articleListQuery = z.object({
  status: z
    .enum(['all', 'published', 'draft', 'scheduled', 'deleted'], message('content.errors.listStatus'))
    .default('all'),
  search: z
    .string()
    .max(200)
    .transform((text) => text.trim())
    .catch('')
    .default(''),
})
export type ArticleListQuery = z.output<typeof articleListQuery>

const NO_PAGE = message('content.errors.noPage')

/** The page of the public list. */
export const publishedQuery = z.object({
  page: z.coerce.number(NO_PAGE).int(NO_PAGE).min(1).max(9_999).default(1),
  category: z
    .enum(
      CATEGORIES.map(({ slug }) => slug),
      message('content.errors.noCategory'),
    )
    .optional(),
})

/** The address of an external picture. */
export const pictureAddress = z.object({ address: z.string(NO_PICTURE).trim().refine(isExternal, NO_PICTURE) })

export const JOURNAL_SHOWS = ['all', 'unread', 'saved'] as const
export type JournalShow = (typeof JOURNAL_SHOWS)[number]

/** The journal's query; invalid values mean the first page of all articles. */
export const journalQuery = z.object({
  show: z.enum(JOURNAL_SHOWS).catch('all').default('all'),
  page: z.coerce.number().int().min(1).max(999).catch(1).default(1),
})
export type JournalQuery = z.output<typeof journalQuery>

/** The reader's marks on an article; missing fields stay as they are. */
export const markInput = z
  .object({
    read: z.boolean(message('content.errors.readOrUnread')),
    saved: z.boolean(message('content.errors.savedOrNot')),
  })
  .partial()
  .refine(({ read, saved }) => read !== undefined || saved !== undefined, message('content.errors.chooseChange'))
export type MarkInput = z.output<typeof markInput>

const NO_ARTICLE = message('content.errors.notAnArticle')
const articleId = z.coerce.number(NO_ARTICLE).int(NO_ARTICLE).min(0).max(MAX_ID)

/** The article whose working copy is requested; 0 for a new article. */
export const workingCopyQuery = z.object({ articleId })

/** Fields as typed, even if invalid: they are validated when the article is saved. */
export const workingFields = z.record(
  z.string().max(40),
  z.union([z.string().max(LIMITS.body), z.array(z.string().max(1_000)).max(100)]),
)
export const workingCopyInput = z.object({ articleId, fields: workingFields })
export type WorkingCopyInput = z.output<typeof workingCopyInput>
