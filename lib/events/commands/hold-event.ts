import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import type { Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { providersOf } from '@/lib/provider-people/queries/own'
import { findReached } from '../queries/families'
import { isOver, whenProblem } from '../rules/when'
import type { EventInput } from '../schema'
import { EVENT } from '../select'

/**
 * An event of a provider of the actor's own that is neither over nor cancelled, held until the transaction ends. Throws
 * NotFoundError for anything else, also another provider's, and ConflictError.
 */
export async function holdEvent(tx: Transaction, { id: userId }: SignedInActor, id: number, now: Date) {
  await tx.$queryRaw`SELECT 1 FROM provider_events WHERE id = ${id} FOR UPDATE`
  const row = await tx.providerEvent.findFirst({
    where: { id, provider: providersOf(userId, 'speak-for') },
    select: EVENT,
  })
  if (!row) throw new NotFoundError('There is no such event.')
  if (row.cancelledAt) throw new ConflictError('This event was cancelled already.')
  if (isOver(row.day.toISOString().slice(0, 10), row.provider.timeZone, now))
    throw new ConflictError('This event is over.')
  return row
}

/** Whom an event would reach. Throws InvalidInputError where its day, times or families cannot be. */
export async function checkReach(
  tx: Transaction,
  provider: { id: number; timeZone: string },
  input: EventInput,
  now: Date,
) {
  const problem = whenProblem(input, provider.timeZone, now)
  if (problem) throw new InvalidInputError(Object.values(problem)[0] ?? '', problem)
  const { placeIds, people } = await findReached(tx, { ...input, providerId: provider.id })
  const { enrollmentIds } = input
  if (enrollmentIds ? enrollmentIds.some((id) => !placeIds.includes(id)) : placeIds.length === 0) {
    const words = enrollmentIds
      ? 'A family that you chose is not enrolled with you on that day.'
      : 'No family is enrolled with you on that day.'
    throw new InvalidInputError(words, { enrollmentIds: words })
  }
  return people
}
