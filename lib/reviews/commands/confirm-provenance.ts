import 'server-only'
import type { Transaction } from '@/lib/platform/db'
import type { ReviewerRelation } from '@/prisma/generated/enums'
import { strongestRelation } from '../rules/relation'

type Confirmed = {
  providerId: number
  caregiverId: number
  /** A tour that was done through this site, or a place that the provider confirmed. */
  relation: Exclude<ReviewerRelation, 'none'>
  at: Date
}

/**
 * Keeps what is known of a parent at a provider (internal ids), in the transaction in which it becomes known, whether or not there is
 * a review; one that is there says it from now on, so revalidate `provider:<id>` afterwards. Known twice is known once.
 */
export async function confirmProvenance(tx: Transaction, { providerId, caregiverId, relation, at }: Confirmed) {
  const own = { providerId, caregiverId }
  await tx.reviewProvenance.createMany({ data: { ...own, relation, confirmedAt: at }, skipDuplicates: true })
  const confirmed = await tx.reviewProvenance.findMany({ where: own, select: { relation: true } })
  const strongest = strongestRelation(confirmed.map((one) => one.relation))
  await tx.review.updateMany({ where: { providerId, authorId: caregiverId }, data: { relation: strongest } })
}
