import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { findPendingChanges } from '@/lib/listings/profiles/queries/changes'
import { accepting } from '@/lib/listings/profiles/rules/decisions'
import { db } from '@/lib/platform/database/client'
import { isDatabaseAway } from '@/lib/platform/database/unavailable'
import { ConflictError, DomainError } from '@/lib/platform/http/errors'
import { acceptReview } from '@/lib/reviews/commands/moderation'
import { findQueuedReviews } from '@/lib/reviews/queries'
import { findOnePending } from './queries'
import { isSafeChange, isSafeReview } from './rules'
import type { AcceptanceInput, Item } from './schema'

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
  const [change] = await findPendingChanges(1, [id])
  if (!change) throw new ConflictError(DECIDED)
  if (!isSafeChange(change.fields)) throw new ConflictError(READ_IT)
  return decideChange(admin, id, { version: Number(version), decisions: accepting(change.fields) }, now)
}

const ASSIGN_DECIDED = 'This waits no longer: somebody has decided, or it was taken back.'

/**
 * Notes that an admin looks at something that waits. Of two at once one has it and the other reads who; `insteadOf` names the colleague
 * from whom it is taken over. Throws ConflictError where it waits no longer, or somebody else has it.
 */
export async function takeItem(
  admin: SignedInActor,
  { subject, id }: Item,
  insteadOf: number | null,
  now: Date,
): Promise<void> {
  const waiting = await findOnePending(subject, id)
  if (!waiting) throw new ConflictError(ASSIGN_DECIDED)
  // What was taken before it began to wait anew, or by an account that is no admin any more, is free.
  const [row] = await db().$queryRaw<{ adminId: number }[]>`
    INSERT INTO approval_assignments AS taken (subject, subject_id, admin_id, assigned_at)
    VALUES (${subject}::approval_subject, ${id}, ${admin.id}, ${now})
    ON CONFLICT (subject, subject_id) DO UPDATE SET admin_id = ${admin.id}, assigned_at = ${now}
      WHERE taken.admin_id IN (${admin.id}, ${insteadOf ?? admin.id}) OR taken.assigned_at < ${waiting.since}
        OR NOT EXISTS (SELECT FROM users WHERE id = taken.admin_id AND role = 'admin' AND status = 'active')
    RETURNING admin_id AS "adminId"`
  if (row) return
  const taken = await db().approvalAssignment.findUnique({
    where: { subject_subjectId: { subject, subjectId: id } },
    select: { admin: { select: { firstName: true, lastName: true } } },
  })
  throw new ConflictError(`${taken ? fullName(taken.admin) : 'Another admin'} has taken this meanwhile.`)
}

/** Gives back what an admin has taken; what they have not, stays as it is. */
export async function giveBackItem(admin: SignedInActor, { subject, id: subjectId }: Item): Promise<void> {
  await db().approvalAssignment.deleteMany({ where: { subject, subjectId, adminId: admin.id } })
}
