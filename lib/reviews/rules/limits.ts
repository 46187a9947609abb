import type { RateLimit } from '@/lib/platform/rate-limit'

export const REVIEW_LIMITS = { textMin: 20, text: 3_000, answer: 2_000, note: 1_000 } as const
/** From so many others within a day on, a new review waits for somebody. */
export const BURST = { ofProvider: 5, byAuthor: 3 } as const
export const BURST_WITHIN_MS = 24 * 3_600_000
/** Reviews on a page of a provider's dashboard. */
export const PAGE_SIZE = 20

/** Of one person: a review or answer sent, corrected and sent again, and no more. */
export const WRITING_RATE: RateLimit = { max: 20, windowSeconds: 3_600 }
export const REPORT_RATE: RateLimit = { max: 20, windowSeconds: 86_400 }
