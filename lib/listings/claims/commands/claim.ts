import 'server-only'
import { recordAudit } from '@/lib/access/commands/audit'
import type { SignedInActor } from '@/lib/access/types'
import { deleteFiles } from '@/lib/media/commands/files'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError, NotFoundError } from '@/lib/platform/http/errors'
import { takeTries } from '@/lib/platform/security/shared-rate-limit'
import { lockProvider } from '@/lib/providers/commands/merge-providers'
import { findPlace } from '@/lib/providers/commands/provider-rows'
import { findProviderToClaim } from '../queries/claims'
import { areContesting, findAlike, findSides, readAddition } from '../queries/evidence'
import { ADDING_RATE, CLAIMING_RATE, MOST_PENDING } from '../rules'
import type { Addition, AdditionInput, ClaimInput } from '../schema'
import type { FoundProvider } from '../types'
import { acceptIfProven, notifyDeciders, notifyOtherSides } from './decide'

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
    await notifyDeciders(tx, { provider: provider.name, claimId: id, isContested }, now)
    const others = [...sides.managers, ...sides.challengers].filter((one) => one !== actor.id)
    const facts = { provider: provider.name, publicId: provider.id }
    // Of a provider's own answer the other side hears nothing: it knows that somebody manages it.
    if (isContested && !sides.managers.includes(actor.id)) await notifyOtherSides(tx, others, facts, now)
    return { id, isAccepted: false, changed: [] }
  })
}

/** Throws ConflictError where as many claims of one account wait as may. */
async function holdMost(tx: Transaction, userId: number): Promise<void> {
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
    if (claim.documentKey) await deleteFiles(tx, [claim.documentKey])
    const details = { claimId: id, ...(claim.providerId !== null && { providerId: claim.providerId }) }
    await recordAudit(tx, { action: 'claim.withdrawn', at: now, actorId: actor.id, subjectId: actor.id, details })
  })
}

/** `id` of the claim; null where nothing was sent because of those that may be the same. */
type AddedProvider = { id: number; alike: null } | { id: null; alike: FoundProvider[] }

/**
 * Asks an admin to give a missing provider its page, with the actor as manager. Where providers like it are here that the actor has not
 * said to be others, they are answered and nothing is sent. The same again changes what waits. Throws InvalidInputError for an address that
 * is none, ConflictError where too much waits, TooManyRequestsError.
 */
export async function addProvider(actor: SignedInActor, input: AdditionInput, now: Date): Promise<AddedProvider> {
  await takeTries([{ of: ['adding by', actor.id], limit: ADDING_RATE }], now)
  return db().$transaction(async (tx) => {
    const { addition, words } = input
    const alike = await check(tx, input)
    if (alike) return { id: null, alike }
    await lockAccount(tx, actor.id)
    const same = await findSame(tx, actor.id, addition)
    if (same !== null) {
      await tx.providerClaim.update({ where: { id: same }, data: { ...words, addition }, select: { id: true } })
      return { id: same, alike: null }
    }
    await holdMost(tx, actor.id)
    const { id } = await tx.providerClaim.create({
      data: { ...words, addition, userId: actor.id, createdAt: now },
      select: { id: true },
    })
    const entry = { at: now, actorId: actor.id, subjectId: actor.id, details: { claimId: id, isAddition: true } }
    await recordAudit(tx, { ...entry, action: 'claim.made' })
    await notifyDeciders(tx, { provider: addition.name, claimId: id, isContested: false, isAddition: true }, now)
    return { id, alike: null }
  })
}

/** Changes what the actor says of a missing provider while it waits. Throws as addProvider does, and NotFoundError for any other claim. */
export async function changeAddition(
  actor: SignedInActor,
  id: number,
  input: AdditionInput,
  now: Date,
): Promise<AddedProvider> {
  await takeTries([{ of: ['adding by', actor.id], limit: ADDING_RATE }], now)
  return db().$transaction(async (tx) => {
    const where = { id, userId: actor.id, status: 'pending', providerId: null } as const
    if ((await tx.providerClaim.count({ where })) === 0) throw new NotFoundError('There is no such claim that waits.')
    const alike = await check(tx, input)
    if (alike) return { id: null, alike }
    const { count } = await tx.providerClaim.updateMany({
      where,
      data: { ...input.words, addition: input.addition },
    })
    if (count === 0) throw new NotFoundError('There is no such claim that waits.')
    return { id, alike: null }
  })
}

/** Those that may be the same, if one of them was not said to be another. The address is put right by its author, not by an admin. */
async function check(tx: Transaction, { addition, words, noneOf }: AdditionInput): Promise<FoundProvider[] | null> {
  await findPlace(tx, { kind: addition.kind, street: null, zip: '' }, addition.address)
  const alike = await findAlike({ addition, licenseNumber: words.licenseNumber }, tx)
  return alike.some(({ id }) => !noneOf.includes(id)) ? alike : null
}

/** Two sent at once are looked at in turn. */
const lockAccount = (tx: Transaction, userId: number) =>
  tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR UPDATE`

/** What the actor sent already of the same provider. */
async function findSame(tx: Transaction, userId: number, wanted: Addition): Promise<number | null> {
  const waiting = await tx.providerClaim.findMany({
    where: { userId, status: 'pending', providerId: null },
    select: { id: true, addition: true },
  })
  const isSame = ({ name, address }: Addition) => name === wanted.name && address === wanted.address
  return waiting.find((one) => isSame(readAddition(one.addition)))?.id ?? null
}
