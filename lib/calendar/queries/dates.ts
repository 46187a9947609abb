import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { findShownEvents } from '@/lib/events/queries/shown'
import { eventTime } from '@/lib/events/rules/when'
import { sideOf } from '@/lib/messages/policy'
import { db } from '@/lib/platform/db'
import { timeText } from '@/lib/platform/time-text'
import { type DayRange, inOrder, PLAIN, type SortedDate } from '../rules/plain-date'
import type { CalendarDate } from '../types'
import { placeDates, tourDates } from './agreed-dates'

/** Somebody's dates from one day to another, both included: agreed tours, days of places, events, their own. In their order. */
export async function findDates(actor: SignedInActor, { from, to }: DayRange): Promise<CalendarDate[]> {
  const side = sideOf(actor.role)
  if (!side) return []
  const found = await Promise.all([
    tourDates(actor, side, { from, to }),
    placeDates(actor, side),
    eventDates(actor, { from, to }),
    ownDates(actor, { from, to }),
  ])
  return inOrder(found.flat().filter(({ day }) => day >= from && day <= to))
}

async function eventDates(actor: SignedInActor, range: DayRange): Promise<SortedDate[]> {
  const events = await findShownEvents(actor, range)
  return events.map((event) => ({
    ...PLAIN,
    key: `event-${event.id}`,
    kind: event.kind,
    day: event.day,
    minute: event.startMinute,
    time: eventTime(event, event.provider.timeZone),
    title: event.title,
    provider: event.provider.name,
    note: event.note,
    isCancelled: event.isCancelled,
    event: actor.role === 'careprovider' ? event : null,
  }))
}

async function ownDates({ id: userId }: SignedInActor, { from, to }: DayRange): Promise<SortedDate[]> {
  const rows = await db().calendarEntry.findMany({
    where: { userId, day: { gte: new Date(from), lte: new Date(to) } },
    select: { id: true, title: true, day: true, startMinute: true },
  })
  return rows.map(({ id, title, day, startMinute }) => ({
    ...PLAIN,
    key: `own-${id}`,
    kind: 'own' as const,
    day: day.toISOString().slice(0, 10),
    minute: startMinute,
    time: startMinute === null ? null : timeText(startMinute),
    title,
    entryId: id,
  }))
}
