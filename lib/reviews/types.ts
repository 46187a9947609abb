import type {
  ReviewExperience,
  ReviewerRelation,
  ReviewRejection,
  ReviewReportReason,
  ReviewStatus,
} from '@/prisma/generated/enums'
import type { HoldReason } from './catalogue/hold-reasons'

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

/** What an author reads of their own review. */
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

/** One line of an author's list. */
export type OwnReviewLine = {
  provider: { id: string; name: string }
  rating: number
  text: string
  status: ReviewStatus
}

/** What a provider's people read: published ones alone. Times are ISO 8601. */
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

/** A review that waits for somebody's decision, or was reported. For moderators alone. */
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
  /** What a decision builds on. */
  version: string
  reports: { reason: ReviewReportReason; note: string; createdAt: Date }[]
  createdAt: Date
}
