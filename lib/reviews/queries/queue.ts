import 'server-only'
import { db } from '@/lib/platform/db'
import { knownReasons } from '../catalogue/hold-reasons'
import type { QueuedReview } from '../types'

const OPEN = { settledAt: null } as const

/** What waits for a decision: reviews held back, and published ones with reports, the oldest first. For moderators alone. */
export async function findQueuedReviews(limit = 200): Promise<QueuedReview[]> {
  const rows = await db().review.findMany({
    where: { OR: [{ status: 'pending' }, { status: 'published', reports: { some: OPEN } }] },
    orderBy: { id: 'asc' },
    take: limit,
    select: {
      id: true,
      authorId: true,
      authorName: true,
      rating: true,
      text: true,
      status: true,
      heldFor: true,
      createdAt: true,
      provider: { select: { slug: true, name: true } },
      answer: { select: { text: true } },
      reports: { where: OPEN, orderBy: { id: 'asc' }, select: { reason: true, note: true, createdAt: true } },
    },
  })
  return rows.map(({ provider, answer, heldFor, ...review }) => ({
    ...review,
    heldFor: knownReasons(heldFor),
    provider: { id: provider.slug, name: provider.name },
    answer: answer?.text ?? null,
  }))
}
