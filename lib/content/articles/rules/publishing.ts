import { instantOf, localTimeOf } from '@/lib/platform/time/zoned-time'
import type { ArticleStatus } from '@/prisma/generated/enums'
import { ARTICLE_LIMITS, ARTICLE_ZONE } from '../catalogue'

/** The day ("2026-11-24") and the time ("09:00") that the clocks there show. */
export function localPublishTime(at: Date): { publishDate: string; publishTime: string } {
  const local = localTimeOf(at, ARTICLE_ZONE)
  return { publishDate: local.slice(0, 10), publishTime: local.slice(11) }
}

/** The moment that a day and a time mean; null for the hour that summer time leaves out. */
export const publishMoment = (publishDate: string, publishTime: string): Date | null =>
  instantOf(`${publishDate}T${publishTime}`, ARTICLE_ZONE)

/**
 * What an article is from now on. Published for a later day is scheduled, and scheduled for a time that has come is published:
 * both would be so within a minute anyway, and so the screen says at once what is.
 */
export function currentStatus(wanted: ArticleStatus, publishAt: Date, now: Date): ArticleStatus {
  if (wanted === 'draft') return 'draft'
  return publishAt > now ? 'scheduled' : 'published'
}

/** So long a link to a preview works, from when it was last asked for. */
export const PREVIEW_DAYS = 14

const TOKEN = /^([1-9]\d{0,9})\.([A-Za-z0-9_-]{22})$/

/** "12.AbC..." of a link; null for what none of ours could be. */
export function readPreviewToken(token: string): { id: number; secret: string } | null {
  const [, id, secret] = TOKEN.exec(token) ?? []
  return id && secret && Number(id) <= 2_147_483_647 ? { id: Number(id), secret } : null
}

/** Parts of the blog's own addresses, which no article can have. */
const TAKEN = new Set(['page', 'category', 'preview'])

/** What an article's address ends in: small letters, digits and single hyphens. Null where nothing usable is left. */
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

/** The first of "visiting-a-room", "visiting-a-room-2", ... that nobody has. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted
  for (let count = 2; ; count++) {
    const next = `${wanted}-${count}`
    if (!isTaken(next)) return next
  }
}

/** Two rows of three on a wide screen. */
export const LIST_PAGE_SIZE = 6

export const pageCountOf = (total: number): number => Math.max(1, Math.ceil(total / LIST_PAGE_SIZE))

/** The number of a further page in an address ("2", "3"); null for what is none, the first one among it. */
export function parseFurtherPage(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && text !== '1' ? Number(text) : null
}

/** Articles on a page of the journal. */
export const JOURNAL_PAGE_SIZE = 10

/** "Top performing" is counted: the most read of the last days, and read by enough people to say so. */
export const POPULAR = { count: 5, days: 90, leastViews: 5 } as const
