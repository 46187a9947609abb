import 'server-only'
import type { Role } from '@/lib/access/types'
import { sendSignal } from '@/lib/platform/commands/send-signal'
import type { Database, Transaction } from '@/lib/platform/db'
import { randomToken } from '@/lib/platform/secrets'
import { SESSION_SECONDS } from '../rules/session-length'
import type { SessionClaims } from '../session-token'

type Connection = Database | Transaction
export type StartedSession = { claims: SessionClaims; maxAge: number }

/**
 * A session for somebody who has just proved who they are. `device` is for people ("Firefox on Windows"). Sessions of theirs
 * that have expired go.
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

/** Ends one session at once; a cookie that names it is refused on the next request. */
export async function endSession(
  connection: Connection,
  { sub, sid }: Pick<SessionClaims, 'sub' | 'sid'>,
): Promise<boolean> {
  const { count } = await connection.session.deleteMany({ where: { id: sid, userId: sub } })
  await sendSignal(connection, 'session', [sub])
  return count > 0
}

/** Ends every session of a person: at a new password, "sign out everywhere", suspension, deletion, another role. */
export async function endAllSessions(connection: Connection, userId: number): Promise<void> {
  await connection.session.deleteMany({ where: { userId } })
  // For a cookie whose session is being made at this very moment.
  await connection.user.update({
    where: { id: userId },
    data: { sessionVersion: { increment: 1 } },
    select: { id: true },
  })
  await sendSignal(connection, 'session', [userId])
}
