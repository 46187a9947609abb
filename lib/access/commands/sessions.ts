import type { Role, SignedInActor } from '../types'
import 'server-only'
import { type Database, db, type Transaction } from '@/lib/platform/database/client'
import { sendSignal } from '@/lib/platform/database/signals'
import { randomToken } from '@/lib/platform/security/secrets'
import type { SessionClaims } from '../session-token'

const HOUR = 3_600
const DAY = 24 * HOUR

/** How long a session lasts. Admins, who can change anyone's data, sign in again every working day. */
export const SESSION_SECONDS: Record<Role, number> = { caregiver: 30 * DAY, careprovider: 30 * DAY, admin: 12 * HOUR }

/** Precision of "last seen": one write an hour instead of one per request. */
const SEEN_EVERY_SECONDS = HOUR

type Connection = Database | Transaction
export type StartedSession = { claims: SessionClaims; maxAge: number }

/**
 * A session for a person who has just authenticated. `device` is a display name ("Firefox on Windows"). Deletes the person's
 * expired sessions.
 */
export async function startSession(
  connection: Connection,
  user: { id: number; role: Role },
  device: string,
  now: Date,
): Promise<StartedSession> {
  const maxAge = SESSION_SECONDS[user.role]
  const expiresAt = new Date(now.getTime() + maxAge * 1000)
  await connection.session.deleteMany({ where: { userId: user.id, expiresAt: { lte: now } } })
  const session = await connection.session.create({
    data: { id: randomToken(), userId: user.id, device, createdAt: now, lastSeenAt: now, expiresAt },
    select: { id: true, user: { select: { sessionVersion: true } } },
  })
  return { claims: { sub: user.id, ver: session.user.sessionVersion, sid: session.id }, maxAge }
}

/** Ends one session immediately: its cookie is rejected on the next request. */
export async function endSession(
  connection: Connection,
  { sub, sid }: Pick<SessionClaims, 'sub' | 'sid'>,
): Promise<boolean> {
  const { count } = await connection.session.deleteMany({ where: { id: sid, userId: sub } })
  await sendSignal(connection, 'session', [sub])
  return count > 0
}

/** Ends every session of a person, on a new password, "sign out everywhere", suspension, deletion or a role change. */
export async function endAllSessions(connection: Connection, userId: number): Promise<void> {
  await connection.session.deleteMany({ where: { userId } })
  // Also invalidates a cookie whose session is being created concurrently.
  await connection.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { id: true },
  })
  await sendSignal(connection, 'session', [userId])
}

/** Records that a session is in use, at most once an hour. */
export async function markSeen(sessionId: string, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_SECONDS * 1000) return
  // Not update(): the session may have ended in the meantime, which is not an error.
  await db().session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } })
}

type Row = Omit<SignedInActor, 'kind'> & { lastSeenAt: Date }

/** The active account of a session that has not ended, and when it was last seen; else null. One round trip. */
export async function findActor(
  { sub, ver, sid }: SessionClaims,
  now: Date,
): Promise<{ actor: SignedInActor; lastSeenAt: Date } | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT u.id, u.role, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", u.locale,
      s.last_seen_at AS "lastSeenAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sid} AND s.expires_at > ${now}
      AND u.id = ${sub} AND u.session_version = ${ver} AND u.status = 'active'`
  if (!row) return null
  const { lastSeenAt, ...user } = row
  return { actor: { kind: 'user', ...user }, lastSeenAt }
}

/**
 * Locks a user's row until the transaction ends, so that the requests of one user are applied one after the other and none exceeds a limit.
 * "No key": others can still insert rows that refer to the user, such as a notification.
 */
export async function lockUser(tx: Transaction, userId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId} FOR NO KEY UPDATE`
}
