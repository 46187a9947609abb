import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findManaged } from '@/lib/listings/people/queries'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { DEFAULT_LOCALE } from '@/lib/platform/language/locales'
import { versionHash } from '@/lib/platform/security/secrets'
import { dayOf, daysFrom, minuteOf, timeText, todayIn } from '@/lib/platform/time/dates'
import { localTimeOf, weekdayText } from '@/lib/platform/time/zoned-time'
import type { Prisma } from '@/prisma/generated/client'
import { findAddressees } from '../../inquiries/queries/recipients'
import { freeSlots, MAX_SLOTS_SHOWN, type OfferedTimes, TOUR_MINUTES, timesToPropose } from '../rules/tours'
import { typedTimes } from '../rules/typed-times'
import type { NextTourTime, OfferedSlot, ShownOffer, TimeChoice } from '../schema'

const MINUTE_MS = 60_000

const OFFER = {
  isOn: true,
  noticeHours: true,
  daysAhead: true,
  times: { select: { weekday: true, minute: true }, orderBy: [{ weekday: 'asc' }, { minute: 'asc' }] },
  days: { select: { day: true, minutes: true }, orderBy: { day: 'asc' } },
} satisfies Prisma.TourOfferSelect

type OfferRow = {
  noticeHours: number
  daysAhead: number
  times: { weekday: number; minute: number }[]
  days: { day: Date; minutes: number[] }[]
}

const offeredTimes = ({ noticeHours, daysAhead, times, days }: OfferRow): OfferedTimes => ({
  noticeHours,
  daysAhead,
  weekly: times,
  otherDays: days.map(({ day, minutes }) => ({ day: dayOf(day), minutes })),
})

/** The slots a provider (internal id) offers and nobody has booked, earliest first; empty if it offers none. */
export async function findFreeSlots(
  connection: Database | Transaction,
  providerId: number,
  now: Date,
): Promise<{ slots: Date[]; timeZone: string }> {
  const { timeZone, status, tourOffer } = await connection.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true, status: true, tourOffer: { select: OFFER } },
  })
  if (!tourOffer?.isOn || status === 'closed') return { slots: [], timeZone }
  const taken = await connection.tour.findMany({
    where: {
      providerId,
      status: 'accepted',
      startsAt: {
        gt: new Date(now.getTime() - TOUR_MINUTES * MINUTE_MS),
        lt: daysFrom(now, tourOffer.daysAhead + 2),
      },
    },
    select: { startsAt: true },
  })
  const moments = taken.flatMap(({ startsAt }) => startsAt ?? [])
  return { slots: freeSlots(offeredTimes(tourOffer), timeZone, moments, now), timeZone }
}

/** The next free slots, as a parent chooses from them. */
export async function findOfferedSlots(providerId: number, now: Date): Promise<OfferedSlot[]> {
  const { slots, timeZone } = await findFreeSlots(db(), providerId, now)
  return slots.slice(0, MAX_SLOTS_SHOWN).map((slot) => ({ at: slot.toISOString(), ...shownAt(slot, timeZone) }))
}

const NEXT_ON_PAGE = 3

/**
 * The next free slots of a provider (public id), for its page and other sites; empty if nobody can write to it. Their days are named in the
 * site's first language: caches share the response.
 */
export async function findNextTourTimes(publicId: string, now: Date): Promise<NextTourTime[]> {
  const [provider] = await findAddressees([publicId])
  if (!provider?.isAnswered) return []
  const { slots, timeZone } = await findFreeSlots(db(), provider.internalId, now)
  return slots.slice(0, NEXT_ON_PAGE).map((slot) => {
    const { day, time } = shownAt(slot, timeZone)
    const local = localTimeOf(slot, timeZone)
    return { at: slot.toISOString(), local, day: weekdayText(DEFAULT_LOCALE, day), time }
  })
}

function shownAt(instant: Date, timeZone: string): Omit<OfferedSlot, 'at'> {
  const local = localTimeOf(instant, timeZone)
  return { day: local.slice(0, 10), time: timeText(minuteOf(local)) }
}

/** The times a request can ask for: those the provider offers, or else some within its hours. */
export async function findTimeChoices(providerId: number, now: Date): Promise<TimeChoice[]> {
  const [{ slots, timeZone }, hours] = await Promise.all([
    findFreeSlots(db(), providerId, now),
    db().providerHours.findMany({
      where: { providerId },
      select: { weekday: true, opensMinute: true, closesMinute: true },
    }),
  ])
  const offered = slots.length > 0
  const times = offered ? slots.slice(0, MAX_SLOTS_SHOWN) : timesToPropose(hours, timeZone, now)
  return times.map((time) => ({
    ...shownAt(time, timeZone),
    local: localTimeOf(time, timeZone),
    at: offered ? time.toISOString() : null,
  }))
}

const MAX_NEXT = 5
/** The form's defaults before an offer is saved. */
const DEFAULT_OFFER = { isOn: false, noticeHours: 24, daysAhead: 28, times: [], days: [] }

/** What a provider (internal id) has saved, or the defaults; and its version. */
export async function findSavedOffer(connection: Database | Transaction, providerId: number) {
  const saved = await connection.tourOffer.findUnique({ where: { providerId }, select: OFFER })
  const { isOn, ...row } = saved ?? DEFAULT_OFFER
  const offer = { isOn, ...offeredTimes(row) }
  return { offer, version: versionHash(offer) }
}

/**
 * The tour times one of the actor's providers (public id) offers. Throws ForbiddenError for any other, and for people who may only reply.
 */
export async function findOffer(actor: SignedInActor, publicId: string, now: Date): Promise<ShownOffer> {
  const { internalId } = await findManaged(actor, publicId, 'edit-profile')
  const [{ offer, version }, { slots, timeZone }] = await Promise.all([
    findSavedOffer(db(), internalId),
    findFreeSlots(db(), internalId, now),
  ])
  const { isOn, noticeHours, daysAhead, weekly, otherDays } = offer
  const today = todayIn(timeZone, now)
  return {
    isOn,
    noticeHours,
    daysAhead,
    weekly: Array.from({ length: 7 }, (_, weekday) =>
      typedTimes(weekly.filter((one) => one.weekday === weekday).map(({ minute }) => minute)),
    ),
    otherDays: otherDays
      .filter(({ day }) => day >= today)
      .map(({ day, minutes }) => ({ day, times: typedTimes(minutes) })),
    next: slots.slice(0, MAX_NEXT).map((slot) => localTimeOf(slot, timeZone)),
    timeZone,
    today,
    version,
  }
}
