import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { ClaimStatus } from '@/prisma/generated/enums'
import { findSides } from '../queries/sides'
import type { DecisionInput } from '../schema'
import { acceptClaim, CLAIM, settleAnswers } from './accept'
import { tellClaimant } from './tell'

const ALREADY: Record<Exclude<ClaimStatus, 'pending'>, string> = {
  accepted: 'This claim was accepted meanwhile.',
  rejected: 'This claim was rejected meanwhile.',
  withdrawn: 'The claimant has withdrawn this claim meanwhile.',
}
const MERGED =
  'This provider was merged into another one meanwhile. Please reject the claim, so that the other one is claimed.'
const CHOOSE = 'Somebody manages this provider. Please choose what becomes of them.'

/**
 * An admin's decision about a waiting claim, which its claimant is told. Whoever comes second is told what was decided. Answers the
 * changed tags. Throws NotFoundError, ConflictError where it was decided, InvalidInputError where what becomes of the managers is not said.
 */
export async function decideClaim(
  admin: SignedInActor,
  id: number,
  input: DecisionInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const claim = await holdClaim(tx, id)
    const { userId, providerId, provider } = claim
    if (input.decision === 'accept') {
      if (provider.status === 'merged') throw new ConflictError(MERGED)
      const { managers } = await findSides(providerId, tx)
      const hasOthers = managers.some((one) => one !== userId)
      if (hasOthers && !input.others) throw new InvalidInputError(CHOOSE, { others: CHOOSE })
      return acceptClaim(tx, claim, { others: input.others ?? 'keep', byId: admin.id, at: now })
    }
    const { reason: rejection, note: decisionNote } = input
    const data = { status: 'rejected', rejection, decisionNote, decidedAt: now, codeHash: null } as const
    await tx.providerClaim.update({ where: { id }, data, select: { id: true } })
    await tellClaimant(tx, userId, { provider: provider.name, publicId: provider.slug, rejection }, now)
    if ((await findSides(providerId, tx)).challengers.length === 0) await settleAnswers(tx, providerId, now)
    const note = {
      at: now,
      actorId: admin.id,
      subjectId: userId,
      details: { claimId: id, providerId, reason: rejection },
    }
    await recordAudit(tx, { ...note, action: 'claim.rejected' })
    return []
  })
}

/** The claim behind its provider's lock, so that decisions come one after another. */
async function holdClaim(tx: Transaction, id: number) {
  const found = await tx.providerClaim.findUnique({ where: { id }, select: { providerId: true } })
  if (found) await lockProvider(tx, found.providerId)
  const claim = await tx.providerClaim.findUnique({ where: { id }, select: CLAIM })
  if (!claim) throw new NotFoundError('There is no such claim.')
  if (claim.status !== 'pending') throw new ConflictError(ALREADY[claim.status])
  return claim
}
