import { z } from 'zod'
import { idField, isStorable, linesField } from '@/lib/platform/http/fields'
import { message } from '@/lib/platform/language/message'
import {
  ReviewExperience,
  type ReviewerRelation,
  ReviewRejection,
  ReviewReportReason,
  type ReviewStatus,
} from '@/prisma/generated/enums'
import { type HoldReason, NAME_STYLES, REVIEW_LIMITS } from './rules'

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
  answer: { text: string; createdAt: Date } | null
  /** The version a decision is based on. */
  version: string
  reports: { reason: ReviewReportReason; note: string; createdAt: Date }[]
  createdAt: Date
  editedAt: Date | null
}

const UNSTORABLE = message('reviews.errors.unusable')
const tooLong = (most: number) => message('reviews.errors.tooLong', { most })

const STARS = message('reviews.errors.stars')
const SHORT = message('reviews.errors.short', { least: REVIEW_LIMITS.textMin })
const providerId = z
  .string(message('reviews.errors.chooseProvider'))
  .min(1, message('reviews.errors.chooseProvider'))
  .max(200, message('reviews.errors.noProvider'))

/** The form data of a review. `daycareId` is a public id. */
export const reviewInput = z.object({
  daycareId: providerId,
  rating: z.preprocess(
    (value) => (typeof value === 'string' && /^[1-5]$/.test(value) ? Number(value) : value),
    z.number(STARS).int(STARS).min(1, STARS).max(5, STARS),
  ),
  experience: z.enum(ReviewExperience, message('reviews.errors.experience')),
  text: linesField(SHORT).pipe(
    z
      .string()
      .min(REVIEW_LIMITS.textMin, SHORT)
      .max(REVIEW_LIMITS.text, tooLong(REVIEW_LIMITS.text))
      .refine(isStorable, UNSTORABLE),
  ),
  nameStyle: z.enum(NAME_STYLES, message('reviews.errors.nameStyle')).default('first-name'),
})
export type ReviewInput = z.output<typeof reviewInput>

export const ownReviewQuery = z.object({ daycareId: providerId })

const NO_REVIEW = message('reviews.errors.noReview')
const id = idField(NO_REVIEW)
export const reviewParams = z.object({ id })

export const REPLY_CHANGED = message('reviews.errors.replyChanged')
/** `version`: when the answer that the sender has read was written; null if there was none. If omitted, a newer answer is overwritten. */
export const answerInput = z.object({
  version: z.iso.datetime(REPLY_CHANGED).nullable().optional(),
  text: linesField(message('reviews.errors.reply')).pipe(
    z
      .string()
      .min(1, message('reviews.errors.reply'))
      .max(REVIEW_LIMITS.answer, tooLong(REVIEW_LIMITS.answer))
      .refine(isStorable, UNSTORABLE),
  ),
})

export const reviewReportInput = z.object({
  reason: z.enum(ReviewReportReason, message('reviews.errors.chooseReason')),
  note: linesField(message('reviews.errors.write'))
    .pipe(z.string().max(REVIEW_LIMITS.note, tooLong(REVIEW_LIMITS.note)).refine(isStorable, UNSTORABLE))
    .default(''),
})
export type ReviewReportInput = z.output<typeof reviewReportInput>

export const rejectionInput = z.enum(ReviewRejection, message('reviews.errors.chooseListed'))

const VERSION = z.string(message('reviews.errors.openAgain')).max(64)

/** An admin's decision; `version` is the one they read. */
export const reviewDecisionInput = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('accept'), version: VERSION }),
    z.object({ decision: z.literal('reject'), version: VERSION, reason: rejectionInput }),
    z.object({ decision: z.literal('remove-answer'), version: VERSION, reason: rejectionInput }),
  ],
  message('reviews.errors.decide'),
)
export type ReviewDecisionInput = z.output<typeof reviewDecisionInput>

/** The query string of the provider's list. Invalid values are ignored. */
export const receivedQuery = z.object({
  page: z.coerce.number().int().positive().max(1_000).default(1).catch(1),
})
