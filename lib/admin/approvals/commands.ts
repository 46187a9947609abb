import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/account'
import { decideChange } from '@/lib/listings/profiles/commands/decide-change'
import { findPendingChanges } from '@/lib/listings/profiles/queries/changes'
import { decisionsAccepting } from '@/lib/listings/profiles/rules/changes'
import { db } from '@/lib/platform/database/client'
import { isDatabaseUnavailable } from '@/lib/platform/database/unavailable'
import { ConflictError, DomainError } from '@/lib/platform/http/errors'
import { type Message, message } from '@/lib/platform/language/message'
import { acceptReview } from '@/lib/reviews/commands/moderation'
import { findQueuedReviews } from '@/lib/reviews/queries'
import { findPendingItem } from './queries'
import { isSafeChange, isSafeReview } from './rules'
import type { AcceptanceInput, Item } from './schema'

type AcceptedItem = AcceptanceInput['items'][number]
/** `refused`: items that were not accepted, each with the reason as a message; `changed`: cache tags of the pages that change. */
export type Accepted = { accepted: number; refused: { item: string; sentence: Message }[]; changed: string[] }

const ALREADY_DECIDED = message('admin.errors.decided')
const TRY_AGAIN = message('admin.errors.unreachable')
const MUST_BE_READ = message('admin.errors.mustBeRead')

/**
 * Accepts several low-risk items, each on its own; failures are reported and the others go through. If the database fails midway, the
 * remaining items are reported too, so that the pages of the accepted ones are still revalidated.
 */
export async function acceptMany(admin: SignedInActor, { items }: AcceptanceInput, now: Date): Promise<Accepted> {
  const done: Accepted = { accepted: 0, refused: [], changed: [] }
  // Sequential: each item locks its provider, and two of the same provider would block each other.
  for (const [index, one] of items.entries())
    try {
      done.changed.push(...(await accept(admin, one, now)))
      done.accepted += 1
    } catch (error) {
      if (error instanceof DomainError) {
        done.refused.push({ item: nameOf(one), sentence: error.message as Message })
        continue
      }
      if (done.accepted === 0 || !isDatabaseUnavailable(error)) throw error
      done.refused.push(...items.slice(index).map((rest) => ({ item: nameOf(rest), sentence: TRY_AGAIN })))
      break
    }
  return { ...done, changed: [...new Set(done.changed)] }
}

const nameOf = ({ subject, id }: AcceptedItem) => `${subject}-${id}`

async function accept(admin: SignedInActor, { subject, id, version }: AcceptedItem, now: Date): Promise<string[]> {
  if (subject === 'review') {
    const [review] = await findQueuedReviews(1, [id])
    if (!review) throw new ConflictError(ALREADY_DECIDED)
    if (!isSafeReview(review.heldFor, review.reports)) throw new ConflictError(MUST_BE_READ)
    return acceptReview(admin, id, now, version)
  }
  const [change] = await findPendingChanges(1, [id])
  if (!change) throw new ConflictError(ALREADY_DECIDED)
  if (!isSafeChange(change.fields)) throw new ConflictError(MUST_BE_READ)
  return decideChange(admin, id, { version: Number(version), decisions: decisionsAccepting(change.fields) }, now)
}

const NO_LONGER_PENDING = message('admin.errors.notPending')

/**
 * Assigns a pending item to an admin. If two admins try, one gets it and the other learns who did; `insteadOf` names the colleague to take
 * it over from. Throws ConflictError if it is no longer pending or someone else has it.
 */
export async function assignItem(
  admin: SignedInActor,
  { subject, id }: Item,
  insteadOf: number | null,
  now: Date,
): Promise<void> {
  const pending = await findPendingItem(subject, id)
  if (!pending) throw new ConflictError(NO_LONGER_PENDING)
  // An assignment made before the item became pending again, or held by someone who is no longer an admin, does not count.
  const [row] = await db().$queryRaw<{ adminId: number }[]>`
    INSERT INTO approval_assignments AS taken (subject, subject_id, admin_id, assigned_at)
    VALUES (${subject}::approval_subject, ${id}, ${admin.id}, ${now})
    ON CONFLICT (subject, subject_id) DO UPDATE SET admin_id = ${admin.id}, assigned_at = ${now}
      WHERE taken.admin_id IN (${admin.id}, ${insteadOf ?? admin.id}) OR taken.assigned_at < ${pending.since}
        OR NOT EXISTS (SELECT FROM users WHERE id = taken.admin_id AND role = 'admin' AND status = 'active')
    RETURNING admin_id AS "adminId"`
  if (row) return
  const taken = await db().approvalAssignment.findUnique({
    where: { subject_subjectId: { subject, subjectId: id } },
    select: { admin: { select: { firstName: true, lastName: true } } },
  })
  throw new ConflictError(
    taken ? message('admin.errors.taken', { name: fullName(taken.admin) }) : message('admin.errors.takenByOther'),
  )
}

/** Removes the admin's own assignment of an item; does nothing to anyone else's. */
export async function unassignItem(admin: SignedInActor, { subject, id: subjectId }: Item): Promise<void> {
  await db().approvalAssignment.deleteMany({ where: { subject, subjectId, adminId: admin.id } })
}
