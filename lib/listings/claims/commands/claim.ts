import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import { lockUser } from '@/lib/access/commands/sessions'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles, storePrivateFile } from '@/lib/media/commands/files'
import { openDocument } from '@/lib/media/encoding/pictures'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { takeAttempts } from '@/lib/platform/security/shared-rate-limit'
import { daysFrom } from '@/lib/platform/time/dates'
import { placeColumnsAt } from '@/lib/providers/commands/provider-rows'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { findSides, findSimilarProviders, hasContest, readAddition } from '../queries/claim-file'
import { findProviderToClaim } from '../queries/claims'
import { ADDING_RATE, CLAIMING_RATE, DOCUMENT_DAYS, DOCUMENT_RATE, MAX_PENDING_CLAIMS } from '../rules'
import type { Addition, AdditionInput, ClaimInput } from '../schema'
import type { FoundProvider } from '../types'
import { acceptIfProven, notifyDeciders, notifyOtherSides } from './decide'

const NONE_PENDING = message('listings.claimErrors.noPending')
const ownPending = (actor: SignedInActor, id: number) => ({ id, userId: actor.id, status: 'pending' }) as const

/** `changed`: tags of the cached pages to revalidate. */
export type ClaimOutcome = { id: number; isAccepted: boolean; changed: string[] }

/**
 * Claims a provider, or updates the actor's pending claim. A manager can contest another person's claim the same way. Throws
 * NotFoundError, ConflictError when there is nothing to claim or too many claims are pending, and TooManyRequestsError.
 */
export async function claimProvider(actor: SignedInActor, input: ClaimInput, now: Date): Promise<ClaimOutcome> {
  await takeAttempts([{ of: ['claim by', actor.id], limit: CLAIMING_RATE }], now)
  const { daycareId, ...fields } = input
  return db().$transaction(async (tx) => {
    const provider = await findProviderToClaim(daycareId, tx)
    const { internalId: providerId } = provider
    if (provider.status === 'closed') throw new ConflictError(message('listings.claimErrors.closed'))
    // Locks the account first, so that concurrent claims of one person are counted correctly.
    await lockUser(tx, actor.id)
    await lockProvider(tx, providerId)
    const before = await findSides(providerId, tx)
    if (before.managers.includes(actor.id) && before.challengers.length === 0)
      throw new ConflictError(message('listings.claimErrors.manages'))
    const pending = await tx.providerClaim.findFirst({
      where: { providerId, userId: actor.id, status: 'pending' },
      select: { id: true },
    })
    if (pending) {
      await tx.providerClaim.update({ where: pending, data: fields, select: { id: true } })
      return { id: pending.id, ...(await acceptIfProven(tx, pending.id, now)) }
    }
    await checkPendingLimit(tx, actor.id)
    const { id } = await tx.providerClaim.create({
      data: { ...fields, providerId, userId: actor.id, createdAt: now },
      select: { id: true },
    })
    const entry = { at: now, actorId: actor.id, subjectId: actor.id, details: { claimId: id, providerId } }
    await recordAudit(tx, { ...entry, action: 'claim.made' })
    const sides = await findSides(providerId, tx)
    const isContested = hasContest(sides)
    await notifyDeciders(tx, { provider: provider.name, claimId: id, isContested }, now)
    const others = [...sides.managers, ...sides.challengers].filter((one) => one !== actor.id)
    const facts = { provider: provider.name, publicId: provider.id }
    // The other side is not notified of a manager's own claim: it knows that the provider is managed.
    if (isContested && !sides.managers.includes(actor.id)) await notifyOtherSides(tx, others, facts, now)
    return { id, isAccepted: false, changed: [] }
  })
}

/** Throws ConflictError when the account has the maximum of pending claims. */
async function checkPendingLimit(tx: Transaction, userId: number): Promise<void> {
  if ((await tx.providerClaim.count({ where: { userId, status: 'pending' } })) >= MAX_PENDING_CLAIMS)
    throw new ConflictError(message('listings.claimErrors.tooMany', { most: MAX_PENDING_CLAIMS }))
}

/** Withdraws the actor's own pending claim and deletes its document. Throws NotFoundError for any other claim. */
export async function withdrawClaim(actor: SignedInActor, id: number, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const where = ownPending(actor, id)
    const claim = await tx.providerClaim.findFirst({ where, select: { documentKey: true, providerId: true } })
    if (!claim) throw new NotFoundError(NONE_PENDING)
    if (claim.providerId !== null) await lockProvider(tx, claim.providerId)
    const data = { status: 'withdrawn', documentKey: null, codeHash: null, decidedAt: now } as const
    const { count } = await tx.providerClaim.updateMany({ where, data })
    if (count === 0) throw new NotFoundError(NONE_PENDING)
    if (claim.documentKey) await deleteFiles(tx, [claim.documentKey])
    const details = { claimId: id, ...(claim.providerId !== null && { providerId: claim.providerId }) }
    await recordAudit(tx, { action: 'claim.withdrawn', at: now, actorId: actor.id, subjectId: actor.id, details })
  })
}

/** `id` of the claim; null when it was not stored because of possible duplicates. */
type AddedProvider = { id: number; alike: null } | { id: null; alike: FoundProvider[] }

/**
 * Requests a page for a missing provider, with the actor as manager. If similar providers exist that the actor has not ruled
 * out, returns those and stores nothing. A repeated request updates the pending one. Throws InvalidInputError for an invalid
 * address, ConflictError when too many claims are pending, and TooManyRequestsError.
 */
export async function addProvider(actor: SignedInActor, input: AdditionInput, now: Date): Promise<AddedProvider> {
  await takeAttempts([{ of: ['adding by', actor.id], limit: ADDING_RATE }], now)
  return db().$transaction(async (tx) => {
    const { addition, fields } = input
    const alike = await checkAddition(tx, input)
    if (alike) return { id: null, alike }
    await lockUser(tx, actor.id)
    const same = await findSameRequest(tx, actor.id, addition)
    if (same !== null) {
      await tx.providerClaim.update({ where: { id: same }, data: { ...fields, addition }, select: { id: true } })
      return { id: same, alike: null }
    }
    await checkPendingLimit(tx, actor.id)
    const { id } = await tx.providerClaim.create({
      data: { ...fields, addition, userId: actor.id, createdAt: now },
      select: { id: true },
    })
    const entry = { at: now, actorId: actor.id, subjectId: actor.id, details: { claimId: id, isAddition: true } }
    await recordAudit(tx, { ...entry, action: 'claim.made' })
    await notifyDeciders(tx, { provider: addition.name, claimId: id, isContested: false, isAddition: true }, now)
    return { id, alike: null }
  })
}

/** Updates the actor's pending request for a missing provider. Throws as addProvider does, and NotFoundError for any other claim. */
export async function changeAddition(
  actor: SignedInActor,
  id: number,
  input: AdditionInput,
  now: Date,
): Promise<AddedProvider> {
  await takeAttempts([{ of: ['adding by', actor.id], limit: ADDING_RATE }], now)
  return db().$transaction(async (tx) => {
    const where = { ...ownPending(actor, id), providerId: null }
    if ((await tx.providerClaim.count({ where })) === 0) throw new NotFoundError(NONE_PENDING)
    const alike = await checkAddition(tx, input)
    if (alike) return { id: null, alike }
    const { count } = await tx.providerClaim.updateMany({
      where,
      data: { ...input.fields, addition: input.addition },
    })
    if (count === 0) throw new NotFoundError(NONE_PENDING)
    return { id, alike: null }
  })
}

/** Possible duplicates, unless all are ruled out. Checks the address first, because only its author can correct it. */
async function checkAddition(
  tx: Transaction,
  { addition, fields, noneOf }: AdditionInput,
): Promise<FoundProvider[] | null> {
  await placeColumnsAt(tx, { kind: addition.kind, street: null, zip: '' }, addition.address)
  const alike = await findSimilarProviders({ addition, licenseNumber: fields.licenseNumber }, tx)
  return alike.some(({ id }) => !noneOf.includes(id)) ? alike : null
}

/** The actor's pending request for the same provider. */
async function findSameRequest(tx: Transaction, userId: number, wanted: Addition): Promise<number | null> {
  const pending = await tx.providerClaim.findMany({
    where: { userId, status: 'pending', providerId: null },
    select: { id: true, addition: true },
  })
  const isSame = ({ name, address }: Addition) => name === wanted.name && address === wanted.address
  return pending.find((one) => isSame(readAddition(one.addition)))?.id ?? null
}

/** Stores an encrypted picture or PDF as evidence, replacing any other. Throws NotFoundError, InvalidInputError, TooManyRequestsError. */
export async function addDocument(actor: SignedInActor, id: number, file: Uint8Array, now: Date): Promise<void> {
  const where = ownPending(actor, id)
  if ((await db().providerClaim.count({ where })) === 0) throw new NotFoundError(NONE_PENDING)
  await takeAttempts([{ of: ['document of a claim by', actor.id], limit: DOCUMENT_RATE }], now)
  const document = await openDocument(file)
  await storePrivateFile(document, actor.id, now, (tx, key) => replaceDocument(tx, actor, id, key))
}

/** Deletes the document, if there is one. Throws NotFoundError. */
export async function removeDocument(actor: SignedInActor, id: number): Promise<void> {
  await db().$transaction((tx) => replaceDocument(tx, actor, id, null))
}

async function replaceDocument(tx: Transaction, actor: SignedInActor, id: number, key: string | null): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM provider_claims WHERE id = ${id} FOR UPDATE`
  const where = ownPending(actor, id)
  const before = await tx.providerClaim.findFirst({ where, select: { documentKey: true } })
  if (!before) throw new NotFoundError(NONE_PENDING)
  await tx.providerClaim.updateMany({ where, data: { documentKey: key } })
  if (before.documentKey) await deleteFiles(tx, [before.documentKey])
}

/** Deletes the documents of claims decided more than DOCUMENT_DAYS ago. */
export async function cleanUpDocuments(now: Date): Promise<void> {
  const decidedAt = { lt: daysFrom(now, -DOCUMENT_DAYS) }
  await db().$transaction(async (tx) => {
    const where = { decidedAt, documentKey: { not: null } }
    const claims = await tx.providerClaim.findMany({ where, select: { documentKey: true } })
    await tx.providerClaim.updateMany({ where, data: { documentKey: null } })
    await deleteFiles(
      tx,
      claims.flatMap(({ documentKey }) => documentKey ?? []),
    )
  })
}
