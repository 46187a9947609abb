import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import { routes } from '@/lib/platform/routes'
import { timeText } from '@/lib/platform/time-text'
import { localTimeOf, minuteOf, zoneNameAt } from '@/lib/platform/zoned-time'
import { addDays } from '@/lib/providers/rules/dates'
import type { CalendarDate } from '../types'

type Range = { from: string; to: string }
const utc = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** A parent's dates from one day to another, both included: agreed tours, first and last days of places, their own. In their order. */
export async function findDates(actor: SignedInActor, { from, to }: Range): Promise<CalendarDate[]> {
  const [tours, days, own] = await Promise.all([
    tourDates(actor, { from, to }),
    placeDates(actor),
    ownDates(actor, { from, to }),
  ])
  return [...tours, ...days, ...own]
    .filter(({ day }) => day >= from && day <= to)
    .map(({ minute, ...date }) => ({ date, order: `${date.day} ${String(minute ?? -1).padStart(5)} ${date.key}` }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ date }) => date)
}

type Sorted = CalendarDate & { minute: number | null }

async function tourDates({ id: caregiverId }: SignedInActor, { from, to }: Range): Promise<Sorted[]> {
  const rows = await db().tour.findMany({
    // A day more on both sides: whose day it is says the provider's clock.
    where: {
      caregiverId,
      status: { in: ['accepted', 'done'] },
      startsAt: { gte: utc(addDays(from, -1)), lt: utc(addDays(to, 2)) },
    },
    select: { id: true, inquiryId: true, startsAt: true, provider: { select: { name: true, timeZone: true } } },
  })
  return rows.flatMap(({ id, inquiryId, startsAt, provider }) => {
    if (!startsAt) return []
    const local = localTimeOf(startsAt, provider.timeZone)
    const minute = minuteOf(local)
    return {
      key: `tour-${id}`,
      kind: 'tour' as const,
      day: local.slice(0, 10),
      minute,
      time: `${timeText(minute)} ${zoneNameAt(startsAt, provider.timeZone)}`,
      title: provider.name,
      path: routes.conversation('caregiver', inquiryId),
      entryId: null,
    }
  })
}

async function placeDates({ id: caregiverId }: SignedInActor): Promise<Sorted[]> {
  const rows = await db().enrollment.findMany({
    where: { caregiverId },
    select: { id: true, inquiryId: true, startsOn: true, endsOn: true, provider: { select: { name: true } } },
  })
  return rows.flatMap(({ id, inquiryId, startsOn, endsOn, provider }) => {
    // Ended before it began, it never was.
    if (endsOn && endsOn < startsOn) return []
    const shared = {
      minute: null,
      time: null,
      title: provider.name,
      path: routes.conversation('caregiver', inquiryId),
      entryId: null,
    }
    return [
      { ...shared, key: `first-${id}`, kind: 'first-day' as const, day: dayOf(startsOn) },
      ...(endsOn ? [{ ...shared, key: `last-${id}`, kind: 'last-day' as const, day: dayOf(endsOn) }] : []),
    ]
  })
}

async function ownDates({ id: userId }: SignedInActor, { from, to }: Range): Promise<Sorted[]> {
  const rows = await db().calendarEntry.findMany({
    where: { userId, day: { gte: utc(from), lte: utc(to) } },
    select: { id: true, title: true, day: true, startMinute: true },
  })
  return rows.map(({ id, title, day, startMinute }) => ({
    key: `own-${id}`,
    kind: 'own' as const,
    day: dayOf(day),
    minute: startMinute,
    time: startMinute === null ? null : timeText(startMinute),
    title,
    path: null,
    entryId: id,
  }))
}
