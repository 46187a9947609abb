import 'server-only'
import { findEventsForFeed } from '@/lib/events/queries/feed'
import { calendarFile } from '@/lib/platform/calendar-file'
import { db } from '@/lib/platform/db'
import { siteUrl } from '@/lib/platform/env'
import { NotFoundError } from '@/lib/platform/errors'
import { tokenHash } from '@/lib/platform/secrets'
import { findTourEvents } from '@/lib/tours/queries/events'
import { hasCalendar } from '../policy'
import { findEntryEvents } from './entry-events'

/** Since when the actor's feed has its address; null where there is none. ISO 8601. */
export async function findFeed({ id: userId }: { id: number }): Promise<string | null> {
  const row = await db().calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } })
  return row?.createdAt.toISOString() ?? null
}

/** The dates of whoever has this key, as a file. Throws NotFoundError where nobody has, or who had may not sign in. */
export async function findFeedFile(key: string, now: Date): Promise<string> {
  const row = await db().calendarFeed.findUnique({
    where: { tokenHash: tokenHash(key) },
    select: { user: { select: { id: true, role: true, status: true } } },
  })
  if (row?.user.status !== 'active' || !hasCalendar(row.user.role))
    throw new NotFoundError('There is no such calendar.')
  const [tours, events, entries] = await Promise.all([
    findTourEvents(row.user, siteUrl(), now),
    findEventsForFeed(row.user, siteUrl(), now),
    findEntryEvents(row.user, siteUrl(), now),
  ])
  return calendarFile([...tours, ...events, ...entries])
}
