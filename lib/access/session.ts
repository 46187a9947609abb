import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { env } from '@/lib/platform/config/env'
import { NotFoundError } from '@/lib/platform/http/errors'
import { now } from '@/lib/platform/time/clock'
import { findActor, markSeen } from './commands/sessions'
import { type Access, detourFrom } from './policy'
import { readSessionToken, type SessionClaims, sessionCookieName } from './session-token'
import { type Actor, type SignedInActor, VISITOR } from './types'

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

/**
 * The gate of a guarded page: who visits, read from the database. Signed out, it leads to the sign-in page and back to
 * `path`; with the wrong role to the own dashboard, and from a page for admins to the home page.
 */
export async function requireActor(access: Exclude<Access, 'public'>, path: string): Promise<SignedInActor> {
  const actor = await currentActor()
  const detour = detourFrom(actor, access, path)
  if (detour !== null || actor.kind !== 'user') redirect(detour ?? path)
  return actor
}

/** For a page's `.catch()`: what does not exist, or is not for whoever asks, is the not-found page (404). */
export function orNotFound(error: unknown): never {
  if (error instanceof NotFoundError) notFound()
  throw error
}
