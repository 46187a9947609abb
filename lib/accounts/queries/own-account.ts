import 'server-only'
import type { Actor, SignedInActor } from '@/lib/access/types'
import { db } from '@/lib/platform/db'
import type { OwnSession, OwnUser } from '../types'

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
