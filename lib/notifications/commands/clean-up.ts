import 'server-only'
import { db } from '@/lib/platform/db'
import { KEPT_DAYS } from '../rules/limits'

/** Erases what was read longer ago than notifications are kept. Unread ones wait for their reader. */
export async function cleanUpNotifications(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db().notification.deleteMany({ where: { readAt: { lt: before } } })
}
