import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { isDatabaseAway } from '@/lib/platform/database-away'
import { ConflictError, DomainError } from '@/lib/platform/errors'
import { decideChange } from '@/lib/profiles/commands/decide-change'
import { findWaitingChanges } from '@/lib/profiles/queries/to-decide'
import { accepting } from '@/lib/profiles/rules/roll-back'
import { acceptReview } from '@/lib/reviews/commands/decide'
import { findQueuedReviews } from '@/lib/reviews/queries/queue'
import { isSafeChange, isSafeReview } from '../rules/safe'
import type { AcceptanceInput } from '../schema'

type One = AcceptanceInput['items'][number]
/** `refused`: what was not accepted, each with the sentence why; `changed`: tags of the pages that say something else now. */
export type Accepted = { accepted: number; refused: { item: string; sentence: string }[]; changed: string[] }

const DECIDED = 'Another admin has decided about it meanwhile, or it was taken back.'
const LOOK_AGAIN = 'Our data were out of reach just then. Please load the page again and look at this one.'
const READ_IT = 'This has to be opened and read first.'

/**
 * Accepts several safe things, each by itself: what cannot be accepted is said, and the others are. Where the database goes away in between,
 * the rest is said too, so that the pages of what was accepted are made anew.
 */
export async function acceptMany(admin: SignedInActor, { items }: AcceptanceInput, now: Date): Promise<Accepted> {
  const done: Accepted = { accepted: 0, refused: [], changed: [] }
  // One after another: each takes its provider's lock, and two of one provider would wait for each other.
  for (const [index, one] of items.entries())
    try {
      done.changed.push(...(await accept(admin, one, now)))
      done.accepted += 1
    } catch (error) {
      if (error instanceof DomainError) {
        done.refused.push({ item: nameOf(one), sentence: error.message })
        continue
      }
      if (done.accepted === 0 || !isDatabaseAway(error)) throw error
      done.refused.push(...items.slice(index).map((rest) => ({ item: nameOf(rest), sentence: LOOK_AGAIN })))
      break
    }
  return { ...done, changed: [...new Set(done.changed)] }
}

const nameOf = ({ subject, id }: One) => `${subject}-${id}`

async function accept(admin: SignedInActor, { subject, id, version }: One, now: Date): Promise<string[]> {
  if (subject === 'review') {
    const [review] = await findQueuedReviews(1, [id])
    if (!review) throw new ConflictError(DECIDED)
    if (!isSafeReview(review.heldFor, review.reports)) throw new ConflictError(READ_IT)
    return acceptReview(admin, id, now, version)
  }
  const [change] = await findWaitingChanges(1, [id])
  if (!change) throw new ConflictError(DECIDED)
  if (!isSafeChange(change.fields)) throw new ConflictError(READ_IT)
  return decideChange(admin, id, { version: Number(version), decisions: accepting(change.fields) }, now)
}
