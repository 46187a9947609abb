import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { knownReasons } from '../catalogue/hold-reasons'
import type { OwnReview } from '../types'

/** What the actor wrote about a provider (internal id), in whatever state it is; null where they wrote nothing. */
export async function findOwnReview(actor: SignedInActor, providerId: number): Promise<OwnReview | null> {
  const row = await db().review.findUnique({
    where: { providerId_authorId: { providerId, authorId: actor.id } },
    select: {
      authorName: true,
      rating: true,
      text: true,
      experience: true,
      relation: true,
      status: true,
      heldFor: true,
      rejection: true,
    },
  })
  return row && { ...row, heldFor: knownReasons(row.heldFor) }
}
