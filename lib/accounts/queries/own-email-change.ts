import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { PendingEmail } from '../types'

/** The address that somebody asked for and that both sides have not confirmed yet; null when nothing is pending. */
export async function findPendingEmail({ id }: SignedInActor, now: Date): Promise<PendingEmail | null> {
  const wish = await db().emailChange.findFirst({
    where: { userId: id, expiresAt: { gt: now } },
    select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true },
  })
  if (!wish) return null
  return {
    email: wish.newEmail,
    oldHasConfirmed: wish.oldConfirmedAt !== null,
    newHasConfirmed: wish.newConfirmedAt !== null,
  }
}
