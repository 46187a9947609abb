import type { ReviewerRelation } from '@/prisma/generated/enums'

const WEIGHT = { none: 0, toured: 1, enrolled: 2 } satisfies Record<ReviewerRelation, number>

/** What is known of a reviewer, of all that was confirmed: a place says more than a visit. */
export function strongestRelation(confirmed: readonly ReviewerRelation[]): ReviewerRelation {
  return confirmed.reduce((best, one) => (WEIGHT[one] > WEIGHT[best] ? one : best), 'none')
}
