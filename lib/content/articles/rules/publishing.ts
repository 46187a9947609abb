import { instantOf, localTimeOf } from '@/lib/platform/time/zoned-time'
import type { ArticleStatus } from '@/prisma/generated/enums'
import { ARTICLE_LIMITS, ARTICLE_ZONE } from '../catalogue'

/** The date ("2026-11-24") and time ("09:00") in ARTICLE_ZONE. */
export function localPublishTime(at: Date): { publishDate: string; publishTime: string } {
  const local = localTimeOf(at, ARTICLE_ZONE)
  return { publishDate: local.slice(0, 10), publishTime: local.slice(11) }
}

/** The instant of a local date and time; null for an hour skipped by daylight saving time. */
export const publishMoment = (publishDate: string, publishTime: string): Date | null =>
  instantOf(`${publishDate}T${publishTime}`, ARTICLE_ZONE)

/**
 * The status to store. "Published" with a future date becomes "scheduled", and "scheduled" with a past date becomes "published". The
 * job would do so within a minute anyway; this way the screen is right immediately.
 */
export function currentStatus(wanted: ArticleStatus, publishAt: Date, now: Date): ArticleStatus {
  if (wanted === 'draft') return 'draft'
  return publishAt > now ? 'scheduled' : 'published'
}

/** How long a preview link works after it was last requested. */
export const PREVIEW_DAYS = 14

const TOKEN = /^([1-9]\d{0,9})\.([A-Za-z0-9_-]{22})$/

/** Parses the token of a preview link ("12.AbC..."); null if malformed. */
export function readPreviewToken(token: string): { id: number; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? []
  return id && secret && Number(id) <= 2_147_483_647 ? { id: Number(id), secret } : null
}

/** Path segments that the blog itself uses, so no article can have them as its slug. */
const TAKEN = new Set(['page', 'category', 'preview'])

/** A slug of lowercase letters, digits and single hyphens; null if nothing usable is left. */
export function slugFrom(words: string): string | null {
  const slug = words
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  const cut = slug.length <= ARTICLE_LIMITS.slug ? slug : cutBetweenWords(slug)
  return cut && !TAKEN.has(cut) ? cut : null
}

function cutBetweenWords(slug: string): string {
  const start = slug.slice(0, ARTICLE_LIMITS.slug + 1)
  const end = start.lastIndexOf('-')
  return start.slice(0, end > 0 ? end : ARTICLE_LIMITS.slug)
}

/** The first of "visiting-a-room", "visiting-a-room-2" and so on that is not taken. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted
  for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`
  return slug
}

/** Articles on a page of the blog: two rows of three on a wide screen. */
export const LIST_PAGE_SIZE = 6

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE))

/** The number of a later page in an address ("2", "3"); null for anything else, including the first page. */
export function parseFurtherPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null
}

/** Articles on a page of the journal. */
export const JOURNAL_PAGE_SIZE = 10

/** The top articles: the most viewed of recent days, with at least a minimum of views, so that the ranking is meaningful. */
export const POPULAR = { count: 5, days: 90, leastViews: 5 } as const
