import type { Role } from '@/prisma/generated/enums'

/** A signed-in person as their own browser may know them. */
export type OwnUser = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: Role
  profileImage: string | null
}

/** What an authenticator app needs once: as text to type, and as the address behind a QR code. */
export type SecondFactorSetup = { secret: string; address: string }

/** One signed-in browser in somebody's list. Times are ISO 8601. */
export type OwnSession = { device: string; signedInAt: string; lastSeenAt: string; isThisOne: boolean }

/** What somebody changes about themselves in settings. */
export type OwnProfile = Pick<OwnUser, 'firstName' | 'lastName' | 'email' | 'profileImage'> & {
  pendingEmail: PendingEmail | null
}

/** The address that somebody asked for, and which of the two mailboxes has agreed. */
export type PendingEmail = { email: string; oldHasConfirmed: boolean; newHasConfirmed: boolean }
