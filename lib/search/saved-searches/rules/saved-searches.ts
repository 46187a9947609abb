import type { Role } from '@/lib/access/types'
import type { AlertFrequency } from '@/prisma/generated/enums'
import { EMPTY_SEARCH } from '../../rules/search-query'
import type { Search } from '../../schema'
import type { News } from '../schema'

/**
 * What a saved search is, whichever way its address was written: order, page and view are how it is looked at. A child's months
 * find nobody else, and stay out of what is kept and mailed.
 */
export function watchedSearch(search: Search): Search {
  const { sort, page, view, openNow, born, start } = EMPTY_SEARCH
  return { ...search, sort, page, view, openNow, born, start }
}

/** Whom saved searches are for: the gate and the button ask the same. */
export const SAVED_SEARCH_ROLES = ['caregiver'] as const satisfies readonly Role[]

export function maySaveSearches(role: string): boolean {
  return SAVED_SEARCH_ROLES.some((one) => one === role)
}

/** Hour of the day (UTC) of the daily mail: breakfast time in Florida. */
const DIGEST_HOUR = 13
const DAY_MS = 86_400_000
/** Half a day short of a week, so that a look that came a moment earlier than the last one still counts. */
const WEEK_MS = 6.5 * DAY_MS

/** The next daily mail after this moment. */
export function nextDigest(now: Date): Date {
  const today = new Date(now)
  today.setUTCHours(DIGEST_HOUR, 0, 0, 0)
  return today > now ? today : new Date(today.getTime() + DAY_MS)
}

/** Whether a search is looked at now; `isDigest` while the person's daily mail is made. */
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

/** Of one account. Each is looked at again and again, so their number is bounded. */
export const MOST_SAVED_SEARCHES = 20
export const LONGEST_NAME = 80
/** What was found is shown and kept this long. */
export const NEWS_KEPT_DAYS = 60
/** Of one search, in a mail or on the page; the others are counted. */
export const NEWS_SHOWN = 10

type NewsCounts = { providers: number; searches: number }

export function countsOf(all: readonly News[]): NewsCounts {
  return { providers: all.reduce((sum, { total }) => sum + total, 0), searches: all.length }
}

/** "3 providers". */
export function countsText({ providers }: NewsCounts): string {
  return providers === 1 ? '1 provider' : `${providers.toLocaleString('en-US')} providers`
}
