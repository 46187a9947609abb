import type { ReviewerRelation, ReviewStatus } from '@/prisma/generated/enums'

/** A review to be stored; `providerId` and `authorId` are internal ids. */
export type ReviewDraft = {
  providerId: number
  authorId?: number | null
  /** As shown: "Dana M." */
  authorName: string
  rating: number
  text: string
  relation: ReviewerRelation
  status: ReviewStatus
  createdAt: Date
}
