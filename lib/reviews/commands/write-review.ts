import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findChildren } from '@/lib/families/profile/queries'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, ForbiddenError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { refreshRatings } from '@/lib/providers/search-documents/commands'
import { findSetting } from '@/lib/settings/queries'
import type { Review } from '@/prisma/generated/client'
import type { ReviewStatus } from '@/prisma/generated/enums'
import { findReviewedProvider, type ReviewedProvider } from '../queries'
import {
  BURST_WITHIN_MS,
  type HoldReason,
  holdReasons,
  knownReasons,
  type ReviewToModerate,
  reviewName,
  strongestRelation,
  WRITING_RATE,
} from '../rules'
import type { ReviewInput } from '../schema'
import { notifyModerators, notifyPeople } from './moderation'

type Own = { providerId: number; authorId: number }
type Before = { status: ReviewStatus; heldFor: readonly string[] } | null

/** What the moderation rules need besides the text: facts about the author, and the number of recent reviews. */
async function findModerationFacts(
  tx: Transaction,
  { providerId, authorId }: Own,
  before: Before,
  now: Date,
): Promise<Omit<ReviewToModerate, 'text' | 'childNames'>> {
  const createdAt = { gt: new Date(now.getTime() - BURST_WITHIN_MS) }
  const others = { createdAt, NOT: { providerId, authorId } }
  const [shown, recentOfProvider, recentByAuthor] = [
    await tx.review.count({ where: { authorId, status: 'published' } }),
    await tx.review.count({ where: { ...others, providerId } }),
    await tx.review.count({ where: { ...others, authorId } }),
  ]
  const { value: words } = await findSetting('words', tx)
  return {
    watchedWords: words.reviews,
    isKnown: shown > 0,
    wasRejected: before?.status === 'hidden' || (before?.heldFor.includes('rejected-before') ?? false),
    isNew: before === null,
    recentOfProvider,
    recentByAuthor,
  }
}

/** `changed`: tags of the cached pages to revalidate. */
type WrittenReview = { status: ReviewStatus; heldFor: HoldReason[]; changed: string[] }

/**
 * Creates or updates the actor's review of a provider. The moderation rules publish it immediately or hold it for review; a
 * held review does not count in the rating. Submitting it unchanged does nothing. Throws NotFoundError, ForbiddenError for the
 * provider's own people, ConflictError for a closed provider, and TooManyRequestsError.
 */
export async function writeReview(actor: SignedInActor, input: ReviewInput, now: Date): Promise<WrittenReview> {
  await takeAttempts([{ of: ['review by', actor.id], limit: WRITING_RATE }], now)
  const childNames = (await findChildren(actor)).map(({ name }) => name)
  return db().$transaction(async (tx) => {
    const provider = await findReviewedProvider(actor, input.daycareId, tx)
    if (provider.isOwn) throw new ForbiddenError(message('reviews.errors.ownProvider'))
    await lockProvider(tx, provider.internalId)
    const own = { providerId: provider.internalId, authorId: actor.id }
    const before = await tx.review.findUnique({
      where: { providerId_authorId: own },
      include: { answer: { select: { reviewId: true } } },
    })
    if (!before && provider.isClosed) throw new ConflictError(message('reviews.errors.closed'))
    const content = contentOf(actor, input)
    if (before && isSame(before, content))
      return { status: before.status, heldFor: knownReasons(before.heldFor), changed: [] }
    const circumstances = await findModerationFacts(tx, own, before, now)
    const heldFor = holdReasons({ ...circumstances, text: input.text, childNames })
    const status = heldFor.length > 0 ? 'pending' : 'published'
    await storeReview(tx, own, before, { ...content, status, heldFor, rejection: null, decidedAt: null }, now)
    await sendNotifications(tx, provider, { before: before?.status, now: status, rating: input.rating }, now)
    if (status !== 'published' && before?.status !== 'published') return { status, heldFor, changed: [] }
    await refreshRatings(tx, [own.providerId])
    return { status, heldFor, changed: await findPageTags([own.providerId], tx) }
  })
}

type Content = Pick<Review, 'rating' | 'text' | 'experience' | 'authorName'>
const contentOf = (actor: SignedInActor, { rating, text, experience, nameStyle }: ReviewInput): Content => ({
  rating,
  text,
  experience,
  authorName: reviewName(actor, nameStyle),
})

const isSame = (before: Content, { rating, text, experience, authorName }: Content) =>
  before.rating === rating &&
  before.text === text &&
  before.experience === experience &&
  before.authorName === authorName

type Stored = Content & Pick<Review, 'status' | 'heldFor' | 'rejection' | 'decidedAt'>

type Earlier = Review & { answer: object | null }

/**
 * The dates of a review that is submitted again; the promised decision time counts from them. If readers may have seen it, this is an edit;
 * otherwise it counts as new. A pending review keeps its place in the queue.
 */
function datesOf({ status, editedAt, answer }: Earlier, now: Date): { createdAt?: Date; editedAt?: Date } {
  if (status === 'pending') return {}
  const wasShown = status === 'published' || editedAt !== null || answer !== null
  return wasShown ? { editedAt: now } : { createdAt: now }
}

async function storeReview(tx: Transaction, own: Own, before: Earlier | null, data: Stored, now: Date): Promise<void> {
  const select = { id: true }
  if (before) {
    await tx.review.update({ where: { id: before.id }, data: { ...data, ...datesOf(before, now) }, select })
    return
  }
  const { providerId, authorId: caregiverId } = own
  const confirmed = await tx.reviewProvenance.findMany({ where: { providerId, caregiverId } })
  const relation = strongestRelation(confirmed.map((one) => one.relation))
  await tx.review.create({ data: { ...own, ...data, relation, createdAt: now }, select })
}

type Change = { before: ReviewStatus | undefined; now: ReviewStatus; rating: number }

async function sendNotifications(
  tx: Transaction,
  { internalId, id, name }: ReviewedProvider,
  change: Change,
  at: Date,
) {
  if (change.now === change.before) return
  if (change.now === 'published') await notifyPeople(tx, internalId, change.rating, at)
  else await notifyModerators(tx, { provider: name, publicId: id, why: 'held' }, at)
}

/**
 * Deletes the actor's review of a provider, if there is one, with its answer and reports. Returns the tags to revalidate.
 * Throws NotFoundError for an unknown provider.
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
