import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { markPathRead } from '@/lib/notifications/commands/notifications'
import { revalidateRemotely } from '@/lib/platform/cache/revalidate'
import { db, type Transaction } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import { ConflictError } from '@/lib/platform/http/errors'
import { message } from '@/lib/platform/language/message'
import { logger } from '@/lib/platform/logging/logger'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { findPageTags } from '@/lib/providers/queries'
import { confirmProvenance, withdrawProvenance } from '@/lib/reviews/commands/reviews'
import type { TourStatus } from '@/prisma/generated/enums'
import { answerByMail } from '../../inquiries/commands/send-message'
import { assertWritable } from '../../inquiries/queries/inquiries'
import { findLinkedInquiry } from '../../inquiries/queries/relay'
import { otherSide } from '../../policy'
import { lockOpenTour, lockOwnTour, type OwnTour, TOUR } from '../queries/tours'
import { OUTCOME_WITHIN_MS, outcomeOf } from '../rules/outcomes'
import { MAX_CHANGES, overlap } from '../rules/tours'
import type { LinkAnswer, TourChange } from '../schema'
import { notifyOfAgreement, notifyOfTour } from './notify'
import { timesAt } from './propose-tour'

/**
 * Accepts, moves, declines or reports the outcome of one of the actor's tours, and notifies the other side. Returns the new status and the
 * provider (internal id), whose page shows the provenance of reviews. Throws NotFoundError, InvalidInputError, and ConflictError if the
 * rules refuse.
 */
export async function changeTour(
  actor: SignedInActor,
  id: number,
  change: TourChange,
  now: Date,
): Promise<{ status: TourStatus; providerId: number }> {
  return db().$transaction(async (tx) => {
    const tour = await lockOwnTour(tx, actor, id)
    const status = await applyChange(tx, tour, change, now)
    await markPathRead(tx, actor, dashboardRoutes.conversation(tour.side, tour.inquiryId), now)
    return { status, providerId: tour.providerId }
  })
}

/**
 * Applies a change by one side to a locked tour. `isByLink`: findLinkedInquiry has checked that the provider's side can write. Throws
 * InvalidInputError, and ConflictError if the rules refuse.
 */
async function applyChange(
  tx: Transaction,
  tour: OwnTour,
  change: TourChange,
  now: Date,
  { isByLink = false } = {},
): Promise<TourStatus> {
  const { status, refusal } = outcomeOf(tour, change.action, tour.side, now)
  if (refusal !== undefined) throw new ConflictError(refusal)
  // Declining and reporting an outcome stay possible after a block.
  if (!isByLink && (change.action === 'accept' || change.action === 'move')) await assertWritable(tx, tour)
  if (tour.sequence >= MAX_CHANGES) throw new ConflictError(message('enrollment.tourErrors.changedOften'))
  const data = await changedColumns(tx, tour, change, now)
  const changed = await tx.tour.update({
    where: { id: tour.id },
    data: { ...data, status, sequence: { increment: 1 }, updatedAt: now },
    select: TOUR,
  })
  await notifyBoth(tx, tour, changed, change, now)
  await updateReviewProvenance(tx, tour, status, now)
  return status
}

/** A tour that took place confirms the parent as a reviewer; a missed one withdraws that, unless another tour took place. */
async function updateReviewProvenance(
  tx: Transaction,
  { providerId, caregiverId }: OwnTour,
  status: TourStatus,
  at: Date,
) {
  const visit = { providerId, caregiverId, relation: 'toured' as const }
  if (status === 'done') await confirmProvenance(tx, { ...visit, at })
  if (status !== 'missed') return
  const others = await tx.tour.count({ where: { providerId, caregiverId, status: 'done' } })
  if (others === 0) await withdrawProvenance(tx, visit)
}

async function changedColumns(tx: Transaction, tour: OwnTour, change: TourChange, now: Date) {
  if (change.action === 'move') {
    const times = await timesAt(tx, tour.providerId, change.times, now)
    return { times, proposedBy: tour.side }
  }
  if (change.action !== 'accept') return { times: [], decidedBy: tour.side }
  const startsAt = tour.times.find((time) => time.toISOString() === new Date(change.startsAt).toISOString())
  if (!startsAt) throw new ConflictError(message('enrollment.tourErrors.notProposed'))
  if (startsAt <= now) throw new ConflictError(message('enrollment.tourErrors.suggestAnother'))
  if (tour.side === 'caregiver') await assertNotBooked(tx, tour, startsAt)
  return { startsAt, times: [], remindedAt: null, isPicked: false }
}

/** A parent can accept a proposed time only if no other parent has booked it as an offered slot. */
async function assertNotBooked(tx: Transaction, { id, providerId }: OwnTour, startsAt: Date): Promise<void> {
  await lockProvider(tx, providerId)
  const booked = await tx.tour.findMany({
    where: { id: { not: id }, providerId, status: 'accepted', isPicked: true },
    select: { startsAt: true },
  })
  if (booked.some((other) => other.startsAt && overlap(startsAt, other.startsAt)))
    throw new ConflictError(message('enrollment.tourErrors.taken'))
}

async function notifyBoth(tx: Transaction, before: OwnTour, tour: Omit<OwnTour, 'side'>, change: TourChange, at: Date) {
  if (change.action === 'accept') return notifyOfAgreement(tx, { ...tour, side: before.side }, at)
  if (change.action !== 'decline' && change.action !== 'move') return
  // Only an agreed time is in anyone's calendar, so the notification names no other.
  const startsAt = before.status === 'accepted' ? before.startsAt : null
  const news = change.action === 'decline' ? 'off' : startsAt ? 'moved' : 'proposed'
  await notifyOfTour(tx, { ...tour, startsAt }, { change: news, reader: otherSide(before.side), at })
  if (startsAt) await notifyOfTour(tx, { ...tour, startsAt }, { change: news, reader: before.side, at, byMail: true })
}

/**
 * An unclaimed provider's reply to a parent's request by the link in a mail: a message, accepting or declining a tour, or both. Throws
 * NotFoundError for an invalid link, ConflictError if the tour or the conversation does not allow it, and TooManyRequestsError.
 */
export async function answerByLink({ token, text, visit }: LinkAnswer, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    const { id } = await findLinkedInquiry(tx, token, now)
    // Called even if the reply is not about a tour, because it locks the conversation.
    const tour = await lockOpenTour(tx, id)
    // Read again after locking: the request may have been withdrawn, or the page claimed.
    const inquiry = await findLinkedInquiry(tx, token, now)
    if (visit !== '') {
      if (!tour) throw new ConflictError(message('enrollment.tourErrors.noVisit'))
      const change: TourChange = visit === 'decline' ? { action: visit } : { action: 'accept', startsAt: visit }
      // An address that has unsubscribed can still reply by the links it already has.
      await applyChange(tx, tour, change, now, { isByLink: true })
    }
    if (text !== undefined) await answerByMail(tx, inquiry, text, now)
  })
}

/** Marks agreed tours as having taken place when neither side reported an outcome within two days. */
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
  const warn = (sentence: string) => logger.warn({ event: 'tours.finished' }, sentence)
  await revalidateRemotely(await findPageTags(providers), warn)
}

/**
 * Moves the tours of a provider that is merged into another (internal ids, both locked). Two tours agreed for the same time both stay
 * agreed. The surviving provider's offered times stay; if it never set any, it takes over the other's.
 */
export async function moveTours(tx: Transaction, fromId: number, toId: number): Promise<void> {
  // A unique index allows one booked slot per time: the moved tour stays agreed but is no longer marked as booked.
  await tx.$executeRaw`
    UPDATE tours SET is_picked = false
    WHERE provider_id = ${fromId} AND is_picked AND status = 'accepted' AND starts_at IN (
      SELECT starts_at FROM tours WHERE provider_id = ${toId} AND is_picked AND status = 'accepted')`
  await tx.tour.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  if ((await tx.tourOffer.count({ where: { providerId: toId } })) === 0)
    await tx.tourOffer.updateMany({ where: { providerId: fromId }, data: { providerId: toId } })
  await tx.tourOffer.deleteMany({ where: { providerId: fromId } })
}
