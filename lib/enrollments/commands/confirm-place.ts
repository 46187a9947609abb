import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { findStanding } from '@/lib/messages/queries/standing'
import { STANDING_WORDS } from '@/lib/messages/rules/standing'
import { tags } from '@/lib/platform/cache-tags'
import { db } from '@/lib/platform/db'
import { ConflictError, ForbiddenError, InvalidInputError } from '@/lib/platform/errors'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { todayIn } from '@/lib/providers/rules/dates'
import { confirmProvenance } from '@/lib/reviews/commands/confirm-provenance'
import { startProblem } from '../rules/days'
import type { PlaceInput } from '../schema'
import { followOpenings } from './follow-openings'
import { tellOfPlace } from './tell-place'

/**
 * A provider confirms a place for the child of a conversation, from a first day on; where its openings follow, the room has one fewer.
 * Answers its id and the tags of the pages that say something else now, also of a review what is known of its author. Throws NotFoundError,
 * ForbiddenError for a parent, InvalidInputError, and ConflictError where there is a place already or the two are blocked.
 */
export async function confirmPlace(
  actor: SignedInActor,
  inquiryId: number,
  { startsOn, band }: PlaceInput,
  now: Date,
): Promise<{ id: number; changed: string[] }> {
  return db().$transaction(async (tx) => {
    const { side, ...inquiry } = await findOwnInquiry(tx, actor, inquiryId)
    if (side !== 'careprovider') throw new ForbiddenError('Only providers can confirm a place.')
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${inquiryId} FOR UPDATE`
    // Before anything names the provider: who writes its openings waits for all that do.
    await lockProvider(tx, inquiry.providerId)
    const standing = await findStanding(tx, { ...inquiry, side })
    if (standing !== 'open') throw new ConflictError(STANDING_WORDS[standing])
    if ((await tx.enrollment.count({ where: { inquiryId, status: 'enrolled' } })) > 0)
      throw new ConflictError('A place is confirmed in this conversation already.')
    const { caregiverId, providerId } = inquiry
    const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } })
    const problem = startProblem(startsOn, todayIn(timeZone, now))
    if (problem) throw new InvalidInputError(problem, { startsOn: problem })
    const place = { inquiryId, caregiverId, providerId }
    const { id } = await tx.enrollment.create({
      data: { ...place, band, startsOn: new Date(startsOn), confirmedAt: now },
      select: { id: true },
    })
    await confirmProvenance(tx, { caregiverId, providerId, relation: 'enrolled', at: now })
    await tellOfPlace(tx, { place, change: 'confirmed', reader: 'caregiver', at: now })
    const followed = { providerId, enrollmentId: id, band, change: -1, actorId: actor.id, at: now } as const
    const lowered = await followOpenings(tx, followed)
    if (lowered.length > 0)
      await tx.enrollment.update({ where: { id }, data: { tookOpening: true }, select: { id: true } })
    return { id, changed: [tags.provider(providerId), ...lowered] }
  })
}
