import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { parentName } from '@/lib/accounts/rules/names'
import { ownPlaces } from '@/lib/enrollments/queries/own'
import { db } from '@/lib/platform/db'
import { routes } from '@/lib/platform/routes'
import { timeText } from '@/lib/platform/time-text'
import { localTimeOf, minuteOf, zoneNameAt } from '@/lib/platform/zoned-time'
import { addDays } from '@/lib/providers/rules/dates'
import { ownTours } from '@/lib/tours/queries/own'
import type { InquirySide } from '@/prisma/generated/enums'
import { type DayRange, PLAIN, type SortedDate } from '../rules/plain-date'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

type With = { caregiver: { firstName: string; lastName: string }; provider: { name: string } }
/** A parent reads which provider it is, a provider which parent, and for which of its providers. */
const titleOf = ({ caregiver, provider }: With, side: InquirySide) =>
  side === 'caregiver'
    ? { title: provider.name, provider: null }
    : { title: parentName(caregiver), provider: provider.name }

const BOTH = {
  caregiver: { select: { firstName: true, lastName: true } },
  provider: { select: { name: true, timeZone: true } },
} as const

/** Agreed tours of these days, also those that took place. */
export async function tourDates(
  actor: SignedInActor,
  side: InquirySide,
  { from, to }: DayRange,
): Promise<SortedDate[]> {
  const rows = await db().tour.findMany({
    // A day more on both sides: whose day it is says the provider's clock.
    where: {
      status: { in: ['accepted', 'done'] },
      startsAt: { gte: utc(addDays(from, -1)), lt: utc(addDays(to, 2)) },
      ...ownTours(actor),
    },
    select: { id: true, inquiryId: true, startsAt: true, ...BOTH },
  })
  return rows.flatMap(({ id, inquiryId, startsAt, ...both }) => {
    if (!startsAt) return []
    const { timeZone } = both.provider
    const local = localTimeOf(startsAt, timeZone)
    const minute = minuteOf(local)
    return {
      ...PLAIN,
      ...titleOf(both, side),
      key: `tour-${id}`,
      kind: 'tour' as const,
      day: local.slice(0, 10),
      minute,
      time: `${timeText(minute)} ${zoneNameAt(startsAt, timeZone)}`,
      path: routes.conversation(side, inquiryId),
    }
  })
}

/** First and last days of all places. */
export async function placeDates(actor: SignedInActor, side: InquirySide): Promise<SortedDate[]> {
  const rows = await db().enrollment.findMany({
    where: ownPlaces(actor),
    select: { id: true, inquiryId: true, startsOn: true, endsOn: true, ...BOTH },
  })
  return rows.flatMap(({ id, inquiryId, startsOn, endsOn, ...both }) => {
    // Ended before it began, it never was.
    if (endsOn && endsOn < startsOn) return []
    const path = routes.conversation(side, inquiryId)
    const shared = { ...PLAIN, ...titleOf(both, side), minute: null, time: null, path }
    return [
      { ...shared, key: `first-${id}`, kind: 'first-day' as const, day: dayOf(startsOn) },
      ...(endsOn ? [{ ...shared, key: `last-${id}`, kind: 'last-day' as const, day: dayOf(endsOn) }] : []),
    ]
  })
}
