import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles } from '@/lib/media/commands/files'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { notify } from '@/lib/notifications/commands/notify'
import { tags } from '@/lib/platform/cache/tags'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { todayIn } from '@/lib/platform/time/dates'
import { lockProvider } from '@/lib/providers/commands/merge-providers'
import { findPlace } from '@/lib/providers/commands/provider-rows'
import { saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries/provider-page'
import { providerDraft } from '@/lib/providers/schema'
import type { ClaimStatus } from '@/prisma/generated/enums'
import { notifyPerson } from '../../people/commands'
import { areContesting, EVIDENCE, evidenceOf, findAlike, findSides, readAddition } from '../queries/evidence'
import { strengthOf } from '../rules'
import type { Addition, DecisionInput, OTHERS } from '../schema'

const READER = { id: true, email: true, firstName: true, lastName: true } as const

/** Tells every active admin that a claim waits. */
export async function notifyDeciders(tx: Transaction, facts: FactsOf<'claim-received'>, at: Date): Promise<void> {
  const admins = { where: { role: 'admin', status: 'active' }, select: READER } as const
  for (const to of await tx.user.findMany(admins)) await notify(tx, { kind: 'claim-received', to, facts, at })
}

/** Tells accounts that somebody else wants the provider that they manage, or claim. */
export async function notifyOtherSides(
  tx: Transaction,
  userIds: readonly number[],
  facts: FactsOf<'claim-contested'>,
  at: Date,
): Promise<void> {
  const others = { id: { in: [...userIds] }, status: 'active' as const }
  for (const to of await tx.user.findMany({ where: others, select: READER }))
    await notify(tx, { kind: 'claim-contested', to, facts, at })
}

/** Tells a claimant what was decided, by mail with the words that the admin wrote for them; whose account is closed is told nothing. */
export async function notifyClaimant(
  tx: Transaction,
  userId: number,
  facts: FactsOf<'claim-decided'>,
  at: Date,
  reviewerWords?: string,
): Promise<void> {
  const to = await tx.user.findFirst({ where: { id: userId, status: 'active' }, select: READER })
  if (to) await notify(tx, { kind: 'claim-decided', to, facts, at, reviewerWords })
}

const CLAIM = {
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
async function acceptClaim(tx: Transaction, claim: Claim, { others, byId, at }: Acceptance): Promise<string[]> {
  const { id, userId, providerId, provider } = claim
  await tx.providerClaim.updateMany({ where: { id }, data: { status: 'accepted', decidedAt: at, codeHash: null } })
  if (others === 'remove') await removeOthers(tx, claim, at)
  await makeManager(tx, providerId, userId, at)
  const facts = { provider: provider.name, publicId: provider.slug }
  await notifyClaimant(tx, userId, { ...facts, rejection: null }, at)
  await acceptAnsweringClaims(tx, providerId, at)
  const rivals = { providerId, status: 'pending' } as const
  for (const rival of await tx.providerClaim.findMany({ where: rivals, select: { userId: true } }))
    await notifyClaimant(tx, rival.userId, { ...facts, rejection: 'other_side' }, at)
  await tx.providerClaim.updateMany({
    where: rivals,
    data: { status: 'rejected', rejection: 'other_side', decidedAt: at, codeHash: null },
  })
  const details = { claimId: id, providerId, others }
  await recordAudit(tx, { action: 'claim.accepted', at, actorId: byId, subjectId: userId, details })
  return [tags.provider(providerId)]
}

/** Makes an account a manager (internal ids), whatever it was before. */
async function makeManager(tx: Transaction, providerId: number, userId: number, at: Date): Promise<void> {
  const key = { providerId, userId }
  await tx.providerPerson.upsert({
    where: { providerId_userId: key },
    create: { ...key, role: 'manager', createdAt: at },
    update: { role: 'manager' },
    select: { userId: true },
  })
}

/** What managers sent in answer to somebody else's claim is settled once nobody but them is left to manage. */
export async function acceptAnsweringClaims(tx: Transaction, providerId: number, at: Date): Promise<void> {
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
    await notifyPerson(tx, one.userId, { facts, at })
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

const UNSEEN = 'A provider like it is here, which you have not seen yet. Please look at the list again.'

type AcceptAdditionClaim = { id: number; userId: number; addition: unknown; licenseNumber: string | null }
type AcceptAdditionAcceptance = { input: { noneOf: readonly string[] }; byId: number; at: Date }

/**
 * Gives a missing provider its page, as the claimant describes it today, and makes them its manager. The claim must be locked. Answers the
 * changed tags. Throws ConflictError where a provider like it is here that the admin has not seen.
 */
async function acceptAddition(
  tx: Transaction,
  claim: AcceptAdditionClaim,
  { input, byId, at }: AcceptAdditionAcceptance,
): Promise<string[]> {
  const { id, userId, licenseNumber } = claim
  const addition = readAddition(claim.addition)
  // One after another: of two that are alike, the second admin is shown the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('add a provider'))`
  const alike = await findAlike({ addition, licenseNumber }, tx)
  if (alike.some((one) => !input.noneOf.includes(one.id))) throw new ConflictError(UNSEEN)
  const [saved] = await saveProviders(tx, [await draftOf(tx, addition, at)])
  if (!saved) throw new Error('The provider was not saved.')
  const providerId = saved.id
  const data = { status: 'accepted', decidedAt: at, providerId } as const
  await tx.providerClaim.update({ where: { id }, data, select: { id: true } })
  await makeManager(tx, providerId, userId, at)
  const facts = { provider: addition.name, publicId: saved.slug, claimId: id, isAddition: true, rejection: null }
  await notifyClaimant(tx, userId, facts, at)
  const details = { claimId: id, providerId, isAddition: true }
  await recordAudit(tx, { action: 'claim.accepted', at, actorId: byId, subjectId: userId, details })
  return findPageTags([providerId], tx)
}

/** What the page says at first: its contact data is as old as the decision, and everything else is not stated. */
async function draftOf(tx: Transaction, addition: Addition, at: Date) {
  const { name, kind, careTypes, address, phone, email, website } = addition
  const place = await findPlace(tx, { kind, street: null, zip: '' }, address)
  const stamp = { source: 'provider', sourceName: 'the provider', confirmedOn: todayIn(place.timeZone, at) } as const
  return providerDraft.parse({
    ...place,
    name,
    kind,
    careTypes,
    phone,
    email: email || null,
    website: website || null,
    facts: { contact: stamp },
  })
}

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
    await notifyClaimant(tx, userId, { ...facts, claimId: id, rejection }, now, decisionNote)
    if (providerId !== null && (await findSides(providerId, tx)).challengers.length === 0)
      await acceptAnsweringClaims(tx, providerId, now)
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

/**
 * Makes the claims of a provider that is merged into another (internal ids, both locked) claims of that one. What waits of somebody who
 * manages the survivor, or claims it too, is withdrawn with its document: they have, or ask for, that one already. After the people
 * were moved.
 */
export async function moveClaims(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const { managers, challengers } = await findSides(toId, tx)
  const where = { providerId: fromId, status: 'pending' as const, userId: { in: [...managers, ...challengers] } }
  const needless = await tx.providerClaim.findMany({ where, select: { documentKey: true } })
  const data = { status: 'withdrawn', documentKey: null, codeHash: null, decidedAt: now } as const
  await tx.providerClaim.updateMany({ where, data })
  await deleteFiles(
    tx,
    needless.flatMap(({ documentKey }) => documentKey ?? []),
  )
  await tx.providerClaim.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  // Whoever claimed the survivor and has come along as a manager asks for nothing any more.
  if (!areContesting(await findSides(toId, tx))) await acceptAnsweringClaims(tx, toId, now)
}
