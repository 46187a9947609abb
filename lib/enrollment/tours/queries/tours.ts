import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/account'
import { siteUrl } from '@/lib/platform/config/env'
import { db, type Transaction } from '@/lib/platform/database/client'
import { type CalendarEvent, calendarFile } from '@/lib/platform/documents/calendar-file'
import { NotFoundError } from '@/lib/platform/http/errors'
import { type Locale, localeOf } from '@/lib/platform/language/locales'
import { message } from '@/lib/platform/language/message'
import { translate } from '@/lib/platform/language/translate'
import type { Translate } from '@/lib/platform/language/types'
import { daysBetween, daysFrom, minuteOf, timeText, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf } from '@/lib/platform/time/zoned-time'
import { addressLine } from '@/lib/providers/rules/address'
import { type InquirySide, type Role, TourStatus } from '@/prisma/generated/enums'
import { lockInquiry, participating, type ViewedInquiry } from '../../inquiries/queries/inquiries'
import { FEED_DAYS } from '../../limits'
import { otherSide, sideOf } from '../../policy'
import { actionsFor, outcomeOf } from '../rules/outcomes'
import { calendarEventOf, fieldRange, isOpen, MAX_IN_CONVERSATION, overlap, TOUR_MINUTES } from '../rules/tours'
import type { LinkedVisit, NextTour, TourConflict, TourPanel } from '../schema'
import { findOfferedSlots } from './slots'

/** The columns that changing a tour and notifying about it need. */
export const TOUR = {
  id: true,
  inquiryId: true,
  caregiverId: true,
  providerId: true,
  status: true,
  proposedBy: true,
  decidedBy: true,
  startsAt: true,
  times: true,
  sequence: true,
  remindedAt: true,
  updatedAt: true,
  provider: { select: { name: true, timeZone: true, street: true, city: true, state: true, zip: true } },
} as const

const NOT_FOUND = message('enrollment.tourErrors.notFound')

/**
 * One of the actor's tours and the side they are on. Locks its conversation until the transaction ends, so that changes are serialized.
 * Throws NotFoundError for any other.
 */
export async function lockOwnTour(tx: Transaction, actor: SignedInActor, id: number) {
  const side = sideOf(actor.role)
  const where = { id, ...participating(actor) }
  const found = side && (await tx.tour.findFirst({ where, select: { inquiryId: true } }))
  if (!found) throw new NotFoundError(NOT_FOUND)
  await lockInquiry(tx, found.inquiryId)
  // Read again after locking: the request may have been withdrawn.
  const tour = await tx.tour.findFirst({ where, select: TOUR })
  if (!tour) throw new NotFoundError(NOT_FOUND)
  return { ...tour, side }
}
export type OwnTour = Awaited<ReturnType<typeof lockOwnTour>>

/** The open tour of a conversation, from the provider's side; null if there is none. Locks the conversation as above. */
export async function lockOpenTour(tx: Transaction, inquiryId: number): Promise<OwnTour | null> {
  await lockInquiry(tx, inquiryId)
  const status = { in: Object.values(TourStatus).filter(isOpen) }
  const tour = await tx.tour.findFirst({ where: { inquiryId, status }, select: TOUR })
  return tour && { ...tour, side: 'careprovider' }
}

const TOUR_MS = TOUR_MINUTES * 60_000

type ConflictQuery = {
  side: InquirySide
  caregiverId: number
  providerId: number
  inquiryId: number
  times: readonly Date[]
}

/**
 * Finds agreed tours of this side that overlap the given times: a parent's with other providers, a provider's with other parents. Returns
 * a function from a time to the conflict, or null.
 */
async function findConflicts({ side, caregiverId, providerId, inquiryId, times }: ConflictQuery) {
  if (times.length === 0) return () => null
  const moments = times.map(Number)
  const others = await db().tour.findMany({
    where: {
      inquiryId: { not: inquiryId },
      status: 'accepted',
      startsAt: { gt: new Date(Math.min(...moments) - TOUR_MS), lt: new Date(Math.max(...moments) + TOUR_MS) },
      ...(side === 'caregiver' ? { caregiverId } : { providerId }),
    },
    orderBy: { startsAt: 'asc' },
    select: {
      startsAt: true,
      provider: { select: { name: true } },
      caregiver: { select: { firstName: true, lastName: true } },
    },
  })
  return (time: Date): TourConflict | null => {
    const other = others.find(({ startsAt }) => startsAt && overlap(time, startsAt))
    if (!other) return null
    return side === 'caregiver'
      ? { who: 'provider', name: other.provider.name }
      : { who: 'parent', name: parentName(other.caregiver) }
  }
}

/** The tours of a conversation. */
export async function findTourPanel(inquiry: ViewedInquiry, now: Date): Promise<TourPanel> {
  const { id: inquiryId, side, caregiverId, providerId, timeZone } = inquiry
  const canWrite = inquiry.writability === 'open'
  const rows = await db().tour.findMany({
    where: { inquiryId },
    orderBy: { id: 'desc' },
    select: { id: true, status: true, proposedBy: true, decidedBy: true, startsAt: true, times: true },
  })
  const open = rows.filter(({ status }) => isOpen(status))
  const times = open.flatMap((tour) => [...tour.times, ...(tour.startsAt ? [tour.startsAt] : [])])
  const conflictAt = await findConflicts({ side, caregiverId, providerId, inquiryId, times })
  const hasRoom = open.length > 0 || rows.length < MAX_IN_CONVERSATION
  const slots = side === 'caregiver' && canWrite && hasRoom ? await findOfferedSlots(providerId, now) : []
  const shown = (time: Date, isOpenTime: boolean) => ({
    at: time.toISOString(),
    local: localTimeOf(time, timeZone),
    isPast: time <= now,
    conflict: isOpenTime && time > now ? conflictAt(time) : null,
  })
  return {
    timeZone,
    tours: rows.map((tour) => ({
      id: tour.id,
      status: tour.status,
      isYourProposal: tour.proposedBy === side,
      isYourDecision: tour.decidedBy && tour.decidedBy === side,
      agreed: tour.startsAt && shown(tour.startsAt, tour.status === 'accepted'),
      times: tour.times.map((time) => shown(time, true)),
      actions: actionsFor(tour, side, now).filter((action) => canWrite || (action !== 'accept' && action !== 'move')),
    })),
    canPropose: canWrite && open.length === 0 && rows.length < MAX_IN_CONVERSATION,
    slots,
    range: fieldRange(timeZone, now),
  }
}

/** The actor's tours for which they can choose one of the other side's proposed times that is still to come. */
export async function findToursToChoose(
  actor: SignedInActor,
  now: Date,
): Promise<{ inquiryId: number; provider: string }[]> {
  const side = sideOf(actor.role)
  if (!side) return []
  const rows = await db().tour.findMany({
    where: { status: { in: ['proposed', 'moved'] }, proposedBy: otherSide(side), ...participating(actor) },
    orderBy: { updatedAt: 'desc' },
    select: { inquiryId: true, times: true, provider: { select: { name: true } } },
  })
  return rows
    .filter(({ times }) => times.some((time) => time > now))
    .map(({ inquiryId, provider }) => ({ inquiryId, provider: provider.name }))
}

/** The actor's next agreed tour; null if there is none. It counts until it is over. */
export async function findNextTour(actor: SignedInActor, now: Date): Promise<NextTour | null> {
  const tour = await db().tour.findFirst({
    where: { status: 'accepted', startsAt: { gt: new Date(now.getTime() - TOUR_MS) }, ...participating(actor) },
    orderBy: { startsAt: 'asc' },
    select: {
      id: true,
      inquiryId: true,
      startsAt: true,
      provider: { select: { ...TOUR.provider.select, slug: true } },
    },
  })
  if (!tour?.startsAt) return null
  const { slug, name, timeZone, ...address } = tour.provider
  const local = localTimeOf(tour.startsAt, timeZone)
  return {
    id: tour.id,
    inquiryId: tour.inquiryId,
    provider: { id: slug, name },
    address: addressLine(address),
    day: local.slice(0, 10),
    inDays: daysBetween(todayIn(timeZone, now), local.slice(0, 10)),
    time: timeText(minuteOf(local)),
  }
}

/** A calendar file of one of the actor's agreed tours, in their account's language. Throws NotFoundError for any other. */
export async function findTourFile(actor: SignedInActor, id: number): Promise<string> {
  const tour = await db().tour.findFirst({ where: { id, status: 'accepted', ...participating(actor) }, select: TOUR })
  if (!tour?.startsAt) throw new NotFoundError(NOT_FOUND)
  const locale = localeOf(actor.locale)
  const t = translate(locale, 'enrollment.calendarFile')
  const side = actor.role === 'caregiver' ? 'caregiver' : 'careprovider'
  return calendarFile([calendarEventOf(t, locale, { ...tour, startsAt: tour.startsAt }, side, siteUrl())])
}

/** A user's tours for the calendar feed, upcoming and recent. */
export async function findTourEvents(
  t: Translate<'enrollment.calendarFile'>,
  locale: Locale,
  person: { id: number; role: Role },
  siteUrl: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const side = sideOf(person.role)
  if (!side) return []
  const tours = await db().tour.findMany({
    where: {
      status: { in: ['accepted', 'done'] },
      startsAt: { gt: daysFrom(now, -FEED_DAYS) },
      ...participating(person),
    },
    orderBy: { startsAt: 'asc' },
    select: TOUR,
  })
  return tours.flatMap(({ startsAt, ...tour }) =>
    startsAt ? [calendarEventOf(t, locale, { ...tour, startsAt }, side, siteUrl)] : [],
  )
}

/** The open tour of a conversation, as the provider can reply to it by link; null if there is none. */
export async function findVisitByLink(inquiryId: number, now: Date): Promise<LinkedVisit | null> {
  const tour = await db().tour.findFirst({
    where: { inquiryId },
    orderBy: { id: 'desc' },
    select: {
      status: true,
      proposedBy: true,
      decidedBy: true,
      startsAt: true,
      times: true,
      provider: { select: { timeZone: true } },
    },
  })
  if (!tour || !isOpen(tour.status)) return null
  const can = (action: 'accept' | 'decline') => outcomeOf(tour, action, 'careprovider', now).status !== undefined
  const local = (time: Date) => localTimeOf(time, tour.provider.timeZone)
  const coming = can('accept') ? tour.times.filter((time) => time > now) : []
  return {
    agreed: tour.status === 'accepted' && tour.startsAt ? local(tour.startsAt) : null,
    times: coming.map((time) => ({ at: time.toISOString(), local: local(time) })),
    canDecline: can('decline'),
  }
}
