import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { PROFILE_FIELDS } from '../catalogue'
import { findRollBack } from '../queries/roll-back'
import { accepting } from '../rules/roll-back'
import type { RollBackInput } from '../schema/calls'
import { applyValues, STAFF } from './apply-values'
import { lockProfile } from './lock'
import { tellRolledBack } from './tell'

const MEANWHILE = 'The page or its change is another one since you opened this. Please look at it again.'
const NOTHING = 'The page says already what it said before this change.'

/**
 * Puts a provider's page back to what it said before a decided change: a change of its own, decided at once, that its people are told
 * of. Answers the tags of the pages that say something else now. Throws NotFoundError, and ConflictError where the page is another one
 * than was read, or nothing would be different.
 */
export async function rollBack(
  admin: SignedInActor,
  id: number,
  { version, reason: note }: RollBackInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const found = await tx.profileChange.findUnique({ where: { id }, select: { providerId: true } })
    if (!found) throw new NotFoundError('There is no such change.')
    await lockProfile(tx, found.providerId)
    const { providerId, fields, version: standing } = await findRollBack(id, tx)
    if (version !== standing) throw new ConflictError(MEANWHILE)
    const names = PROFILE_FIELDS.filter((field) => fields[field])
    if (names.length === 0) throw new ConflictError(NOTHING)
    const values = Object.fromEntries(names.map((field) => [field, fields[field]?.to]))
    const changed = await applyValues(tx, providerId, values, now, STAFF)
    const decided = { status: 'decided', origin: 'roll_back', submittedAt: now, decidedAt: now } as const
    const { id: changeId } = await tx.profileChange.create({
      data: { providerId, ...decided, fields, decisions: accepting(names), submittedById: admin.id, note },
      select: { id: true },
    })
    const details = { changeId, providerId, before: id, fields: names.join(' ') }
    await recordAudit(tx, { action: 'profile.rolled-back', at: now, actorId: admin.id, details })
    await tellRolledBack(tx, providerId, now)
    return changed
  })
}
