import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import { findReviewedProvider } from '../queries/reviewed-provider'

/**
 * Erases the actor's review of a provider, with its answer and reports; where there is none, nothing happens. Answers the tags of
 * the pages that have changed. Throws NotFoundError for an unknown provider.
 */
export async function withdrawReview(actor: SignedInActor, publicId: string): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { internalId: providerId } = await findReviewedProvider(actor, publicId, tx)
    await lockProvider(tx, providerId)
    const { count } = await tx.review.deleteMany({ where: { providerId, authorId: actor.id } })
    if (count === 0) return []
    await refreshRatings(tx, [providerId])
    return findPageTags([providerId], tx)
  })
}
