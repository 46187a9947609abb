import 'server-only'
import type { CalendarEvent } from '@/lib/platform/calendar-file'
import type { Role } from '@/prisma/generated/enums'
import { calendarEventOf } from '../rules/calendar'
import { MOST_DAYS_AHEAD } from '../rules/limits'
import { findShownEvents } from './shown'

const DAY_MS = 86_400_000
const DAYS_KEPT = 90
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Somebody's events of the last weeks and to come, for their calendar. */
export async function findEventsForFeed(
  person: { id: number; role: Role },
  siteUrl: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const from = dayOf(now.getTime() - DAYS_KEPT * DAY_MS)
  // A day more: whose day it is says the provider's clock.
  const to = dayOf(now.getTime() + (MOST_DAYS_AHEAD + 1) * DAY_MS)
  const events = await findShownEvents(person, { from, to })
  return events.map((event) => calendarEventOf(event, person.role, siteUrl))
}
