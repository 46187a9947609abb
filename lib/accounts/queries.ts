import 'server-only'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/database/client'
import type { Role, UserStatus } from '@/prisma/generated/enums'
import type { OwnProfile, OwnSession, OwnUser } from './schema'

/** Who is signed in, for their own browser; null for a visitor. */
export function findOwnUser(actor: Actor): Promise<OwnUser | null> {
  if (actor.kind !== 'user') return Promise.resolve(null)
  return db().user.findUnique({
    where: { id: actor.id },
    select: { id: true, email: true, firstName: true, lastName: true, role: true, profileImage: true },
  })
}

/** The browsers in which somebody is signed in, the last seen first. `sessionId` is the one that asks. */
export async function findOwnSessions(actor: SignedInActor, sessionId: string, now: Date): Promise<OwnSession[]> {
  const sessions = await db().session.findMany({
    where: { userId: actor.id, expiresAt: { gt: now } },
    orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
    select: { id: true, device: true, createdAt: true, lastSeenAt: true },
  })
  return sessions.map(({ id, device, createdAt, lastSeenAt }) => ({
    device,
    signedInAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThisOne: id === sessionId,
  }))
}

/** Whether somebody's sign-in asks for a code of an authenticator app. */
export async function hasSecondFactor({ id }: SignedInActor): Promise<boolean> {
  return (await db().secondFactor.count({ where: { userId: id, confirmedAt: { not: null } } })) > 0
}

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

export type SignInCandidate = {
  id: number
  email: string
  firstName: string
  lastName: string
  role: Role
  profileImage: string | null
  status: UserStatus
  passwordHash: string | null
  deletion: { dueAt: Date } | null
  secondFactor: { secret: Uint8Array<ArrayBuffer>; confirmedAt: Date | null; lastStep: number | null } | null
}

type Row = Omit<SignInCandidate, 'deletion' | 'secondFactor'> & {
  dueAt: Date | null
  secret: Uint8Array<ArrayBuffer> | null
  confirmedAt: Date | null
  lastStep: number | null
}

/**
 * What deciding on a sign-in needs. For the commands of this domain alone: it holds the password's hash. One statement, since further
 * ones for an account that is there would tell by their time that it is.
 */
export async function findForSignIn(email: string): Promise<SignInCandidate | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT u.id, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
      u.profile_image AS "profileImage", u.status, u.password_hash AS "passwordHash", d.due_at AS "dueAt", f.secret,
      f.confirmed_at AS "confirmedAt", f.last_step AS "lastStep"
    FROM users u LEFT JOIN account_deletions d ON d.user_id = u.id LEFT JOIN second_factors f ON f.user_id = u.id
    WHERE u.email = ${email}::citext`
  if (!row) return null
  const { dueAt, secret, confirmedAt, lastStep, ...user } = row
  return { ...user, deletion: dueAt && { dueAt }, secondFactor: secret && { secret, confirmedAt, lastStep } }
}
