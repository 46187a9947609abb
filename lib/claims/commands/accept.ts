import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { tags } from '@/lib/platform/cache-tags'
import type { Transaction } from '@/lib/platform/db'
import { tellPerson } from '@/lib/provider-people/commands/tell-people'
import { EVIDENCE, evidenceOf } from '../queries/evidence'
import { areContesting, findSides } from '../queries/sides'
import { strengthOf } from '../rules/strength'
import type { OTHERS } from '../schema/claim'
import { tellClaimant } from './tell'

export const CLAIM = {
  ...EVIDENCE,
  userId: true,
  providerId: true,
  addition: true,
  provider: { select: { ...EVIDENCE.provider.select, name: true, slug: true, status: true } },
} as const

/** A claim of a provider that is here. */
type Claim = { id: number; userId: number; providerId: number; provider: { name: string; slug: string } }
type Acceptance = { others: (typeof OTHERS)[number]; byId: number | null; at: Date }

/** Makes the claimant a manager, and settles the other claims. The provider must be locked. Answers the changed tags. */
export async function acceptClaim(tx: Transaction, claim: Claim, { others, byId, at }: Acceptance): Promise<string[]> {
  const { id, userId, providerId, provider } = claim
  await tx.providerClaim.updateMany({ where: { id }, data: { status: 'accepted', decidedAt: at, codeHash: null } })
  if (others === 'remove') await removeOthers(tx, claim, at)
  await makeManager(tx, providerId, userId, at)
  const facts = { provider: provider.name, publicId: provider.slug }
  await tellClaimant(tx, userId, { ...facts, rejection: null }, at)
  await settleAnswers(tx, providerId, at)
  const rivals = { providerId, status: 'pending' } as const
  for (const rival of await tx.providerClaim.findMany({ where: rivals, select: { userId: true } }))
    await tellClaimant(tx, rival.userId, { ...facts, rejection: 'other_side' }, at)
  await tx.providerClaim.updateMany({
    where: rivals,
    data: { status: 'rejected', rejection: 'other_side', decidedAt: at, codeHash: null },
  })
  const details = { claimId: id, providerId, others }
  await recordAudit(tx, { action: 'claim.accepted', at, actorId: byId, subjectId: userId, details })
  return [tags.provider(providerId)]
}

/** Makes an account a manager (internal ids), whatever it was before. */
export async function makeManager(tx: Transaction, providerId: number, userId: number, at: Date): Promise<void> {
  const key = { providerId, userId }
  await tx.providerPerson.upsert({
    where: { providerId_userId: key },
    create: { ...key, role: 'manager', createdAt: at },
    update: { role: 'manager' },
    select: { userId: true },
  })
}

/** What managers sent in answer to somebody else's claim is settled once nobody but them is left to manage. */
export async function settleAnswers(tx: Transaction, providerId: number, at: Date): Promise<void> {
  const { managers } = await findSides(providerId, tx)
  await tx.providerClaim.updateMany({
    where: { providerId, status: 'pending', userId: { in: managers } },
    data: { status: 'accepted', decidedAt: at, codeHash: null },
  })
}

async function removeOthers(tx: Transaction, { userId, providerId, provider }: Claim, at: Date): Promise<void> {
  const where = { providerId, userId: { not: userId } }
  const removed = await tx.providerPerson.findMany({ where, select: { userId: true, role: true } })
  await tx.providerPerson.deleteMany({ where })
  await tx.providerInvitation.deleteMany({ where: { providerId } })
  for (const one of removed) {
    const facts = { provider: provider.name, publicId: provider.slug, change: 'removed', role: one.role } as const
    await tellPerson(tx, one.userId, { facts, at })
  }
}

/**
 * Accepts a waiting claim at once where the mailbox on file and the license number both speak for it and nobody else wants the provider.
 * The provider must be locked.
 */
export async function acceptIfProven(
  tx: Transaction,
  id: number,
  at: Date,
): Promise<{ isAccepted: boolean; changed: string[] }> {
  const claim = await tx.providerClaim.findFirst({ where: { id, status: 'pending' }, select: CLAIM })
  const { providerId, provider } = claim ?? {}
  if (!claim || !providerId || !provider || provider.status === 'merged' || strengthOf(evidenceOf(claim)) !== 'strong')
    return { isAccepted: false, changed: [] }
  const sides = await findSides(providerId, tx)
  if (sides.managers.length > 0 || areContesting(sides)) return { isAccepted: false, changed: [] }
  const acceptance = { others: 'keep', byId: null, at } as const
  return { isAccepted: true, changed: await acceptClaim(tx, { ...claim, providerId, provider }, acceptance) }
}
