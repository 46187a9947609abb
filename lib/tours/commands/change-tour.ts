import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { otherSide } from '@/lib/messages/policy'
import { markPathRead } from '@/lib/notifications/commands/mark-read'
import { db, type Transaction } from '@/lib/platform/db'
import { ConflictError } from '@/lib/platform/errors'
import { routes } from '@/lib/platform/routes'
import { lockProvider } from '@/lib/providers/commands/lock-provider'
import { confirmProvenance, withdrawProvenance } from '@/lib/reviews/commands/confirm-provenance'
import type { TourStatus } from '@/prisma/generated/enums'
import { holdOwnTour, type OwnTour, TOUR } from '../queries/own'
import { MOST_CHANGES } from '../rules/limits'
import { overlaps } from '../rules/times'
import { outcomeOf } from '../rules/transitions'
import type { TourChange } from '../schema'
import { assertWritable, timesAt } from './propose-tour'
import { tellAgreed } from './tell-agreed'
import { tellOfTour } from './tell-tour'

/**
 * Accepts, moves or calls off a tour of the actor's own, or says what became of it, and tells the other side. Answers how it stands
 * then, and the provider (internal id), whose page says of a review what is known of its author. Throws NotFoundError, InvalidInputError, and ConflictError where the rules refuse.
 */
export async function changeTour(
  actor: SignedInActor,
  id: number,
  change: TourChange,
  now: Date,
): Promise<{ status: TourStatus; providerId: number }> {
  return db().$transaction(async (tx) => {
    const tour = await holdOwnTour(tx, actor, id)
    const status = await applyChange(tx, tour, change, now)
    await markPathRead(tx, actor, routes.conversation(tour.side, tour.inquiryId), now)
    return { status, providerId: tour.providerId }
  })
}

/** The change itself, by one side of a tour that is held. Throws InvalidInputError, and ConflictError where the rules refuse. */
export async function applyChange(tx: Transaction, tour: OwnTour, change: TourChange, now: Date): Promise<TourStatus> {
  const { status, refusal } = outcomeOf(tour, change.action, tour.side, now)
  if (refusal !== undefined) throw new ConflictError(refusal)
  // What is off is off, also between two that write nothing to each other any more.
  if (change.action === 'accept' || change.action === 'move') await assertWritable(tx, tour)
  if (tour.sequence >= MOST_CHANGES)
    throw new ConflictError('This tour was changed many times. Please write to each other.')
  const data = await dataOf(tx, tour, change, now)
  const changed = await tx.tour.update({
    where: { id: tour.id },
    data: { ...data, status, sequence: { increment: 1 }, updatedAt: now },
    select: TOUR,
  })
  await tellBoth(tx, tour, changed, change, now)
  await keepVisit(tx, tour, status, now)
  return status
}

/** A tour that took place is known of its parent's review; one that turns out missed is not, unless another one took place. */
async function keepVisit(tx: Transaction, { providerId, caregiverId }: OwnTour, status: TourStatus, at: Date) {
  const visit = { providerId, caregiverId, relation: 'toured' as const }
  if (status === 'done') await confirmProvenance(tx, { ...visit, at })
  if (status !== 'missed') return
  const others = await tx.tour.count({ where: { providerId, caregiverId, status: 'done' } })
  if (others === 0) await withdrawProvenance(tx, visit)
}

async function dataOf(tx: Transaction, tour: OwnTour, change: TourChange, now: Date) {
  if (change.action === 'move') {
    const times = await timesAt(tx, tour.providerId, change.times, now)
    return { times, proposedBy: tour.side }
  }
  if (change.action !== 'accept') return { times: [], decidedBy: tour.side }
  const startsAt = tour.times.find((time) => time.toISOString() === new Date(change.startsAt).toISOString())
  if (!startsAt) throw new ConflictError('This time is not proposed any more. Please choose another one.')
  if (startsAt <= now) throw new ConflictError('This time has passed. Please propose another one.')
  if (tour.side === 'caregiver') await assertNobodyPicked(tx, tour, startsAt)
  return { startsAt, times: [], remindedAt: null, isPicked: false }
}

/** A parent takes a time that was proposed to them only while no other one has taken it from those that are offered. */
async function assertNobodyPicked(tx: Transaction, { id, providerId }: OwnTour, startsAt: Date): Promise<void> {
  await lockProvider(tx, providerId)
  const picked = await tx.tour.findMany({
    where: { id: { not: id }, providerId, status: 'accepted', isPicked: true },
    select: { startsAt: true },
  })
  if (picked.some((other) => other.startsAt && overlaps(startsAt, { startsAt: other.startsAt })))
    throw new ConflictError('Somebody else has taken this time meanwhile. Please choose another one.')
}

async function tellBoth(tx: Transaction, before: OwnTour, tour: Omit<OwnTour, 'side'>, change: TourChange, at: Date) {
  const reader = otherSide(before.side)
  if (change.action === 'accept') {
    return tellAgreed(tx, { ...tour, side: before.side }, at)
  }
  // Only a time that was agreed stands in calendars, and is named.
  const startsAt = before.status === 'accepted' ? before.startsAt : null
  if (change.action !== 'decline' && change.action !== 'move') return
  const news = change.action === 'decline' ? 'off' : startsAt ? 'moved' : 'proposed'
  await tellOfTour(tx, { ...tour, startsAt }, { change: news, reader, at })
  if (startsAt) await tellOfTour(tx, { ...tour, startsAt }, { change: news, reader: before.side, at, byMail: true })
}
