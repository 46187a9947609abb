import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { otherSide, sideOf } from '@/lib/messages/policy'
import { tags } from '@/lib/platform/cache-tags'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, InvalidInputError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/providers/rules/dates'
import { withdrawProvenance } from '@/lib/reviews/commands/confirm-provenance'
import type { EnrollmentStatus } from '@/prisma/generated/enums'
import { holdOwnPlace } from '../queries/own'
import { endProblem } from '../rules/days'
import { settlePlace } from './settle-place'
import { tellOfPlace } from './tell-place'

/**
 * Ends a place of the actor's own: the family withdraws the child, the provider ends it; the other side is told. Answers how it stands,
 * and the tags of the pages that say something else now: of openings that follow, and of a review what is known of its author.
 * Throws NotFoundError, InvalidInputError, and ConflictError where it has ended.
 */
export async function endPlace(
  actor: SignedInActor,
  id: number,
  endsOn: string,
  now: Date,
): Promise<{ status: EnrollmentStatus; changed: string[] }> {
  return db().$transaction(async (tx) => {
    const place = await holdOwnPlace(tx, actor, id)
    if (place.status !== 'enrolled') throw new ConflictError('This place was ended already.')
    const today = todayIn(place.provider.timeZone, now)
    const problem = endProblem(endsOn, { startsOn: place.startsOn.toISOString().slice(0, 10), today })
    if (problem) throw new InvalidInputError(problem, { endsOn: problem })
    const side = sideOf(actor.role) ?? 'caregiver'
    const status = side === 'caregiver' ? 'withdrawn' : 'ended'
    await tx.enrollment.update({ where: { id }, data: { status, endsOn: new Date(endsOn) }, select: { id: true } })
    await forgetNeverTaken(tx, place)
    await tellOfPlace(tx, { place, change: status, reader: otherSide(side), at: now })
    const raised = await settlePlace(tx, id, actor.id, now)
    return { status, changed: [tags.provider(place.providerId), ...raised] }
  })
}

/** Where no place was ever taken, nothing is known of the parent any more. */
async function forgetNeverTaken(
  tx: Transaction,
  { providerId, caregiverId }: { providerId: number; caregiverId: number },
) {
  const places = await tx.enrollment.findMany({
    where: { providerId, caregiverId },
    select: { startsOn: true, endsOn: true },
  })
  if (places.some(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn)) return
  await withdrawProvenance(tx, { providerId, caregiverId, relation: 'enrolled' })
}
