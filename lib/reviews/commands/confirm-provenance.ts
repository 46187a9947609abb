import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ReviewerRelation } from '@/prisma/generated/enums'
import { strongestRelation } from '../rules/relation'

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
