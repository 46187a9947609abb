import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry } from '@/lib/messages/queries/own'
import { findStanding } from '@/lib/messages/queries/standing'
import { STANDING_WORDS } from '@/lib/messages/rules/standing'
import { db } from '@/lib/platform/db'
import { ConflictError, ForbiddenError, InvalidInputError } from '@/lib/platform/errors'
import { todayIn } from '@/lib/providers/rules/dates'
import { confirmProvenance } from '@/lib/reviews/commands/confirm-provenance'
import { startProblem } from '../rules/days'
import { tellOfPlace } from './tell-place'

/**
 * A provider confirms a place for the child of a conversation, from a first day on. Answers its id and the provider's
 * (internal), whose page says of a review what is known of its author. Throws NotFoundError,
 * ForbiddenError for a parent, InvalidInputError, and ConflictError where there is a place already or the two are blocked.
 */
export async function confirmPlace(
  actor: SignedInActor,
  inquiryId: number,
  startsOn: string,
  now: Date,
): Promise<{ id: number; providerId: number }> {
  return db().$transaction(async (tx) => {
    const { side, ...inquiry } = await findOwnInquiry(tx, actor, inquiryId)
    if (side !== 'careprovider') throw new ForbiddenError('Only providers can confirm a place.')
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${inquiryId} FOR UPDATE`
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
      data: { ...place, startsOn: new Date(startsOn), confirmedAt: now },
      select: { id: true },
    })
    await confirmProvenance(tx, { caregiverId, providerId, relation: 'enrolled', at: now })
    await tellOfPlace(tx, { place, change: 'confirmed', reader: 'caregiver', at: now })
    return { id, providerId }
  })
}
