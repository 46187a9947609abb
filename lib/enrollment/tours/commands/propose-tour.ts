import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import { markPathRead } from '@/lib/notifications/commands/notifications'
import { db, type Transaction } from '@/lib/platform/database/client'
import { dashboardRoutes } from '@/lib/platform/http/dashboard-routes'
import {
  ConflictError,
  conflictingField,
  type DomainError,
  ForbiddenError,
  InvalidInputError,
  invalidField,
} from '@/lib/platform/http/errors'
import type { Locale } from '@/lib/platform/language/locales'
import { type Message, message } from '@/lib/platform/language/message'
import { todayIn } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { lockProvider } from '@/lib/providers/commands/save-providers'
import { beginInquiries } from '../../inquiries/commands/send-message'
import { assertWritable, lockInquiry, lockOwnInquiry, type OwnInquiry } from '../../inquiries/queries/inquiries'
import { findAddressees } from '../../inquiries/queries/recipients'
import { otherSide } from '../../policy'
import { findFreeSlots, findSavedOffer } from '../queries/slots'
import { TOUR } from '../queries/tours'
import { isOpen, MAX_CHANGES, MAX_IN_CONVERSATION } from '../rules/tours'
import { readTimes } from '../rules/typed-times'
import { CHANGED, type InquiryWithTours, type OfferInput } from '../schema'
import { notifyOfAgreement, notifyOfTour } from './notify'

/**
 * Proposes times for a tour in one of the actor's conversations; `times` are local to the provider. Returns the tour's id. Throws
 * NotFoundError, InvalidInputError, and ConflictError if the conversation is not writable or a tour is open.
 */
export async function proposeTour(actor: SignedInActor, inquiryId: number, times: string[], now: Date) {
  return db().$transaction(async (tx) => {
    const inquiry = await lockOwnInquiry(tx, actor, inquiryId)
    await assertWritable(tx, inquiry)
    const earlier = await tx.tour.findMany({ where: { inquiryId }, select: { status: true } })
    if (earlier.some(({ status }) => isOpen(status))) throw new ConflictError(message('enrollment.tourErrors.already'))
    if (earlier.length >= MAX_IN_CONVERSATION) throw new ConflictError(message('enrollment.tourErrors.manyTours'))
    const tour = await addTour(tx, inquiry, times, now)
    await notifyOfTour(tx, tour, { change: 'proposed', reader: otherSide(inquiry.side), at: now })
    return tour.id
  })
}

/** Stores a proposal without notifying anyone. */
async function addTour(tx: Transaction, inquiry: OwnInquiry, locals: string[], now: Date) {
  const { id: inquiryId, side: proposedBy, ...pair } = inquiry
  const times = await timesAt(tx, inquiry.providerId, locals, now)
  const data = { ...pair, inquiryId, proposedBy, times, createdAt: now, updatedAt: now }
  return tx.tour.create({ data, select: TOUR })
}

/** Converts local times at a provider to instants. Throws InvalidInputError for the field `times`. */
export async function timesAt(tx: Transaction, providerId: number, locals: string[], now: Date): Promise<Date[]> {
  const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } })
  const { times, problem } = readTimes(locals, timeZone, now)
  if (!times) throw invalidField('times', problem)
  return times
}

const TAKEN = message('enrollment.tourErrors.slotTaken')

/**
 * A parent books an offered slot: it is agreed immediately and replaces an open tour of this conversation. If several parents book the
 * same slot, one gets it. Returns the tour's id. Throws NotFoundError, ForbiddenError for a provider, ConflictError.
 */
export async function bookOfferedSlot(
  actor: SignedInActor,
  inquiryId: number,
  startsAt: Date,
  now: Date,
): Promise<{ id: number; isSame: boolean }> {
  return db().$transaction(async (tx) => {
    const inquiry = await lockOwnInquiry(tx, actor, inquiryId)
    if (inquiry.side !== 'caregiver') throw new ForbiddenError(message('enrollment.tourErrors.onlyParents'))
    await assertWritable(tx, inquiry)
    const booked = await bookSlot(tx, inquiry, startsAt, now)
    if (!booked.isSame) await markPathRead(tx, actor, dashboardRoutes.conversation(inquiry.side, inquiryId), now)
    return booked
  })
}

/** Books a slot in a conversation that the caller has locked and checked to be writable. Throws ConflictError. */
async function bookSlot(tx: Transaction, inquiry: OwnInquiry, startsAt: Date, now: Date) {
  const { id: inquiryId, providerId, side } = inquiry
  // Serializes bookings, so that the second one sees the slot taken.
  await lockProvider(tx, providerId)
  const earlier = await tx.tour.findMany({ where: { inquiryId }, orderBy: { id: 'desc' }, select: TOUR })
  const open = earlier.find(({ status }) => isOpen(status))
  if (open?.status === 'accepted' && open.startsAt?.getTime() === startsAt.getTime())
    return { id: open.id, isSame: true }
  const { slots } = await findFreeSlots(tx, providerId, now)
  if (!slots.some((slot) => slot.getTime() === startsAt.getTime())) throw new ConflictError(TAKEN)
  if (open?.status === 'accepted' && open.startsAt && open.startsAt <= now)
    throw new ConflictError(message('enrollment.tourErrors.tellFirst'))
  if (open ? open.sequence >= MAX_CHANGES : earlier.length >= MAX_IN_CONVERSATION)
    throw new ConflictError(message('enrollment.tourErrors.manyChanges'))
  const tour = await saveBooking(tx, inquiry, { openId: open?.id, startsAt, now })
  await notifyOfAgreement(tx, { ...tour, side }, now)
  return { id: tour.id, isSame: false }
}

type Booking = { openId: number | undefined; startsAt: Date; now: Date }

async function saveBooking(
  tx: Transaction,
  { id: inquiryId, side: _, ...pair }: OwnInquiry,
  { openId, startsAt, now }: Booking,
) {
  const agreed = { status: 'accepted' as const, isPicked: true, startsAt, times: [], updatedAt: now }
  if (openId === undefined) {
    const data = { ...pair, ...agreed, inquiryId, proposedBy: 'careprovider' as const, createdAt: now }
    return tx.tour.create({ data, select: TOUR })
  }
  return tx.tour.update({
    where: { id: openId },
    data: { ...agreed, remindedAt: null, decidedBy: null, sequence: { increment: 1 } },
    select: TOUR,
  })
}

type RequestWithTours = Omit<InquiryWithTours, 'slot'> & Partial<Pick<InquiryWithTours, 'slot'>>

/**
 * Begins conversations (see beginInquiries). The chosen `slot`, if any, is booked at the first provider; `tourTimes`, if any, are proposed
 * to the others, or to all without a slot. The request's own notification covers the tours. If the same request is sent again with another
 * slot, that one is booked instead of the first; with other times, a new conversation begins. `locale`: the language of the subject if the
 * parent did not write one. All or nothing: throws as beginInquiries does, InvalidInputError for an impossible time, and ConflictError if
 * the slot is taken.
 */
export async function sendInquiryWithTours(
  actor: SignedInActor,
  input: RequestWithTours,
  now: Date,
  locale?: Locale,
): Promise<number[]> {
  const { tourTimes, slot = null, ...request } = input
  return db().$transaction(async (tx) => {
    const bookedId = slot === null ? null : await lockFirstProvider(tx, request.daycareIds)
    const slotAt = (providerId: number) => (slot !== null && providerId === bookedId ? new Date(slot) : null)
    const alsoFor = async (inquiry: OwnInquiry) => {
      const startsAt = slotAt(inquiry.providerId)
      if (startsAt) await bookSlot(tx, inquiry, startsAt, now).catch(asSlotError)
      else if (tourTimes.length > 0) await addTour(tx, inquiry, tourTimes, now).catch(asTourTimesError)
    }
    const onRepeat = async (inquiry: OwnInquiry) => {
      await lockInquiry(tx, inquiry.id)
      const startsAt = slotAt(inquiry.providerId)
      if (!startsAt) return tourTimes.length === 0 || proposesTimes(tx, inquiry.id, tourTimes)
      await bookSlot(tx, inquiry, startsAt, now).catch(asSlotError)
      return true
    }
    const isVisit = slot !== null || tourTimes.length > 0
    return beginInquiries(tx, actor, request, now, { isVisit, locale, alsoFor, onRepeat })
  })
}

/** Whether the open tour of a conversation proposes these local times, or was agreed for one of them. */
async function proposesTimes(tx: Transaction, inquiryId: number, locals: readonly string[]): Promise<boolean> {
  const tours = await tx.tour.findMany({ where: { inquiryId }, select: TOUR })
  const open = tours.find(({ status }) => isOpen(status))
  if (!open) return false
  const local = (time: Date) => localTimeOf(time, open.provider.timeZone)
  if (open.status === 'accepted') return open.startsAt !== null && locals.includes(local(open.startsAt))
  return String(open.times.map(local).toSorted()) === String(locals.toSorted())
}

/** The first provider (internal id), locked before any row that references it is inserted. */
async function lockFirstProvider(tx: Transaction, daycareIds: readonly string[]): Promise<number | null> {
  const [first] = await findAddressees(daycareIds.slice(0, 1), tx)
  if (first) await lockProvider(tx, first.internalId)
  return first?.internalId ?? null
}

/** Reports the error under the field's name in the request form. */
function asTourTimesError(error: unknown): never {
  if (error instanceof InvalidInputError) throw invalidField('tourTimes', textOf(error))
  throw error
}
function asSlotError(error: unknown): never {
  if (error instanceof ConflictError) throw conflictingField('slot', textOf(error))
  throw error
}
/** The type of Error does not say that the message of a DomainError is a Message. */
const textOf = (error: DomainError) => error.message as Message

/**
 * Replaces the tour times one of the actor's providers offers. Booked tours stay; days that have passed are dropped. Throws
 * ForbiddenError for any other provider and for people who may only reply, and ConflictError if they were changed since `version`.
 */
export async function saveOffer(actor: SignedInActor, input: OfferInput, now: Date): Promise<void> {
  const { daycareId, version, weekly, otherDays, ...offer } = input
  await db().$transaction(async (tx) => {
    const { internalId: providerId } = await findManaged(actor, daycareId, 'edit-profile', tx)
    await lockProvider(tx, providerId)
    const { timeZone } = await tx.provider.findUniqueOrThrow({ where: { id: providerId }, select: { timeZone: true } })
    const today = todayIn(timeZone, now)
    const times = weekly.flatMap((minutes, weekday) => minutes.map((minute) => ({ weekday, minute })))
    const days = otherDays
      .filter(({ day }) => day >= today)
      .map(({ day, times: minutes }) => ({ day, minutes }))
      .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    const saved = await findSavedOffer(tx, providerId)
    const isSame = isDeepStrictEqual(saved.offer, { ...offer, weekly: times, otherDays: days })
    if (version !== undefined && version !== saved.version && !isSame) throw conflictingField('version', CHANGED)
    await tx.tourOffer.upsert({
      where: { providerId },
      create: { providerId, ...offer },
      update: offer,
      select: { providerId: true },
    })
    await tx.tourOfferTime.deleteMany({ where: { providerId } })
    await tx.tourOfferTime.createMany({ data: times.map((time) => ({ providerId, ...time })) })
    await tx.tourOfferDay.deleteMany({ where: { providerId } })
    await tx.tourOfferDay.createMany({
      data: days.map(({ day, minutes }) => ({ providerId, day: new Date(day), minutes })),
    })
  })
}
