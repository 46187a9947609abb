import 'server-only'
import { db } from '@/lib/platform/db'

const KEPT_MS = 30 * 86_400_000

/** Forgets who got which mail after 30 days; and, where none are sent, what waited in vain as long. */
export async function cleanUpMails(now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db().mail.deleteMany({ where: { OR: [{ doneAt: { lt: before } }, { usefulUntil: { lt: before } }] } })
}
