import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { dropFiles } from '@/lib/media/commands/drop-files'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, NotFoundError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { areContesting, findSides } from '../queries/sides'
import { findProviderToClaim } from '../queries/to-claim'
import { CLAIMING_RATE, MOST_PENDING } from '../rules/limits'
import type { ClaimInput } from '../schema/claim'
import { acceptIfProven } from './accept'
import { tellDeciders, tellOtherSides } from './tell'

/** `changed`: tags of the kept pages that say something else now. */
export type ClaimOutcome = { id: number; isAccepted: boolean; changed: string[] }

/**
 * Claims a provider, or changes what the actor's waiting claim says. Who manages it may answer somebody else's claim the same way. Throws
 * NotFoundError, ConflictError where there is nothing to claim or too much waits, TooManyRequestsError.
 */
export async function claimProvider(actor: SignedInActor, input: ClaimInput, now: Date): Promise<ClaimOutcome> {
  await takeTries([{ of: ['claim by', actor.id], limit: CLAIMING_RATE }], now)
  return db().$transaction(async (tx) => {
    const provider = await findProviderToClaim(input.daycareId, tx)
    const { internalId: providerId } = provider
    if (provider.status === 'closed') throw new ConflictError('This provider has closed, so nobody can claim it.')
    // The account first: two claims of one person at once are counted in turn.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id} FOR UPDATE`
    await lockProvider(tx, providerId)
    const before = await findSides(providerId, tx)
    if (before.managers.includes(actor.id) && before.challengers.length === 0)
      throw new ConflictError('You manage this provider already.')
    const { position, note, licenseNumber } = input
    const words = { position, note, licenseNumber }
    const waiting = await tx.providerClaim.findFirst({
      where: { providerId, userId: actor.id, status: 'pending' },
      select: { id: true },
    })
    if (waiting) {
      await tx.providerClaim.update({ where: waiting, data: words, select: { id: true } })
      return { id: waiting.id, ...(await acceptIfProven(tx, waiting.id, now)) }
    }
    await holdMost(tx, actor.id)
    const { id } = await tx.providerClaim.create({
      data: { ...words, providerId, userId: actor.id, createdAt: now },
      select: { id: true },
    })
    const entry = { at: now, actorId: actor.id, subjectId: actor.id, details: { claimId: id, providerId } }
    await recordAudit(tx, { ...entry, action: 'claim.made' })
    const sides = await findSides(providerId, tx)
    const isContested = areContesting(sides)
    await tellDeciders(tx, { provider: provider.name, claimId: id, isContested }, now)
    const others = [...sides.managers, ...sides.challengers].filter((one) => one !== actor.id)
    const facts = { provider: provider.name, publicId: provider.id }
    // Of a provider's own answer the other side hears nothing: it knows that somebody manages it.
    if (isContested && !sides.managers.includes(actor.id)) await tellOtherSides(tx, others, facts, now)
    return { id, isAccepted: false, changed: [] }
  })
}

/** Throws ConflictError where as many claims of one account wait as may. */
export async function holdMost(tx: Transaction, userId: number): Promise<void> {
  if ((await tx.providerClaim.count({ where: { userId, status: 'pending' } })) >= MOST_PENDING)
    throw new ConflictError(`${MOST_PENDING} claims of yours wait already. Please wait until one is decided.`)
}

/** Takes one's own waiting claim back, with its document. Throws NotFoundError for any other. */
export async function withdrawClaim(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = { id, userId: actor.id, status: 'pending' } as const
    const claim = await tx.providerClaim.findFirst({ where, select: { documentKey: true, providerId: true } })
    if (!claim) throw new NotFoundError('There is no such claim that waits.')
    if (claim.providerId !== null) await lockProvider(tx, claim.providerId)
    const data = { status: 'withdrawn', documentKey: null, codeHash: null, decidedAt: now } as const
    const { count } = await tx.providerClaim.updateMany({ where, data })
    if (count === 0) throw new NotFoundError('There is no such claim that waits.')
    if (claim.documentKey) await dropFiles(tx, [claim.documentKey])
    const details = { claimId: id, ...(claim.providerId !== null && { providerId: claim.providerId }) }
    await recordAudit(tx, { action: 'claim.withdrawn', at: now, actorId: actor.id, subjectId: actor.id, details })
  })
}
