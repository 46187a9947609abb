import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { peopleToNotify } from '@/lib/listings/people/queries'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { ACTIVE_ADMIN, notifyAll } from '@/lib/notifications/commands/notify'
import { tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, conflictingField, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { refreshRatings } from '@/lib/providers/search-documents/commands'
import type { ReviewRejection, ReviewStatus } from '@/prisma/generated/enums'
import { findPublishedReview, receivedReviews, reviewVersion, versionSelect } from '../queries'
import { REPORT_RATE, WRITING_RATE } from '../rules'
import { REPLY_CHANGED, type ReviewDecisionInput, type ReviewReportInput } from '../schema'

/** Notifies everyone with the "speak-for" permission that a review was published. */
export async function notifyPeople(tx: Transaction, providerId: number, rating: number, at: Date): Promise<void> {
  const { name } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { name: true } })
  const facts = { provider: name, rating }
  await notifyAll(tx, peopleToNotify(providerId, 'speak-for'), { kind: 'review-received', facts, at })
}

type AuthorNotification = 'review-published' | 'review-rejected' | 'review-answered' | 'review-answer-removed'
type ForAuthor<K extends AuthorNotification> = { authorId: number | null; kind: K; facts: FactsOf<K>; at: Date }

/** Notifies the author of a review or an answer, unless the account was deleted or closed. */
async function notifyAuthor<K extends AuthorNotification>(
  tx: Transaction,
  { authorId, kind, facts, at }: ForAuthor<K>,
): Promise<void> {
  if (authorId) await notifyAll(tx, { id: authorId, status: 'active' }, { kind, facts, at })
}

/** Notifies every active admin that a review needs a decision. */
export async function notifyModerators(tx: Transaction, facts: FactsOf<'review-waits'>, at: Date): Promise<void> {
  await notifyAll(tx, ACTIVE_ADMIN, { kind: 'review-waits', facts, at })
}

const DECIDED_MEANWHILE = message('reviews.errors.decided')
const AMENDED = message('reviews.errors.amended')
/** Whether a decision is pending. */
const isOpen = ({ status, reports }: { status: ReviewStatus; reports: readonly unknown[] }) =>
  status === 'pending' || reports.length > 0

/** An admin's account, or null for the operator at the command line. */
type Moderator = { id: number } | null

/**
 * Publishes a review, or dismisses the reports of a published one. `seen` is the version that the moderator read. Returns the
 * tags to revalidate. Throws NotFoundError, and ConflictError when there is nothing to decide or the review has changed.
 */
export async function acceptReview(moderator: Moderator, id: number, now: Date, seen?: string): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const review = await findLocked(tx, id, seen)
    const { count: closed } = await closeReports(tx, id, now)
    const isShown = review.status === 'published'
    if (isShown && closed === 0) throw new ConflictError(message('reviews.errors.published'))
    const data = { status: 'published' as const, heldFor: [], rejection: null, decidedAt: now }
    await tx.review.update({ where: { id }, data, select: { id: true } })
    await recordAudit(tx, {
      ...auditEntryOf(moderator, review, now),
      action: 'review.accepted',
      details: { reviewId: id },
    })
    if (isShown) return []
    await refreshRatings(tx, [review.providerId])
    const facts = { provider: review.provider.name, publicId: review.provider.slug }
    await notifyAuthor(tx, { authorId: review.authorId, kind: 'review-published', facts, at: now })
    await notifyPeople(tx, review.providerId, review.rating, now)
    return findPageTags([review.providerId], tx)
  })
}

/**
 * Rejects a review, published or not, for one of the public reasons, and notifies its author. Returns the tags to revalidate.
 * Throws NotFoundError, and ConflictError when it is already rejected for this reason or has changed since the version
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
      throw new ConflictError(message('reviews.errors.rejectedForThis'))
    await closeReports(tx, id, now)
    const data = { status: 'hidden', rejection: reason, decidedAt: now } as const
    await tx.review.update({ where: { id }, data, select: { id: true } })
    const details = { reviewId: id, reason }
    await recordAudit(tx, { ...auditEntryOf(moderator, review, now), action: 'review.rejected', details })
    const facts = { provider: review.provider.name, publicId: review.provider.slug, reason }
    await notifyAuthor(tx, { authorId: review.authorId, kind: 'review-rejected', facts, at: now })
    if (review.status !== 'published') return []
    await refreshRatings(tx, [review.providerId])
    return findPageTags([review.providerId], tx)
  })
}

async function findLocked(tx: Transaction, id: number, seen: string | undefined) {
  const found = await tx.review.findUnique({ where: { id }, select: { providerId: true } })
  if (found) await lockProvider(tx, found.providerId)
  // Commands that change only the answer lock only the review, so it is locked here as well.
  await tx.$queryRaw`SELECT 1 FROM reviews WHERE id = ${id} FOR UPDATE`
  const review = await tx.review.findUnique({
    where: { id },
    select: { ...versionSelect, providerId: true, authorId: true, provider: { select: { name: true, slug: true } } },
  })
  if (!review) throw new NotFoundError(message('reviews.errors.noReview'))
  if (seen !== undefined && seen !== reviewVersion(review))
    throw new ConflictError(isOpen(review) ? AMENDED : DECIDED_MEANWHILE)
  return review
}

const closeReports = (tx: Transaction, reviewId: number, now: Date) =>
  tx.reviewReport.updateMany({ where: { reviewId, settledAt: null }, data: { settledAt: now } })

const auditEntryOf = (moderator: Moderator, { authorId }: { authorId: number | null }, at: Date) => ({
  at,
  actorId: moderator?.id ?? null,
  subjectId: authorId,
})

const NO_REVIEW = message('reviews.errors.noReview')

/**
 * Sets or replaces the provider's public answer to a published review. The review's author is notified of the first version
 * only. Returns the tags to revalidate. `seen`: the version of the answer that the actor has read. Throws NotFoundError for any other
 * review, ConflictError if the answer was changed since, and TooManyRequestsError.
 */
export async function answerReview(
  actor: SignedInActor,
  id: number,
  text: string,
  now: Date,
  seen?: string | null,
): Promise<string[]> {
  await takeAttempts([{ of: ['answer to a review by', actor.id], limit: WRITING_RATE }], now)
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM reviews WHERE id = ${id} FOR UPDATE`
    const review = await tx.review.findFirst({
      where: { id, ...receivedReviews(actor) },
      select: {
        authorId: true,
        providerId: true,
        provider: { select: { name: true, slug: true } },
        answer: { select: { text: true, createdAt: true } },
      },
    })
    if (!review) throw new NotFoundError(NO_REVIEW)
    if (review.answer?.text === text) return []
    if (seen !== undefined && seen !== (review.answer?.createdAt.toISOString() ?? null))
      throw conflictingField('version', REPLY_CHANGED)
    const data = { authorId: actor.id, text, createdAt: now }
    const upsert = { where: { reviewId: id }, create: { reviewId: id, ...data }, update: data }
    await tx.reviewAnswer.upsert({ ...upsert, select: { reviewId: true } })
    const facts = { provider: review.provider.name, publicId: review.provider.slug }
    if (!review.answer) await notifyAuthor(tx, { authorId: review.authorId, kind: 'review-answered', facts, at: now })
    return [tags.provider(review.providerId)]
  })
}

/** Deletes the provider's answer, if there is one. Returns the tags to revalidate. Throws NotFoundError for any other review. */
export async function withdrawAnswer(actor: SignedInActor, id: number): Promise<string[]> {
  const where = { id, ...receivedReviews(actor) }
  const review = await db().review.findFirst({ where, select: { providerId: true } })
  if (!review) throw new NotFoundError(NO_REVIEW)
  const { count } = await db().reviewAnswer.deleteMany({ where: { reviewId: id } })
  return count > 0 ? [tags.provider(review.providerId)] : []
}

/**
 * Deletes an answer that violates the guidelines, notifies its author, and closes the review's reports. Returns the tags to
 * revalidate. Throws NotFoundError when there is no answer, and ConflictError when the review or its answer has changed since
 * the version `seen`.
 */
export async function removeAnswer(
  moderator: Moderator,
  id: number,
  reason: ReviewRejection,
  now: Date,
  seen?: string,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { providerId, provider } = await findLocked(tx, id, seen)
    const where = { reviewId: id }
    const answer = await tx.reviewAnswer.findUnique({ where, select: { authorId: true } })
    if (!answer) throw new NotFoundError(message('reviews.errors.noReply'))
    await tx.reviewAnswer.delete({ where, select: { reviewId: true } })
    await closeReports(tx, id, now)
    const facts = { provider: provider.name, reason }
    await notifyAuthor(tx, { authorId: answer.authorId, kind: 'review-answer-removed', facts, at: now })
    const note = { at: now, actorId: moderator?.id ?? null, subjectId: answer.authorId }
    await recordAudit(tx, { ...note, action: 'review.answer-removed', details: { reviewId: id, reason } })
    return [tags.provider(providerId)]
  })
}

/** Applies an admin's decision. Returns the tags to revalidate. Throws NotFoundError, and ConflictError when the review has changed. */
export function decideReview(
  admin: SignedInActor,
  id: number,
  input: ReviewDecisionInput,
  now: Date,
): Promise<string[]> {
  if (input.decision === 'accept') return acceptReview(admin, id, now, input.version)
  if (input.decision === 'reject') return rejectReview(admin, id, input.reason, now, input.version)
  return removeAnswer(admin, id, input.reason, now, input.version)
}

/**
 * Stores or replaces a user's report about a published review or its answer. The review stays published until a moderator
 * decides, no matter how many reports there are. Throws NotFoundError, TooManyRequestsError.
 */
export async function reportReview(
  actor: SignedInActor,
  id: number,
  { reason, note }: ReviewReportInput,
  now: Date,
): Promise<void> {
  await takeAttempts([{ of: ['report of a review by', actor.id], limit: REPORT_RATE }], now)
  const { provider } = await findPublishedReview(id)
  const key = { reviewId: id, reporterId: actor.id }
  const report = { reason, note, createdAt: now, settledAt: null }
  await db().$transaction(async (tx) => {
    const isOpen = (await tx.reviewReport.count({ where: { reviewId: id, settledAt: null } })) > 0
    await tx.reviewReport.upsert({
      where: { reviewId_reporterId: key },
      create: { ...key, ...report },
      update: report,
      select: { id: true },
    })
    if (!isOpen) await notifyModerators(tx, { provider: provider.name, publicId: provider.id, why: 'reported' }, now)
  })
}
