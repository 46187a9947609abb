import 'server-only'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { db, type Transaction } from '@/lib/platform/database/client'
import { localeOf } from '@/lib/platform/language/locales'
import type { Role, UserStatus } from '@/prisma/generated/enums'
import type { OwnProfile, OwnSession, OwnUser } from './schema'

/** The signed-in user for their own browser; null for a visitor. */
export function findOwnUser(actor: Actor): Promise<OwnUser | null> {
  if (actor.kind !== 'user') return Promise.resolve(null)
  return db().user.findUnique({
    where: { id: actor.id },
    select: { id: true, email: true, firstName: true, lastName: true, role: true, profileImage: true },
  })
}

/** The browsers a user is signed in with, most recent first. `sessionId` marks the current one. */
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

/** Whether the user's sign-in requires a code from an authenticator app. */
export async function hasSecondFactor({ id }: SignedInActor): Promise<boolean> {
  return (await db().secondFactor.count({ where: { userId: id, confirmedAt: { not: null } } })) > 0
}

/** The user's editable profile, with the pending new address, if any. */
export async function findOwnProfile({ id }: SignedInActor, now: Date): Promise<OwnProfile> {
  const { emailChange, locale, ...own } = await db().user.findUniqueOrThrow({
    where: { id },
    select: {
      firstName: true,
      lastName: true,
      email: true,
      profileImage: true,
      locale: true,
      emailChange: { select: { newEmail: true, oldConfirmedAt: true, newConfirmedAt: true, expiresAt: true } },
    },
  })
  const profile = { ...own, locale: localeOf(locale) }
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
  locale: string
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
 * The data for a sign-in. Only for this domain's commands, since it includes the password hash. One statement, because additional ones for
 * an existing account would reveal by their timing that it exists.
 */
export async function findForSignIn(email: string): Promise<SignInCandidate | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT u.id, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", u.role,
      u.profile_image AS "profileImage", u.locale, u.status, u.password_hash AS "passwordHash", d.due_at AS "dueAt", f.secret,
      f.confirmed_at AS "confirmedAt", f.last_step AS "lastStep"
    FROM users u LEFT JOIN account_deletions d ON d.user_id = u.id LEFT JOIN second_factors f ON f.user_id = u.id
    WHERE u.email = ${email}::citext`
  if (!row) return null
  const { dueAt, secret, confirmedAt, lastStep, ...user } = row
  return { ...user, deletion: dueAt && { dueAt }, secondFactor: secret && { secret, confirmedAt, lastStep } }
}

/** The names of a manager's providers whose plan does not renew by card, whether it was canceled while nobody could sign in or earlier. */
export async function findProvidersNotRenewing(tx: Transaction, userId: number, now: Date): Promise<string[]> {
  const subscription = { port: 'stripe', renews: false, periodEnd: { gt: now } } as const
  const rows = await tx.providerPerson.findMany({
    // A closed provider's plan cannot be resumed.
    where: { userId, role: 'manager', provider: { status: { notIn: ['closed', 'merged'] }, subscription } },
    orderBy: [{ createdAt: 'asc' }, { providerId: 'asc' }],
    select: { provider: { select: { name: true } } },
  })
  return rows.map(({ provider }) => provider.name)
}
