import 'server-only'
import { db } from '@/lib/platform/db'
import type { Prisma } from '@/prisma/generated/client'
import { knownReasons } from '../catalogue/hold-reasons'
import { reviewVersion, versionSelect } from '../select'
import type { QueuedReview } from '../types'

/** Reviews held back, and published ones with reports. */
const WAITING = {
  OR: [{ status: 'pending' }, { status: 'published', reports: { some: { settledAt: null } } }],
} as const satisfies Prisma.ReviewWhereInput

/** What waits for a decision, the oldest first; of these alone where `ids` are given. For moderators alone. */
export async function findQueuedReviews(limit = 200, ids?: readonly number[]): Promise<QueuedReview[]> {
  return find({ ...WAITING, ...(ids && { id: { in: [...ids] } }) }, limit)
}

/** One review as a moderator reads it, however it stands; null where there is none. */
export async function findReviewToDecide(id: number): Promise<QueuedReview | null> {
  return (await find({ id }, 1))[0] ?? null
}

async function find(where: Prisma.ReviewWhereInput, take: number): Promise<QueuedReview[]> {
  const rows = await db().review.findMany({
    where,
    orderBy: { id: 'asc' },
    take,
    select: {
      ...versionSelect,
      id: true,
      authorId: true,
      experience: true,
      relation: true,
      heldFor: true,
      createdAt: true,
      provider: { select: { slug: true, name: true } },
    },
  })
  return rows.map(({ decidedAt, ...row }) => {
    const { provider, answer, heldFor, ...review } = row
    return {
      ...review,
      heldFor: knownReasons(heldFor),
      provider: { id: provider.slug, name: provider.name },
      answer: answer?.text ?? null,
      version: reviewVersion({ ...row, decidedAt }),
    }
  })
}
