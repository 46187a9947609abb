import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findOwnInquiry, type OwnInquiry } from '@/lib/messages/queries/own'
import { markPathRead } from '@/lib/notifications/commands/mark-read'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError, ForbiddenError } from '@/lib/platform/errors'
import { routes } from '@/lib/platform/routes'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { TOUR } from '../queries/own'
import { findFreeSlots } from '../queries/slots'
import { MOST_CHANGES, MOST_IN_CONVERSATION } from '../rules/limits'
import { isOpen } from '../rules/transitions'
import { assertWritable } from './propose-tour'
import { tellAgreed } from './tell-agreed'

const TAKEN = 'Somebody else has taken this time, or it is not offered any more. Please choose another one.'

/**
 * A parent takes a time that the provider offers: it is agreed at once, in place of a tour that waits or comes in this conversation. Of
 * several who take the same time one has it. Answers the tour's id. Throws NotFoundError, ForbiddenError for a provider, ConflictError.
 */
export async function pickSlot(
  actor: SignedInActor,
  inquiryId: number,
  startsAt: Date,
  now: Date,
): Promise<{ id: number; isSame: boolean }> {
  return db().$transaction(async (tx) => {
    const inquiry = await findOwnInquiry(tx, actor, inquiryId)
    if (inquiry.side !== 'caregiver') throw new ForbiddenError('Only parents take an offered time.')
    await tx.$queryRaw`SELECT 1 FROM inquiries WHERE id = ${inquiryId} FOR UPDATE`
    await assertWritable(tx, inquiry)
    const taken = await takeSlot(tx, inquiry, startsAt, now)
    if (!taken.isSame) await markPathRead(tx, actor, routes.conversation(inquiry.side, inquiryId), now)
    return taken
  })
}

/** The same for a conversation that the caller holds and its parent may write in. Throws ConflictError. */
export async function takeSlot(tx: Transaction, inquiry: OwnInquiry, startsAt: Date, now: Date) {
  const { id: inquiryId, providerId, side } = inquiry
  // One after another: who comes second sees that the time is taken.
  await lockProvider(tx, providerId)
  const earlier = await tx.tour.findMany({ where: { inquiryId }, orderBy: { id: 'desc' }, select: TOUR })
  const open = earlier.find(({ status }) => isOpen(status))
  if (open?.status === 'accepted' && open.startsAt?.getTime() === startsAt.getTime())
    return { id: open.id, isSame: true }
  const { slots } = await findFreeSlots(tx, providerId, now)
  if (!slots.some((slot) => slot.getTime() === startsAt.getTime())) throw new ConflictError(TAKEN)
  if (open?.status === 'accepted' && open.startsAt && open.startsAt <= now)
    throw new ConflictError('The time of your tour has come. Please say first whether it took place.')
  if (open ? open.sequence >= MOST_CHANGES : earlier.length >= MOST_IN_CONVERSATION)
    throw new ConflictError('There were many changes in this conversation. Please write to each other.')
  const tour = await keep(tx, inquiry, { openId: open?.id, startsAt, now })
  await tellAgreed(tx, { ...tour, side }, now)
  return { id: tour.id, isSame: false }
}

type Picked = { openId: number | undefined; startsAt: Date; now: Date }

async function keep(
  tx: Transaction,
  { id: inquiryId, side: _, ...pair }: OwnInquiry,
  { openId, startsAt, now }: Picked,
) {
  const agreed = { status: 'accepted', isPicked: true, startsAt, times: [], updatedAt: now } as const
  if (openId === undefined) {
    const data = { ...pair, ...agreed, inquiryId, proposedBy: 'careprovider', createdAt: now } as const
    return tx.tour.create({ data: { ...data, times: [] }, select: TOUR })
  }
  return tx.tour.update({
    where: { id: openId },
    data: { ...agreed, times: [], remindedAt: null, decidedBy: null, sequence: { increment: 1 } },
    select: TOUR,
  })
}
