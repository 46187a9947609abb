import 'server-only'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'

/** A review as everybody reads it. Throws NotFoundError for one that is not published. */
export async function findShownReview(id: number) {
  const row = await db().review.findFirst({
    where: { id, status: 'published' },
    select: {
      authorName: true,
      rating: true,
      text: true,
      provider: { select: { slug: true, name: true } },
      answer: { select: { text: true } },
    },
  })
  if (!row) throw new NotFoundError('There is no such review.')
  const { provider, answer, ...review } = row
  return { id, ...review, answer: answer?.text ?? null, provider: { id: provider.slug, name: provider.name } }
}
