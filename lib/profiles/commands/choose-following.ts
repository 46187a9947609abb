import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findFactSheet } from '@/lib/providers/queries/fact-sheet'
import { todayIn } from '@/lib/providers/rules/dates'
import { findEditable } from '../queries/editable'
import { CHANGE_RATE } from '../rules/limits'
import type { FollowInput } from '../schema/facts'
import { lockProfile } from './lock'

/**
 * Lets openings follow enrollments from today on, or no longer; the figures of today stay. Throws NotFoundError, ForbiddenError,
 * TooManyRequestsError, and ConflictError for a provider that has closed.
 */
export async function chooseFollowing(
  actor: SignedInActor,
  { providerId, follows }: FollowInput,
  now: Date,
): Promise<void> {
  await takeTries([{ of: ['facts by', actor.id], limit: CHANGE_RATE }], now)
  const id = await findEditable(actor, providerId)
  await db().$transaction(async (tx) => {
    await lockProfile(tx, id)
    const { followsEnrollments, status, timeZone } = await findFactSheet(id, tx)
    if (status === 'closed') throw new ConflictError('This provider has closed, so nothing can be said of it.')
    if (followsEnrollments === follows) return
    const openingsFollowSince = follows ? new Date(todayIn(timeZone, now)) : null
    await tx.provider.update({ where: { id }, data: { openingsFollowSince }, select: { id: true } })
    const details = { providerId: id, follows }
    await recordAudit(tx, { action: 'profile.openings-following', at: now, actorId: actor.id, details })
  })
}
