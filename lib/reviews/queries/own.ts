import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { knownReasons } from '../catalogue/hold-reasons'
import type { OwnReview, OwnReviewLine } from '../types'

/** More than a family gets to know. */
const MOST_LISTED = 200

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

/** What the actor wrote, in whatever state it is, the newest first. */
export async function findOwnReviews(actor: SignedInActor): Promise<OwnReviewLine[]> {
  const rows = await db().review.findMany({
    where: { authorId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_LISTED,
    select: { rating: true, text: true, status: true, provider: { select: { slug: true, name: true } } },
  })
  return rows.map(({ provider, ...review }) => ({ ...review, provider: { id: provider.slug, name: provider.name } }))
}
