import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { findReached } from '../queries/families'
import { MOST_CHANGES } from '../rules/limits'
import type { EventInput } from '../schema'
import { familiesOf, wordsOf } from '../select'
import { checkReach, holdEvent } from './hold-event'
import { tellOfEvent } from './tell-event'

/**
 * Says an event of the actor's provider anew. Who still gets it is told that it changed, who gets it now that there is one, and who no
 * longer does that there is none. Answers whether anything changed. Throws NotFoundError, InvalidInputError, ConflictError.
 */
export async function changeEvent(actor: SignedInActor, id: number, input: EventInput, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const row = await holdEvent(tx, actor, id, now)
    const [before, enrollmentIds] = [wordsOf(row), familiesOf(row)]
    const { enrollmentIds: nextIds, ...words } = input
    if (isDeepStrictEqual({ ...before, enrollmentIds }, { ...words, enrollmentIds: nextIds })) return false
    if (row.sequence >= MOST_CHANGES)
      throw new ConflictError('This event was changed very often. Please cancel it and send a new one.')
    const provider = { ...row.provider, id: row.providerId }
    const people = await checkReach(tx, provider, input, now)
    const had = (await findReached(tx, { providerId: provider.id, day: before.day, enrollmentIds })).people
    await tx.providerEvent.update({
      where: { id },
      data: {
        ...words,
        day: new Date(words.day),
        isForAll: nextIds === null,
        sequence: { increment: 1 },
        updatedAt: now,
        families: { deleteMany: {}, create: (nextIds ?? []).map((enrollmentId) => ({ enrollmentId })) },
      },
      select: { id: true },
    })
    const among = (others: readonly { id: number }[]) => (one: { id: number }) => others.some(({ id }) => id === one.id)
    const news = { provider, at: now }
    await tellOfEvent(tx, { ...news, event: words, people: people.filter(among(had)), change: 'changed' })
    await tellOfEvent(tx, { ...news, event: words, people: people.filter((one) => !among(had)(one)), change: 'new' })
    const gone = had.filter((one) => !among(people)(one))
    await tellOfEvent(tx, { ...news, event: before, people: gone, change: 'cancelled' })
    return true
  })
}
