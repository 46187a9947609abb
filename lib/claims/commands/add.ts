import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import type { SignedInActor } from '@/lib/access/types'
import { takeTries } from '@/lib/platform/commands/recent-tries'
import { db, type Transaction } from '@/lib/platform/db'
import { NotFoundError } from '@/lib/platform/errors'
import { findPlace } from '@/lib/providers/commands/find-place'
import { findAlike, readAddition } from '../queries/addition'
import { ADDING_RATE } from '../rules/limits'
import type { Addition, AdditionInput } from '../schema/addition'
import type { FoundProvider } from '../types'
import { holdMost } from './begin'
import { tellDeciders } from './tell'

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
    await tellDeciders(tx, { provider: addition.name, claimId: id, isContested: false, isAddition: true }, now)
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
