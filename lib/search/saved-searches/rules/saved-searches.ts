import { DAY_MS, daysFrom } from '@/lib/platform/time/dates'
import type { AlertFrequency } from '@/prisma/generated/enums'
import { EMPTY_SEARCH } from '../../rules/filters'
import type { Search } from '../../schema'
import type { News } from '../schema'

/**
 * The part of a search that is saved. Order, page, view, "open now" and hidden results matter only while searching. The month when care starts
 * changes no match, so it is neither stored nor e-mailed.
 */
export function savedPart(search: Search): Search {
  const { sort, page, view, openNow, hide, start } = EMPTY_SEARCH
  return { ...search, sort, page, view, openNow, hide, start }
}

/** Hour of the day (UTC) when the daily e-mail is sent: morning in the East. */
const DIGEST_HOUR = 13
/** Half a day less than a week, so that a run slightly earlier in the day than the last one still counts. */
const WEEK_MS = 6.5 * DAY_MS

/** When the next daily e-mail is due. */
export function nextDigest(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  return today > now ? today : daysFrom(today, 1)
}

/** Whether a search is run now; `isDigest` is true when the person's daily e-mail is due. */
export function isDue(
  { frequency, lookedAt }: { frequency: AlertFrequency; lookedAt: Date | null },
  isDigest: boolean,
  now: Date,
): boolean {
  switch (frequency) {
    case 'immediate':
      return true
    case 'daily':
      return isDigest
    case 'weekly':
      return isDigest && (lookedAt === null || now.getTime() - lookedAt.getTime() >= WEEK_MS)
    case 'off':
      return false
  }
}

/** The limit per account, since each saved search is run repeatedly. */
export const MAX_SAVED_SEARCHES = 20
export const MAX_SEARCH_NAME_LENGTH = 80
/** News is shown and stored for this long. */
export const NEWS_RETENTION_DAYS = 60
/** The number of providers listed per search, in an e-mail or on the page; the rest are only counted. */
export const NEWS_SHOWN = 10

type NewsCounts = { providers: number; searches: number }

export function countsOf(all: readonly News[]): NewsCounts {
  return { providers: all.reduce((sum, { total }) => sum + total, 0), searches: all.length }
}
