import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { fullName } from '@/lib/accounts/rules/names'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findOneWaiting } from '../queries/waiting'
import type { Item } from '../schema'

const DECIDED = 'This waits no longer: somebody has decided, or it was taken back.'

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
  const waiting = await findOneWaiting(subject, id)
  if (!waiting) throw new ConflictError(DECIDED)
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
