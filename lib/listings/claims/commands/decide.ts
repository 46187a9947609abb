import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles } from '@/lib/media/commands/files'
import type { FactsOf } from '@/lib/notifications/catalogue/kinds'
import { ACTIVE_ADMIN, notifyAll } from '@/lib/notifications/commands/notify'
import { tags } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, invalidField, NotFoundError } from '@/lib/platform/http/errors'
import { addJob } from '@/lib/platform/jobs/job'
import { type Message, message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { placeColumnsAt } from '@/lib/providers/commands/provider-rows'
import { lockProvider, saveProviders } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { providerDraft } from '@/lib/providers/schema'
import type { ClaimStatus } from '@/prisma/generated/enums'
import { endCardPlanJob } from '../../jobs'
import { notifyPerson } from '../../people/commands'
import { planRenewsByCard } from '../../people/queries'
import { BY_PROVIDER } from '../../profiles/catalogue'
import {
  claimVersion,
  EVIDENCE,
  evidenceOf,
  findSides,
  findSimilarProviders,
  hasContest,
  NOBODY,
  readAddition,
} from '../queries/claim-file'
import { isRisky, strengthOf } from '../rules'
import type { Addition, DecisionInput, OTHERS } from '../schema'

/** Notifies every active admin of a pending claim. */
export async function notifyDeciders(tx: Transaction, facts: FactsOf<'claim-received'>, at: Date): Promise<void> {
  await notifyAll(tx, ACTIVE_ADMIN, { kind: 'claim-received', facts, at })
}

/** Notifies accounts that someone else claims the provider they manage or claim. */
export async function notifyOtherSides(
  tx: Transaction,
  userIds: readonly number[],
  facts: FactsOf<'claim-contested'>,
  at: Date,
): Promise<void> {
  await notifyAll(tx, { id: { in: [...userIds] }, status: 'active' }, { kind: 'claim-contested', facts, at })
}

/** Notifies a claimant of the decision, with the admin's note in the mail. Closed accounts are not notified. */
async function notifyClaimant(
  tx: Transaction,
  userId: number,
  facts: FactsOf<'claim-decided'>,
  at: Date,
  reviewerWords?: string,
): Promise<void> {
  await notifyAll(tx, { id: userId, status: 'active' }, { kind: 'claim-decided', facts, at, reviewerWords })
}

const CLAIM = {
  ...EVIDENCE,
  userId: true,
  providerId: true,
  addition: true,
  provider: { select: { ...EVIDENCE.provider.select, name: true, slug: true, status: true } },
} as const

/** A claim of an existing provider. */
type Claim = { id: number; userId: number; providerId: number; provider: { name: string; slug: string } }
type Acceptance = { others: (typeof OTHERS)[number]; byId: number | null; at: Date }

/** Makes the claimant a manager and decides the other claims. The provider must be locked. Returns the tags to revalidate. */
async function acceptClaim(tx: Transaction, claim: Claim, { others, byId, at }: Acceptance): Promise<string[]> {
  const { id, userId, providerId, provider } = claim
  await tx.providerClaim.updateMany({ where: { id }, data: { status: 'accepted', decidedAt: at, codeHash: null } })
  if (others === 'remove') await removeOtherPeople(tx, claim, at)
  await makeManager(tx, providerId, userId, at)
  const facts = { provider: provider.name, publicId: provider.slug }
  await notifyClaimant(tx, userId, { ...facts, rejection: null }, at)
  await acceptManagersClaims(tx, providerId, at)
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

/** Makes an account a manager (internal ids), replacing any other role. */
async function makeManager(tx: Transaction, providerId: number, userId: number, at: Date): Promise<void> {
  const key = { providerId, userId }
  await tx.providerPerson.upsert({
    where: { providerId_userId: key },
    create: { ...key, role: 'manager', createdAt: at },
    update: { role: 'manager' },
    select: { userId: true },
  })
}

/** Accepts the pending claims of the provider's managers, which they made to contest another person's claim. */
async function acceptManagersClaims(tx: Transaction, providerId: number, at: Date): Promise<void> {
  const { managers } = await findSides(providerId, tx)
  await tx.providerClaim.updateMany({
    where: { providerId, status: 'pending', userId: { in: managers } },
    data: { status: 'accepted', decidedAt: at, codeHash: null },
  })
}

async function removeOtherPeople(tx: Transaction, { userId, providerId, provider }: Claim, at: Date): Promise<void> {
  const where = { providerId, userId: { not: userId } }
  const removed = await tx.providerPerson.findMany({ where, select: { userId: true, role: true } })
  const managed = (await tx.providerPerson.count({ where: { providerId, userId, role: 'manager' } })) > 0
  await tx.providerPerson.deleteMany({ where })
  await tx.providerInvitation.deleteMany({ where: { providerId } })
  const byCard = await planRenewsByCard(tx, providerId)
  // If the claimant already managed the provider, the card may be their own.
  if (!managed) await addJob(tx, endCardPlanJob, { providerId })
  for (const { role, ...one } of removed) {
    const mayHavePaid = byCard && role === 'manager'
    const card = { renewsByCard: mayHavePaid && managed, renewalEnded: mayHavePaid && !managed }
    const facts = { provider: provider.name, publicId: provider.slug, change: 'removed', role, ...card } as const
    await notifyPerson(tx, one.userId, { facts, at })
  }
}

/**
 * Accepts a pending claim without an admin if the mailbox on file and the license number are both verified and nobody else
 * claims or manages the provider. The provider must be locked.
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
  if (sides.managers.length > 0 || hasContest(sides)) return { isAccepted: false, changed: [] }
  const acceptance = { others: 'keep', byId: null, at } as const
  return { isAccepted: true, changed: await acceptClaim(tx, { ...claim, providerId, provider }, acceptance) }
}

const UNSEEN = message('listings.claimErrors.unseen')

type AdditionClaim = { id: number; userId: number; addition: unknown; licenseNumber: string | null }
/** `noneOf`: public ids of the similar providers that the admin has ruled out. */
type AdditionAcceptance = { noneOf: readonly string[]; byId: number; at: Date }

/**
 * Adds a missing provider as its claimant describes it and makes them its manager. The claim must be locked. Returns the
 * tags to revalidate. Throws ConflictError when there is a similar provider that the admin has not seen.
 */
async function acceptAddition(
  tx: Transaction,
  claim: AdditionClaim,
  { noneOf, byId, at }: AdditionAcceptance,
): Promise<string[]> {
  const { id, userId, licenseNumber } = claim
  const addition = readAddition(claim.addition)
  // Serializes additions, so that of two similar ones the second is compared with the first.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('add a provider'))`
  const alike = await findSimilarProviders({ addition, licenseNumber }, tx)
  if (alike.some((one) => !noneOf.includes(one.id))) throw new ConflictError(UNSEEN)
  const [saved] = await saveProviders(tx, [await draftOf(tx, addition, at)])
  if (!saved) throw new Error('We couldn’t save the provider.')
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

/** The new provider's record: contact data confirmed on the day of the decision, everything else unknown. */
async function draftOf(tx: Transaction, addition: Addition, at: Date) {
  const { name, kind, careTypes, address, phone, email, website } = addition
  const place = await placeColumnsAt(tx, { kind, street: null, zip: '' }, address)
  return providerDraft.parse({
    ...place,
    name,
    kind,
    careTypes,
    phone,
    email: email || null,
    website: website || null,
    facts: { contact: { ...BY_PROVIDER, confirmedOn: todayIn(place.timeZone, at) } },
  })
}

const ALREADY: Record<Exclude<ClaimStatus, 'pending'>, Message> = {
  accepted: message('listings.claimErrors.wasAccepted'),
  rejected: message('listings.claimErrors.wasRejected'),
  withdrawn: message('listings.claimErrors.wasWithdrawn'),
}
const MERGED = message('listings.claimErrors.merged')
const AMENDED = message('listings.claimErrors.amended')
const RISKY = message('listings.claimErrors.risky')
const CHOOSE = message('listings.claimErrors.chooseManagers')

/**
 * Applies an admin's decision on a pending claim and notifies the claimant. Returns the tags to revalidate. Throws
 * NotFoundError, ConflictError when the claim was decided already or has changed since the version that the admin read, and
 * InvalidInputError when weak evidence is not confirmed as seen, or the choice about the current managers is missing.
 */
export async function decideClaim(
  admin: SignedInActor,
  id: number,
  input: DecisionInput,
  now: Date,
): Promise<string[]> {
  return db().$transaction(async (tx) => {
    const claim = await lockClaim(tx, id)
    const { userId, providerId, provider } = claim
    const sides = providerId === null ? NOBODY : await findSides(providerId, tx)
    if (input.version !== undefined && input.version !== claimVersion(claim, sides)) throw new ConflictError(AMENDED)
    if (input.decision === 'accept') {
      if (providerId === null || !provider)
        return acceptAddition(tx, claim, { noneOf: input.noneOf, byId: admin.id, at: now })
      if (provider.status === 'merged') throw new ConflictError(MERGED)
      if (isRisky(evidenceOf(claim)) && !input.isRiskSeen) throw invalidField('isRiskSeen', RISKY)
      const hasOthers = sides.managers.some((one) => one !== userId)
      if (hasOthers && !input.others) throw invalidField('others', CHOOSE)
      const acceptance = { others: input.others ?? 'keep', byId: admin.id, at: now }
      return acceptClaim(tx, { ...claim, providerId, provider }, acceptance)
    }
    const { reason: rejection, note: decisionNote } = input
    const data = { status: 'rejected', rejection, decisionNote, decidedAt: now, codeHash: null } as const
    await tx.providerClaim.update({ where: { id }, data, select: { id: true } })
    const facts = { provider: provider?.name ?? readAddition(claim.addition).name, publicId: provider?.slug ?? null }
    await notifyClaimant(tx, userId, { ...facts, claimId: id, rejection }, now, decisionNote)
    if (providerId !== null && (await findSides(providerId, tx)).challengers.length === 0)
      await acceptManagersClaims(tx, providerId, now)
    const details = { claimId: id, reason: rejection, ...(providerId !== null && { providerId }) }
    const note = { at: now, actorId: admin.id, subjectId: userId, details }
    await recordAudit(tx, { ...note, action: 'claim.rejected' })
    return []
  })
}

/** Reads a claim after locking its provider, or the claim itself when there is no provider yet, to serialize decisions. */
async function lockClaim(tx: Transaction, id: number) {
  const found = await tx.providerClaim.findUnique({ where: { id }, select: { providerId: true } })
  if (found?.providerId) await lockProvider(tx, found.providerId)
  else await tx.$queryRaw`SELECT 1 FROM provider_claims WHERE id = ${id} FOR UPDATE`
  const claim = await tx.providerClaim.findUnique({ where: { id }, select: CLAIM })
  if (!claim) throw new NotFoundError(message('listings.claimErrors.noClaim'))
  if (claim.status !== 'pending') throw new ConflictError(ALREADY[claim.status])
  return claim
}

/**
 * Moves the claims of a merged provider to the survivor (internal ids, both locked). A pending claim of a person who manages
 * or claims the survivor already is withdrawn, and its document is deleted. Must run after movePeople.
 */
export async function moveClaims(tx: Transaction, fromId: number, toId: number, now: Date): Promise<void> {
  const { managers, challengers } = await findSides(toId, tx)
  const where = { providerId: fromId, status: 'pending' as const, userId: { in: [...managers, ...challengers] } }
  const redundant = await tx.providerClaim.findMany({ where, select: { documentKey: true } })
  const data = { status: 'withdrawn', documentKey: null, codeHash: null, decidedAt: now } as const
  await tx.providerClaim.updateMany({ where, data })
  await deleteFiles(
    tx,
    redundant.flatMap(({ documentKey }) => documentKey ?? []),
  )
  await tx.providerClaim.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  // A person who claimed the survivor may have become its manager by the merge.
  if (!hasContest(await findSides(toId, tx))) await acceptManagersClaims(tx, toId, now)
}
