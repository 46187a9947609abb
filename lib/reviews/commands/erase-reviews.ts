import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'

/**
 * Removes what somebody wrote, their answers for a provider too, and counts again. Answers the internal ids of the providers whose
 * pages have changed.
 */
export async function eraseReviewsBy(tx: Transaction, authorId: number): Promise<number[]> {
  const written = await tx.review.findMany({
    where: { OR: [{ authorId }, { answer: { authorId } }] },
    select: { providerId: true },
  })
  const providerIds = [...new Set(written.map(({ providerId }) => providerId))]
  await tx.review.deleteMany({ where: { authorId } })
  await tx.reviewAnswer.deleteMany({ where: { authorId } })
  await refreshRatings(tx, providerIds)
  return providerIds
}
