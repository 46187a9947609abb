import type { RateLimit } from '@/lib/platform/rate-limit'

export const CLAIM_LIMITS = { position: 80, note: 2_000, licenseNumber: 60, decisionNote: 1_000 } as const

const DAY = 86_400
/** Claims sent or changed by one account. */
export const CLAIMING_RATE: RateLimit = { max: 10, windowSeconds: DAY }
/** Looking whether a missing provider is here after all, and adding it, by one account. */
export const ADDING_RATE: RateLimit = { max: 30, windowSeconds: DAY }
/** Providers that may be the missing one, as they are shown. */
export const MOST_ALIKE = 10
/** Claims of one account that wait at once. */
export const MOST_PENDING = 5
/** Mails with a code to one provider's address, whoever asks: its mailbox is not ours to fill. */
export const CODES_TO_PROVIDER: RateLimit = { max: 5, windowSeconds: DAY }
export const CODES_BY_ACCOUNT: RateLimit = { max: 10, windowSeconds: DAY }
/** Codes typed by one account. */
export const TYPING_RATE: RateLimit = { max: 15, windowSeconds: DAY }
/** Of one code; then it is dead. */
export const TRIES_PER_CODE = 5
export const CODE_MINUTES = 60
export const DOCUMENT_RATE: RateLimit = { max: 10, windowSeconds: DAY }
/** A document goes so long after the decision. */
export const DOCUMENT_DAYS = 30
/** Searches of the claim page's list, per page. */
export const MOST_FOUND = 20
