import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/db'
import { timeText } from '@/lib/platform/time-text'
import { localTimeOf, minuteOf, weekdayText, zoneNameAt } from '@/lib/platform/zoned-time'
import { MOST_SLOTS_SHOWN, TOUR_MINUTES } from '../rules/limits'
import { freeSlots, type OfferedTimes } from '../rules/slots'
import type { OfferedSlot } from '../types'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

export const OFFER = {
  isOn: true,
  noticeHours: true,
  daysAhead: true,
  times: { select: { weekday: true, minute: true }, orderBy: { minute: 'asc' } },
  days: { select: { day: true, minutes: true }, orderBy: { day: 'asc' } },
} as const

type OfferRow = {
  noticeHours: number
  daysAhead: number
  times: { weekday: number; minute: number }[]
  days: { day: Date; minutes: number[] }[]
}

export const offeredTimes = ({ noticeHours, daysAhead, times, days }: OfferRow): OfferedTimes => ({
  noticeHours,
  daysAhead,
  weekly: times,
  otherDays: days.map(({ day, minutes }) => ({ day: day.toISOString().slice(0, 10), minutes })),
})

/** The moments that a provider (internal id) offers and nobody has taken, the earliest first; none where it offers none. */
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
        lt: new Date(now.getTime() + (tourOffer.daysAhead + 2) * DAY_MS),
      },
    },
    select: { startsAt: true },
  })
  const moments = taken.flatMap(({ startsAt }) => startsAt ?? [])
  return { slots: freeSlots(offeredTimes(tourOffer), timeZone, moments, now), timeZone }
}

/** The next of them as a parent chooses from them. */
export async function findOfferedSlots(providerId: number, now: Date): Promise<OfferedSlot[]> {
  const { slots, timeZone } = await findFreeSlots(db(), providerId, now)
  return slots.slice(0, MOST_SLOTS_SHOWN).map((slot) => {
    const local = localTimeOf(slot, timeZone)
    const time = `${timeText(minuteOf(local))} ${zoneNameAt(slot, timeZone)}`
    return { at: slot.toISOString(), day: weekdayText(local.slice(0, 10)), time }
  })
}
