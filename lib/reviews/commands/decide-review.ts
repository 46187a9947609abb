import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { ReviewDecisionInput } from '../schema'
import { removeAnswer } from './answer-review'
import { acceptReview, rejectReview } from './decide'

/** An admin's decision about what they have read. Answers the changed tags. Throws NotFoundError, and ConflictError where somebody was faster. */
export function decideReview(
  admin: SignedInActor,
  id: number,
  input: ReviewDecisionInput,
  now: Date,
): Promise<string[]> {
  if (input.decision === 'accept') return acceptReview(admin, id, now, input.version)
  if (input.decision === 'reject') return rejectReview(admin, id, input.reason, now, input.version)
  return removeAnswer(admin, id, input.reason, now)
}
