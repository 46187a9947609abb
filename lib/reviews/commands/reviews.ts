import 'server-only'
import type { Transaction } from '@/lib/platform/database/client'
import { refreshRatings } from '@/lib/providers/search-documents/commands/documents'
import type { ReviewerRelation } from '@/prisma/generated/enums'
import { strongestRelation } from '../rules/reviews'
import type { ReviewDraft } from '../schema'

/**
 * Stores reviews and brings the providers' counts and averages up to date. The reviews go over as one JSON text, since
 * createMany needs seconds for thousands of them.
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
/** A tour that was done through this site, or a place that the provider confirmed. */
type Known = Pair & { relation: Exclude<ReviewerRelation, 'none'> }

/**
 * Keeps what is known of a parent at a provider (internal ids), in the transaction in which it becomes known, whether or not there is
 * a review; one that is there says it from now on, so revalidate `provider:<id>` afterwards. Known twice is known once.
 */
export async function confirmProvenance(tx: Transaction, { at, ...known }: Known & { at: Date }): Promise<void> {
  await tx.reviewProvenance.createMany({ data: { ...known, confirmedAt: at }, skipDuplicates: true })
  await sayInReview(tx, known)
}

/** Takes back what turned out not to be so: nobody came to the tour, or the place ended before its first day. */
export async function withdrawProvenance(tx: Transaction, known: Known): Promise<void> {
  await tx.reviewProvenance.deleteMany({ where: known })
  await sayInReview(tx, known)
}

async function sayInReview(tx: Transaction, { providerId, caregiverId }: Pair): Promise<void> {
  const confirmed = await tx.reviewProvenance.findMany({
    where: { providerId, caregiverId },
    select: { relation: true },
  })
  const relation = strongestRelation(confirmed.map((one) => one.relation))
  await tx.review.updateMany({ where: { providerId, authorId: caregiverId }, data: { relation } })
}

/**
 * Makes the reviews of a provider that is merged into another (internal ids, both locked) reviews of that one, with what is known of their
 * authors, and counts the stars again. Of two by one author the later one counts; the earlier stays with the page that leads on, shown nowhere.
 */
export async function moveReviews(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await letLaterCount(tx, fromId, toId)
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

/** Where somebody wrote about both and later about the merged one, the two change places. */
async function letLaterCount(tx: Transaction, fromId: number, toId: number): Promise<void> {
  const pairs = await tx.$queryRaw<{ theirs: number; ours: number; authorId: number }[]>`
    SELECT t.id AS theirs, o.id AS ours, o.author_id AS "authorId"
    FROM reviews t JOIN reviews o ON o.author_id = t.author_id AND o.provider_id = ${toId}
    WHERE t.provider_id = ${fromId} AND coalesce(t.edited_at, t.created_at) > coalesce(o.edited_at, o.created_at)`
  const select = { id: true }
  for (const { theirs, ours, authorId } of pairs) {
    // Of one author a provider has one, at every moment.
    await tx.review.update({ where: { id: theirs }, data: { authorId: null, providerId: toId }, select })
    await tx.review.update({ where: { id: ours }, data: { authorId: null, providerId: fromId }, select })
    await tx.review.update({ where: { id: theirs }, data: { authorId }, select })
    await tx.review.update({ where: { id: ours }, data: { authorId }, select })
  }
}

/**
 * Removes what somebody wrote, their answers for a provider too, and counts again. Answers the internal ids of the providers whose
 * pages have changed.
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
