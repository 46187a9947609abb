import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { tags } from '@/lib/platform/cache-tags'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import type { ReviewRejection } from '@/prisma/generated/enums'
import { receivedReviews } from '../queries/received'
import { WRITING_RATE } from '../rules/limits'
import type { Moderator } from './decide'
import { tellAuthor } from './tell'

const NO_REVIEW = 'There is no such review.'

/**
 * Sets the provider's one public answer to a published review of it; said again, the last words count. Its author is told of the first.
 * Answers the tags of the pages that have changed. Throws NotFoundError for any other review, TooManyRequestsError.
 */
export async function answerReview(actor: SignedInActor, id: number, text: string, now: Date): Promise<string[]> {
  await takeTries([{ of: ['answer to a review by', actor.id], limit: WRITING_RATE }], now)
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM reviews WHERE id = ${id} FOR UPDATE`
    const review = await tx.review.findFirst({
      where: { id, ...receivedReviews(actor) },
      select: {
        authorId: true,
        providerId: true,
        provider: { select: { name: true, slug: true } },
        answer: { select: { text: true } },
      },
    })
    if (!review) throw new NotFoundError(NO_REVIEW)
    if (review.answer?.text === text) return []
    const data = { authorId: actor.id, text, createdAt: now }
    const upsert = { where: { reviewId: id }, create: { reviewId: id, ...data }, update: data }
    await tx.reviewAnswer.upsert({ ...upsert, select: { reviewId: true } })
    const facts = { provider: review.provider.name, publicId: review.provider.slug }
    if (!review.answer) await tellAuthor(tx, { authorId: review.authorId, kind: 'review-answered', facts, at: now })
    return [tags.provider(review.providerId)]
  })
}

/** Takes the provider's answer back; where there is none, nothing happens. Answers the changed tags. Throws NotFoundError for any other review. */
export async function withdrawAnswer(actor: SignedInActor, id: number): Promise<string[]> {
  const where = { id, ...receivedReviews(actor) }
  const review = await db().review.findFirst({ where, select: { providerId: true } })
  if (!review) throw new NotFoundError(NO_REVIEW)
  const { count } = await db().reviewAnswer.deleteMany({ where: { reviewId: id } })
  return count > 0 ? [tags.provider(review.providerId)] : []
}

/**
 * Erases a provider's answer that breaks the guidelines, tells who gave it, and settles the review's reports. Answers the changed tags. Throws
 * NotFoundError where there is no answer.
 */
export async function removeAnswer(
  moderator: Moderator,
  id: number,
  reason: ReviewRejection,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const where = { reviewId: id }
    const answer = await tx.reviewAnswer.findUnique({
      where,
      select: { authorId: true, review: { select: { providerId: true, provider: { select: { name: true } } } } },
    })
    if (!answer) throw new NotFoundError('There is no answer to this review.')
    await tx.reviewAnswer.delete({ where, select: { reviewId: true } })
    await tx.reviewReport.updateMany({ where: { ...where, settledAt: null }, data: { settledAt: now } })
    const facts = { provider: answer.review.provider.name, reason }
    await tellAuthor(tx, { authorId: answer.authorId, kind: 'review-answer-removed', facts, at: now })
    const note = { at: now, actorId: moderator?.id ?? null, subjectId: answer.authorId }
    await recordAudit(tx, { ...note, action: 'review.answer-removed', details: { reviewId: id, reason } })
    return [tags.provider(answer.review.providerId)]
  })
}
