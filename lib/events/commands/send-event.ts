import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { SAME_WITHIN_MS } from '@/lib/messages/rules/limits'
import { db, type Transaction } from '@/lib/platform/db'
import { NotFoundError, TooManyRequestsError } from '@/lib/platform/errors'
import { providersOf } from '@/lib/provider-people/queries/own'
import { MOST_SENT_A_DAY } from '../rules/limits'
import type { NewEventInput } from '../schema'
import { EVENT, familiesOf } from '../select'
import type { EventFamilies } from '../types'
import { checkReach } from './hold-event'
import { tellOfEvent } from './tell-event'

const DAY_SECONDS = 86_400

/**
 * Sends an event to families enrolled with a provider of the actor's own, who are told. The same again within ten minutes is the same
 * one. Answers its id. Throws NotFoundError, InvalidInputError, and TooManyRequestsError.
 */
export async function sendEvent(actor: SignedInActor, { daycareId, ...input }: NewEventInput, now: Date) {
  return db().$transaction(async (tx) => {
    const provider = await tx.provider.findFirst({
      where: { slug: daycareId, ...providersOf(actor.id, 'speak-for') },
      select: { id: true, name: true, timeZone: true },
    })
    if (!provider) throw new NotFoundError('There is no such provider.')
    // One after another, so that none slips past a count.
    await tx.$queryRaw`SELECT 1 FROM provider_people WHERE provider_id = ${provider.id} FOR UPDATE`
    const { enrollmentIds, ...words } = input
    const event = { ...words, day: new Date(words.day), providerId: provider.id, isForAll: enrollmentIds === null }
    const same = await findSame(tx, event, enrollmentIds, now)
    if (same) return same
    await holdRate(tx, provider.id, now)
    const people = await checkReach(tx, provider, input, now)
    const families = { create: (enrollmentIds ?? []).map((enrollmentId) => ({ enrollmentId })) }
    const { id } = await tx.providerEvent.create({
      data: { ...event, families, createdAt: now, updatedAt: now },
      select: { id: true },
    })
    await tellOfEvent(tx, { event: words, provider, people, change: 'new', at: now })
    return id
  })
}

async function findSame(tx: Transaction, event: object, enrollmentIds: EventFamilies, now: Date) {
  const createdAt = { gt: new Date(now.getTime() - SAME_WITHIN_MS) }
  const rows = await tx.providerEvent.findMany({ where: { ...event, cancelledAt: null, createdAt }, select: EVENT })
  return rows.find((row) => String(familiesOf(row)) === String(enrollmentIds))?.id
}

async function holdRate(tx: Transaction, providerId: number, now: Date): Promise<void> {
  const createdAt = { gt: new Date(now.getTime() - DAY_SECONDS * 1000) }
  if ((await tx.providerEvent.count({ where: { providerId, createdAt } })) >= MOST_SENT_A_DAY)
    throw new TooManyRequestsError(DAY_SECONDS)
}
