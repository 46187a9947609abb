import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import { refreshRatings } from '@/lib/providers/commands/refresh-ratings'

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
