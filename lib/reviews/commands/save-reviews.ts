import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'
import type { ReviewDraft } from '../types'

/**
 * Stores reviews and brings the providers' counts and averages up to date. The reviews go over as one JSON text, since
 * createMany needs seconds for thousands of them.
 */
export async function saveReviews(tx: Transaction, reviews: readonly ReviewDraft[]): Promise<void> {
  if (reviews.length === 0) return
  await tx.$executeRaw`
    INSERT INTO reviews (
      provider_id, author_id, author_name, rating, text, relation, experience, status, held_for, rejection, created_at
    )
    SELECT "providerId", "authorId", "authorName", rating, text, relation, experience, status, coalesce("heldFor", '{}'),
      rejection, "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) AS review (
      "providerId" int, "authorId" int, "authorName" text, rating smallint, text text,
      relation reviewer_relation, experience review_experience, status review_status, "heldFor" text[],
      rejection review_rejection, "createdAt" timestamptz
    )`
  await refreshRatings(tx, [...new Set(reviews.map((review) => review.providerId))])
}
