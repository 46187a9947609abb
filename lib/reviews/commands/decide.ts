import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'
import { findPageTags } from '@/lib/providers/queries/page-tags'
import type { ReviewRejection, ReviewStatus } from '@/prisma/generated/enums'
import { reviewVersion, versionSelect } from '../select'
import { tellAuthor, tellPeople } from './tell'

const MEANWHILE = 'Another admin has decided about this review meanwhile.'
const AMENDED = 'Its author has changed it, or somebody has reported it, since you opened it. Please look at it again.'
/** Somebody still has to decide about it. */
const isOpen = ({ status, reports }: { status: ReviewStatus; reports: readonly unknown[] }) =>
  status === 'pending' || reports.length > 0

/** Who decides: an admin's account, or null for the operator at the command line. */
export type Moderator = { id: number } | null

/**
 * Shows a review, or lets a reported one stand; its open reports are settled. `seen`: the version that was read. Answers the tags of the
 * pages that have changed. Throws NotFoundError, and ConflictError where nothing is to be decided or somebody was faster.
 */
export async function acceptReview(moderator: Moderator, id: number, now: Date, seen?: string): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const review = await findLocked(tx, id, seen)
    const { count: settled } = await settleReports(tx, id, now)
    const isShown = review.status === 'published'
    if (isShown && settled === 0) throw new ConflictError('This review is published, and nobody has reported it.')
    const data = { status: 'published' as const, heldFor: [], rejection: null, decidedAt: now }
    await tx.review.update({ where: { id }, data, select: { id: true } })
    await recordAudit(tx, { ...noteOf(moderator, review, now), action: 'review.accepted', details: { reviewId: id } })
    if (isShown) return []
    await refreshRatings(tx, [review.providerId])
    const facts = { provider: review.provider.name, publicId: review.provider.slug }
    await tellAuthor(tx, { authorId: review.authorId, kind: 'review-published', facts, at: now })
    await tellPeople(tx, review.providerId, review.rating, now)
    return findPageTags([review.providerId], tx)
  })
}

/**
 * Takes a review off the page, or keeps it off, for a reason of the public list, which its author is told. Answers the tags of the
 * pages that have changed. Throws NotFoundError, and ConflictError where it was rejected for the same reason, or is another one than was
 * `seen`.
 */
export async function rejectReview(
  moderator: Moderator,
  id: number,
  reason: ReviewRejection,
  now: Date,
  seen?: string,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const review = await findLocked(tx, id, seen)
    if (review.status === 'hidden' && review.rejection === reason)
      throw new ConflictError('This review was rejected for this reason.')
    await settleReports(tx, id, now)
    const data = { status: 'hidden', rejection: reason, decidedAt: now } as const
    await tx.review.update({ where: { id }, data, select: { id: true } })
    const details = { reviewId: id, reason }
    await recordAudit(tx, { ...noteOf(moderator, review, now), action: 'review.rejected', details })
    const facts = { provider: review.provider.name, publicId: review.provider.slug, reason }
    await tellAuthor(tx, { authorId: review.authorId, kind: 'review-rejected', facts, at: now })
    if (review.status !== 'published') return []
    await refreshRatings(tx, [review.providerId])
    return findPageTags([review.providerId], tx)
  })
}

async function findLocked(tx: Transaction, id: number, seen: string | undefined) {
  const found = await tx.review.findUnique({ where: { id }, select: { providerId: true } })
  if (found) await lockProvider(tx, found.providerId)
  const review = await tx.review.findUnique({
    where: { id },
    select: { ...versionSelect, providerId: true, authorId: true, provider: { select: { name: true, slug: true } } },
  })
  if (!review) throw new NotFoundError('There is no such review.')
  if (seen !== undefined && seen !== reviewVersion(review))
    throw new ConflictError(isOpen(review) ? AMENDED : MEANWHILE)
  return review
}

const settleReports = (tx: Transaction, reviewId: number, now: Date) =>
  tx.reviewReport.updateMany({ where: { reviewId, settledAt: null }, data: { settledAt: now } })

const noteOf = (moderator: Moderator, { authorId }: { authorId: number | null }, at: Date) => ({
  at,
  actorId: moderator?.id ?? null,
  subjectId: authorId,
})
