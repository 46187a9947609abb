import 'server-only'
import type { CalendarEvent } from '@/lib/platform/calendar-file'
import { db } from '@/lib/platform/db'
import { entryEventOf } from '../rules/entry-event'

const KEPT_MS = 90 * 86_400_000

/** Somebody's own entries of the last weeks and to come, for their calendar. */
export async function findEntryEvents(
  { id: userId }: { id: number },
  siteUrl: string,
  now: Date,
): Promise<CalendarEvent[]> {
  const rows = await db().calendarEntry.findMany({
    where: { userId, day: { gt: new Date(now.getTime() - KEPT_MS) } },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, day: true, startMinute: true, createdAt: true },
  })
  return rows.map((row) => entryEventOf(row, siteUrl))
}
