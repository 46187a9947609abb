import 'server-only'
import { db } from '@/lib/platform/db'

/** Removes exports whose days are over, with their files. */
export async function cleanUpExports(now: Date): Promise<void> {
  await db().accountExport.deleteMany({ where: { expiresAt: { lte: now } } })
}
