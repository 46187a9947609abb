import 'server-only'
import type { Database, Transaction } from '@/lib/platform/db'
import { TOUR_MINUTES } from '../rules/limits'
import { freeSlots, type OfferedTimes } from '../rules/slots'

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
