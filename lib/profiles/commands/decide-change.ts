import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { PROFILE_FIELDS, type ProfileField } from '../catalogue'
import { findStanding } from '../queries/profile'
import { readDecisions } from '../rules/decisions'
import type { DecisionInput } from '../schema/calls'
import { changeSelect, toChange } from '../select'
import type { FieldDecisions, ProfileChangeView, ProfileValues, ProposedFields } from '../types'
import { applyValues } from './apply-values'
import { lockProfile } from './lock'
import { tellEditors } from './tell'

/**
 * An admin's decision about every field of a pending change: what is accepted, perhaps edited, goes to the page in the same transaction.
 * Answers the tags of the pages that say something else now. Throws NotFoundError, InvalidInputError, and ConflictError where somebody
 * was faster or the provider has changed it since it was read.
 */
export async function decideChange(
  admin: SignedInActor,
  id: number,
  input: DecisionInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const { change, provider } = await findLocked(tx, id)
    if (change.status === 'decided') throw new ConflictError('Another admin has decided about this change meanwhile.')
    if (change.status === 'withdrawn') throw new ConflictError('The provider has taken this change back meanwhile.')
    if (change.version !== input.version)
      throw new ConflictError('The provider has changed it since you opened it. Please look at it again.')
    const read = readDecisions(change.fields, input.decisions)
    if ('problems' in read) throw new InvalidInputError('Please decide about every field.', read.problems)
    const { decisions } = read
    const { live } = await findStanding(provider.id, tx)
    const data = { status: 'decided' as const, decisions, fields: replacing(change, decisions, live), decidedAt: now }
    await tx.profileChange.update({ where: { id }, data, select: { id: true } })
    const changed = await applyValues(tx, provider.id, acceptedValues(change, decisions), now)
    const accepted = Object.values(decisions).filter((one) => one.accepted).length
    const rejected = Object.keys(decisions).length - accepted
    const details = { changeId: id, providerId: provider.id, accepted, rejected }
    await recordAudit(tx, { action: 'profile.decided', at: now, actorId: admin.id, details })
    const { slug: publicId, name } = await tx.provider.findUniqueOrThrow({ where: { id: provider.id } })
    await tellEditors(tx, provider.id, { provider: name, publicId, accepted, rejected }, now)
    return changed
  })
}

function acceptedValues({ fields }: ProfileChangeView, decisions: FieldDecisions): Partial<ProfileValues> {
  const entryOf = (field: ProfileField) => {
    const decision = decisions[field]
    if (!decision?.accepted) return []
    return [[field, decision.value ?? fields[field]?.to]]
  }
  return Object.fromEntries(PROFILE_FIELDS.flatMap(entryOf))
}

/** What was accepted stands beside what it replaces today, so that the page can be put back to it. */
function replacing({ fields }: ProfileChangeView, decisions: FieldDecisions, live: ProfileValues): ProposedFields {
  const entryOf = (field: ProfileField) => {
    const change = fields[field]
    return change ? [[field, decisions[field]?.accepted ? { ...change, from: live[field] } : change]] : []
  }
  return Object.fromEntries(PROFILE_FIELDS.flatMap(entryOf))
}

async function findLocked(tx: Transaction, id: number) {
  const found = await tx.profileChange.findUnique({ where: { id }, select: { providerId: true } })
  if (!found) throw new NotFoundError('There is no such change.')
  await lockProfile(tx, found.providerId)
  const row = await tx.profileChange.findUniqueOrThrow({ where: { id }, select: changeSelect })
  return { change: toChange(row), provider: { id: found.providerId } }
}
