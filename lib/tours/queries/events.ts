import 'server-only'
import { sideOf } from '@/lib/messages/policy'
import type { CalendarEvent } from '@/lib/platform/calendar-file'
import { db } from '@/lib/platform/db'
import type { Role } from '@/prisma/generated/enums'
import { calendarEventOf } from '../rules/calendar'
import { KEPT_IN_FEED_MS } from '../rules/limits'
import { ownTours, TOUR } from './own'

/** Somebody's agreed tours of the last weeks and to come, for their calendar. */
export async function findTourEvents(
  person: { id: number; role: Role },
  siteUrl: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const side = sideOf(person.role)
  if (!side) return []
  const tours = await db().tour.findMany({
    where: {
      status: { in: ['accepted', 'done'] },
      startsAt: { gt: new Date(now.getTime() - KEPT_IN_FEED_MS) },
      ...ownTours(person),
    },
    orderBy: { startsAt: 'asc' },
    select: TOUR,
  })
  return tours.flatMap(({ startsAt, ...tour }) =>
    startsAt ? [calendarEventOf({ ...tour, startsAt }, side, siteUrl)] : [],
  )
}
