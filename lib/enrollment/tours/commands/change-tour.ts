import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { markPathRead } from '@/lib/notifications/commands/notifications'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { ConflictError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { logger } from '@/lib/platform/logging/logger'
import { lockProvider } from '@/lib/providers/commands/merge-providers'
import { findPageTags } from '@/lib/providers/queries/provider-page'
import { confirmProvenance, withdrawProvenance } from '@/lib/reviews/commands/reviews'
import type { TourStatus } from '@/prisma/generated/enums'
import { answerByMail } from '../../inquiries/commands/send-message'
import { findLinkedInquiry } from '../../inquiries/queries/relay'
import { otherSide } from '../../policy'
import { holdOpenTour, holdOwnTour, type OwnTour, TOUR } from '../queries/tours'
import { overlaps } from '../rules/times'
import { MOST_CHANGES, OUTCOME_WITHIN_MS, outcomeOf } from '../rules/transitions'
import type { LinkAnswer, TourChange } from '../schema'
import { notifyOfAgreement, notifyOfTour } from './notify'
import { assertWritable, timesAt } from './propose-tour'

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
async function applyChange(tx: Transaction, tour: OwnTour, change: TourChange, now: Date): Promise<TourStatus> {
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
    return notifyOfAgreement(tx, { ...tour, side: before.side }, at)
  }
  // Only a time that was agreed stands in calendars, and is named.
  const startsAt = before.status === 'accepted' ? before.startsAt : null
  if (change.action !== 'decline' && change.action !== 'move') return
  const news = change.action === 'decline' ? 'off' : startsAt ? 'moved' : 'proposed'
  await notifyOfTour(tx, { ...tour, startsAt }, { change: news, reader, at })
  if (startsAt) await notifyOfTour(tx, { ...tour, startsAt }, { change: news, reader: before.side, at, byMail: true })
}

/**
 * Answers a parent's request for a provider that nobody has claimed, by the link in a mail: with words, by taking or declining a visit,
 * or both. Throws NotFoundError for a dead link, ConflictError where the visit or the conversation refuses, TooManyRequestsError.
 */
export async function answerByLink({ token, text, visit }: LinkAnswer, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const inquiry = await findLinkedInquiry(tx, token, now)
    // Holds the conversation, also where there is no visit.
    const tour = await holdOpenTour(tx, inquiry.id)
    if (visit !== '') {
      if (!tour) throw new ConflictError('There is no visit to answer any more.')
      const change: TourChange = visit === 'decline' ? { action: visit } : { action: 'accept', startsAt: visit }
      await applyChange(tx, tour, change, now)
    }
    if (text !== undefined) await answerByMail(tx, inquiry, text, now)
  })
}

/** Takes agreed tours, of which neither side said within two days what became of them, as having taken place. */
export async function finishTours(now: Date): Promise<void> {
  const over = { status: 'accepted', startsAt: { lte: new Date(now.getTime() - OUTCOME_WITHIN_MS) } } as const
  const providers = await db().$transaction(async (tx) => {
    const done = await tx.tour.updateManyAndReturn({
      where: over,
      data: { status: 'done', updatedAt: now },
      select: { providerId: true, caregiverId: true },
    })
    for (const visit of done) await confirmProvenance(tx, { ...visit, relation: 'toured', at: now })
    return [...new Set(done.map(({ providerId }) => providerId))]
  })
  const say = (sentence: string) => logger.warn({ event: 'tours.finished' }, sentence)
  await revalidateRemotely(await findPageTags(providers), say)
}

/**
 * Makes the tours of a provider that is merged into another (internal ids, both locked) tours of that one. Two that were agreed for one
 * moment both stay agreed: the people see it beside them. What the survivor offers stays as it is; where it never said anything, the
 * other's offered times are its own.
 */
export async function moveTours(tx: Transaction, fromId: number, toId: number): Promise<void> {
  // One time is a family's own by an index: the one that came along gives that up, and not the tour.
  await tx.$executeRaw`
    UPDATE tours SET is_picked = false
    WHERE provider_id = ${fromId} AND is_picked AND status = 'accepted' AND starts_at IN (
      SELECT starts_at FROM tours WHERE provider_id = ${toId} AND is_picked AND status = 'accepted')`
  await tx.tour.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  if ((await tx.tourOffer.count({ where: { providerId: toId } })) === 0)
    await tx.tourOffer.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.tourOffer.deleteMany({ where: { providerId: fromId } })
}
