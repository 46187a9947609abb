import { z } from 'zod'
import {
  ReviewExperience,
  type ReviewerRelation,
  ReviewRejection,
  ReviewReportReason,
  type ReviewStatus,
} from '@/prisma/generated/enums'
import type { HoldReason } from './rules/moderation'
import { NAME_STYLES, REVIEW_LIMITS } from './rules/reviews'

/** A review to be stored; `providerId` and `authorId` are internal ids. */
export type ReviewDraft = {
  providerId: number
  authorId?: number | null
  /** As shown: "Dana M." */
  authorName: string
  rating: number
  text: string
  relation: ReviewerRelation
  experience?: ReviewExperience | null
  status: ReviewStatus
  heldFor?: HoldReason[]
  rejection?: ReviewRejection | null
  createdAt: Date
}

/** A review as its author sees it. */
export type OwnReview = {
  authorName: string
  rating: number
  text: string
  experience: ReviewExperience | null
  relation: ReviewerRelation
  status: ReviewStatus
  heldFor: HoldReason[]
  rejection: ReviewRejection | null
}

/** A review in its author's list. */
export type OwnReviewLine = {
  provider: { id: string; name: string }
  rating: number
  text: string
  status: ReviewStatus
}

/** A published review as the provider's people see it. Times are ISO 8601. */
export type ReceivedReview = {
  id: number
  provider: { id: string; name: string }
  authorName: string
  rating: number
  text: string
  experience: ReviewExperience | null
  relation: ReviewerRelation
  createdAt: string
  answer: { text: string; createdAt: string } | null
}
export type ReceivedPage = { reviews: ReceivedReview[]; page: number; hasMore: boolean; unanswered: number }

/** A held or reported review. For moderators only. */
export type QueuedReview = {
  id: number
  provider: { id: string; name: string }
  authorId: number | null
  authorName: string
  rating: number
  text: string
  status: ReviewStatus
  experience: ReviewExperience | null
  relation: ReviewerRelation
  rejection: ReviewRejection | null
  heldFor: HoldReason[]
  answer: string | null
  /** The version a decision is based on. */
  version: string
  reports: { reason: ReviewReportReason; note: string; createdAt: Date }[]
  createdAt: Date
}

const MAX_ID = 2_147_483_647

/** PostgreSQL can store neither NUL nor an unpaired surrogate. */
const isStorable = (value: string) => !value.includes('\0') && !/\p{Cs}/u.test(value)
const UNSTORABLE = 'This text has a character we can’t save.'
const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters.`

const lines = (missing: string) =>
  // HTML forms send line breaks as CRLF.
  z.string(missing).transform((value) => value.replaceAll('\r\n', '\n').trim())

const STARS = 'Please choose 1 to 5 stars.'
const SHORT = `Please write at least ${REVIEW_LIMITS.textMin} characters, so it helps other parents.`
const providerId = z
  .string('Please choose a provider.')
  .min(1, 'Please choose a provider.')
  .max(200, 'We can’t find this provider.')

/** The form data of a review. `daycareId` is a public id. */
export const reviewInput = z.object({
  daycareId: providerId,
  rating: z.preprocess(
    (value) => (typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value),
    z.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
  ),
  experience: z.enum(ReviewExperience, 'Please choose how you know this provider.'),
  text: lines(SHORT).pipe(
    z
      .string()
      .min(REVIEW_LIMITS.textMin, SHORT)
      .max(REVIEW_LIMITS.text, tooLong(REVIEW_LIMITS.text))
      .refine(isStorable, UNSTORABLE),
  ),
  nameStyle: z.enum(NAME_STYLES, 'Please choose how to show your name.').default('first-name'),
})
export type ReviewInput = z.output<typeof reviewInput>

export const ownReviewQuery = z.object({ daycareId: providerId })

const NO_REVIEW = 'We can’t find this review.'
const id = z.coerce.number(NO_REVIEW).int(NO_REVIEW).positive(NO_REVIEW).max(MAX_ID, NO_REVIEW)
export const reviewParams = z.object({ id })

export const answerInput = z.object({
  text: lines('Please write a reply.').pipe(
    z
      .string()
      .min(1, 'Please write a reply.')
      .max(REVIEW_LIMITS.answer, tooLong(REVIEW_LIMITS.answer))
      .refine(isStorable, UNSTORABLE),
  ),
})

export const reviewReportInput = z.object({
  reason: z.enum(ReviewReportReason, 'Please choose a reason.'),
  note: lines('Please write something.')
    .pipe(z.string().max(REVIEW_LIMITS.note, tooLong(REVIEW_LIMITS.note)).refine(isStorable, UNSTORABLE))
    .default(''),
})
export type ReviewReportInput = z.output<typeof reviewReportInput>

export const rejectionInput = z.enum(ReviewRejection, 'Please choose a reason from the list.')

const VERSION = z.string('Please open the review again.').max(64)

/** An admin's decision; `version` is the one they read. */
export const reviewDecisionInput = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('accept'), version: VERSION }),
    z.object({ decision: z.literal('reject'), version: VERSION, reason: rejectionInput }),
    z.object({ decision: z.literal('remove-answer'), version: VERSION, reason: rejectionInput }),
  ],
  'Please decide.',
)
export type ReviewDecisionInput = z.output<typeof reviewDecisionInput>

/** The query string of the provider's list. Invalid values are ignored. */
export const receivedQuery = z.object({
  page: z.coerce.number().int().positive().max(1_000).default(1).catch(1),
})
