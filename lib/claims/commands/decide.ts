import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import type { ClaimStatus } from '@/prisma/generated/enums'
import { readAddition } from '../queries/addition'
import { findSides } from '../queries/sides'
import type { DecisionInput } from '../schema/claim'
import { acceptClaim, CLAIM, settleAnswers } from './accept'
import { acceptAddition } from './accept-addition'
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
      if (providerId === null || !provider) return acceptAddition(tx, claim, { input, byId: admin.id, at: now })
      if (provider.status === 'merged') throw new ConflictError(MERGED)
      const { managers } = await findSides(providerId, tx)
      const hasOthers = managers.some((one) => one !== userId)
      if (hasOthers && !input.others) throw new InvalidInputError(CHOOSE, { others: CHOOSE })
      const acceptance = { others: input.others ?? 'keep', byId: admin.id, at: now }
      return acceptClaim(tx, { ...claim, providerId, provider }, acceptance)
    }
    const { reason: rejection, note: decisionNote } = input
    const data = { status: 'rejected', rejection, decisionNote, decidedAt: now, codeHash: null } as const
    await tx.providerClaim.update({ where: { id }, data, select: { id: true } })
    const facts = { provider: provider?.name ?? readAddition(claim.addition).name, publicId: provider?.slug ?? null }
    await tellClaimant(tx, userId, { ...facts, claimId: id, rejection }, now, decisionNote)
    if (providerId !== null && (await findSides(providerId, tx)).challengers.length === 0)
      await settleAnswers(tx, providerId, now)
    const details = { claimId: id, reason: rejection, ...(providerId !== null && { providerId }) }
    const note = { at: now, actorId: admin.id, subjectId: userId, details }
    await recordAudit(tx, { ...note, action: 'claim.rejected' })
    return []
  })
}

/** The claim behind its provider's lock, or its own where there is no provider yet, so that decisions come one after another. */
async function holdClaim(tx: Transaction, id: number) {
  const found = await tx.providerClaim.findUnique({ where: { id }, select: { providerId: true } })
  if (found?.providerId) await lockProvider(tx, found.providerId)
  else await tx.$queryRaw`SELECT 1 FROM provider_claims WHERE id = ${id} FOR UPDATE`
  const claim = await tx.providerClaim.findUnique({ where: { id }, select: CLAIM })
  if (!claim) throw new NotFoundError('There is no such claim.')
  if (claim.status !== 'pending') throw new ConflictError(ALREADY[claim.status])
  return claim
}
