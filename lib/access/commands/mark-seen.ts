import 'server-only'
import { db } from '@/lib/platform/db'
import { SEEN_EVERY_SECONDS } from '../rules/session-length'

/** Notes that a session is in use, once an hour. */
export async function markSeen(sessionId: string, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_SECONDS * 1000) return
  // Not update(): the session may have been ended in between, which is no error.
  await db().session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } })
}
