import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'
import type { ReviewDraft } from '../types'

/** Stores reviews and brings the providers' counts and averages up to date. */
export async function saveReviews(tx: Transaction, reviews: readonly ReviewDraft[]): Promise<void> {
  if (reviews.length === 0) return
  await tx.review.createMany({ data: [...reviews] })
  await refreshRatings(tx, [...new Set(reviews.map((review) => review.providerId))])
}
