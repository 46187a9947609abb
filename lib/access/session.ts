import 'server-only'
import { cookies } from 'next/headers'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { markSeen } from './commands/mark-seen'
import { findActor } from './queries/find-actor'
import { readSessionToken, type SessionClaims, sessionCookieName } from './session-token'
import { type Actor, VISITOR } from './types'

/**
 * Who sends this request. A cookie that is absent, forged, expired, of another session version, of a session that was ended
 * or of an account that is not active makes a visitor; nothing is thrown.
 */
export async function currentActor(): Promise<Actor> {
  const claims = await currentClaims()
  if (!claims) return VISITOR
  const found = await findActor(claims, now())
  if (!found) return VISITOR
  await markSeen(claims.sid, found.lastSeenAt, now())
  return found.actor
}

/** What this request's session cookie says; it proves nothing about today. For ending or marking that session. */
export async function currentClaims(): Promise<SessionClaims | null> {
  // First of all: it tells the build that the page is made per request, before the environment of a server is needed.
  const sent = await cookies()
  const { SITE_URL, NEXTAUTH_SECRET } = env()
  return readSessionToken(sent.get(sessionCookieName(SITE_URL))?.value, NEXTAUTH_SECRET)
}
