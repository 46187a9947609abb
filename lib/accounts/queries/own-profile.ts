import 'server-only'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { OwnProfile } from '../types'

/** What somebody changes about themselves, with the address that waits for both mailboxes, if one does. */
export async function findOwnProfile({ id }: SignedInActor, now: Date): Promise<OwnProfile> {
  const { emailChange, ...profile } = await db().user.findUniqueOrThrow({
    where: { id },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      profileImage: true,
      emailChange: { select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true, expiresAt: true } },
    },
  })
  if (!emailChange || emailChange.expiresAt <= now) return { ...profile, pendingEmail: null }
  const { newEmail, oldConfirmedAt, newConfirmedAt } = emailChange
  return {
    ...profile,
    pendingEmail: {
      email: newEmail,
      oldHasConfirmed: oldConfirmedAt !== null,
      newHasConfirmed: newConfirmedAt !== null,
    },
  }
}
