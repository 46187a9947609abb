import 'server-only'
import { recordAudit } from '@/lib/access/commands/record-audit'
import { endAllSessions, endSession } from '@/lib/access/commands/sessions'
import type { SessionClaims } from '@/lib/access/session-token'
import type { SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'

/** Ends the session that a cookie names, for good: a copy of the cookie is worth nothing either. Without one, does nothing. */
export async function signOut(claims: SessionClaims | null, now: Date): Promise<void> {
  if (!claims) return
  await db().$transaction(async (tx) => {
    if (!(await endSession(tx, claims))) return
    await recordAudit(tx, { action: 'session.ended', at: now, actorId: claims.sub, subjectId: claims.sub })
  })
}

/** Ends all of somebody's sessions, this one too. */
export async function signOutEverywhere(actor: SignedInActor, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await endAllSessions(tx, actor.id)
    await recordAudit(tx, { action: 'session.all-ended', at: now, actorId: actor.id, subjectId: actor.id })
  })
}
