import 'server-only'
import { db } from '@/lib/platform/db'
import type { SessionClaims } from '../session-token'
import type { Role, SignedInActor } from '../types'

type Row = { id: number; role: Role; email: string; firstName: string; lastName: string; lastSeenAt: Date }

/** The active account behind a session that has not ended, and when it was last seen; else null. One round trip. */
export async function findActor(
  { sub, ver, sid }: SessionClaims,
  now: Date,
): Promise<{ actor: SignedInActor; lastSeenAt: Date } | null> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT u.id, u.role, u.email::text, u.first_name AS "firstName", u.last_name AS "lastName", s.last_seen_at AS "lastSeenAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ${sid} AND s.expires_at > ${now}
      AND u.id = ${sub} AND u.session_version = ${ver} AND u.status = 'active'`
  if (!row) return null
  const { lastSeenAt, ...user } = row
  return { actor: { kind: 'user', ...user }, lastSeenAt }
}
