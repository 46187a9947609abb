import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { refreshRatings } from '@/lib/providers/search-documents/commands'
import type { ReviewerRelation } from '@/prisma/generated/enums'
import { strongestRelation } from '../rules'
import type { ReviewDraft } from '../schema'

/**
 * Stores reviews and updates the providers' counts and averages. The reviews are sent as one JSON text, because createMany
 * takes seconds for thousands of them.
 */
export async function saveReviews(tx: Transaction, reviews: readonly ReviewDraft[]): Promise<void> {
  if (reviews.length === 0) return
  await tx.$executeRaw`
    INSERT INTO reviews (
      provider_id, author_id, author_name, rating, text, relation, experience, status, held_for, rejection, created_at
    )
    SELECT "providerId", "authorId", "authorName", rating, text, relation, experience, status, coalesce("heldFor", '{}'),
      rejection, "createdAt"
    FROM jsonb_to_recordset(${JSON.stringify(reviews)}::jsonb) AS review (
      "providerId" int, "authorId" int, "authorName" text, rating smallint, text text,
      relation reviewer_relation, experience review_experience, status review_status, "heldFor" text[],
      rejection review_rejection, "createdAt" timestamptz
    )`
  await refreshRatings(tx, [...new Set(reviews.map((review) => review.providerId))])
}

type Pair = { providerId: number; caregiverId: number }
/** A completed tour, or an enrollment that the provider confirmed. */
type Known = Pair & { relation: Exclude<ReviewerRelation, 'none'> }

/**
 * Records a parent's confirmed relation to a provider (internal ids), whether or not there is a review, in the transaction
 * that establishes it. An existing review shows it from then on, so revalidate `provider:<id>` afterwards. Idempotent.
 */
export async function confirmProvenance(tx: Transaction, { at, ...known }: Known & { at: Date }): Promise<void> {
  await tx.reviewProvenance.createMany({ data: { ...known, confirmedAt: at }, skipDuplicates: true })
  await updateRelation(tx, known)
}

/** Removes a relation that turned out to be wrong: a missed tour, or an enrollment that ended before its first day. */
export async function withdrawProvenance(tx: Transaction, known: Known): Promise<void> {
  await tx.reviewProvenance.deleteMany({ where: known })
  await updateRelation(tx, known)
}

async function updateRelation(tx: Transaction, { providerId, caregiverId }: Pair): Promise<void> {
  const confirmed = await tx.reviewProvenance.findMany({
    where: { providerId, caregiverId },
    select: { relation: true },
  })
  const relation = strongestRelation(confirmed.map((one) => one.relation))
  await tx.review.updateMany({ where: { providerId, authorId: caregiverId }, data: { relation } })
}

/**
 * Moves the reviews of a merged provider and their authors' confirmed relations to the survivor (internal ids, both locked)
 * and recalculates the ratings. Of two reviews by one author, the later one moves to or stays with the survivor; the earlier
 * one is left with the merged provider and not shown.
 */
export async function moveReviews(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await swapLaterReviews(tx, fromId, toId)
  await tx.$executeRaw`
    UPDATE reviews SET provider_id = ${toId} WHERE provider_id = ${fromId} AND (author_id IS NULL
      OR author_id NOT IN (SELECT author_id FROM reviews WHERE provider_id = ${toId} AND author_id IS NOT NULL))`
  await tx.$executeRaw`
    INSERT INTO review_provenances AS ours (provider_id, caregiver_id, relation, confirmed_at)
    SELECT ${toId}, caregiver_id, relation, confirmed_at FROM review_provenances WHERE provider_id = ${fromId}
    ON CONFLICT (provider_id, caregiver_id, relation)
      DO UPDATE SET confirmed_at = LEAST(ours.confirmed_at, EXCLUDED.confirmed_at)`
  await tx.reviewProvenance.deleteMany({ where: { providerId: fromId } })
  await refreshRatings(tx, [fromId, toId])
}

/** If an author reviewed both and the merged provider's review is later, swaps the two reviews. */
async function swapLaterReviews(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const pairs = await tx.$queryRaw<{ theirs: number; ours: number; authorId: number }[]>`
    SELECT t.id AS theirs, o.id AS ours, o.author_id AS "authorId"
    FROM reviews t JOIN reviews o ON o.author_id = t.author_id AND o.provider_id = ${toId}
    WHERE t.provider_id = ${fromId} AND coalesce(t.edited_at, t.created_at) > coalesce(o.edited_at, o.created_at)`
  const select = { id: true }
  for (const { theirs, ours, authorId } of pairs) {
    // In steps, because a provider can have only one review per author at any time.
    await tx.review.update({ where: { id: theirs }, data: { authorId: null, providerId: toId }, select })
    await tx.review.update({ where: { id: ours }, data: { authorId: null, providerId: fromId }, select })
    await tx.review.update({ where: { id: theirs }, data: { authorId }, select })
    await tx.review.update({ where: { id: ours }, data: { authorId }, select })
  }
}

/**
 * Deletes a user's reviews and answers and recalculates the ratings. Returns the internal ids of the providers whose pages
 * changed.
 */
export async function eraseReviewsBy(tx: Transaction, authorId: number): Promise<number[]> {
  const written = await tx.review.findMany({
    where: { OR: [{ authorId }, { answer: { authorId } }] },
    select: { providerId: true },
  })
  const providerIds = [...new Set(written.map(({ providerId }) => providerId))]
  await tx.review.deleteMany({ where: { authorId } })
  await tx.reviewAnswer.deleteMany({ where: { authorId } })
  await refreshRatings(tx, providerIds)
  return providerIds
}
