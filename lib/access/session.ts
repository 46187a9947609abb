import 'server-only'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { env } from '@/lib/platform/config/env'
import { ForbiddenError, NotFoundError } from '@/lib/platform/http/errors'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import { now } from '@/lib/platform/time/clock'
import { findActor, markSeen } from './commands/sessions'
import { type Access, redirectFor } from './policy'
import { readSessionToken, type SessionClaims, sessionCookieName } from './session-token'
import { type Actor, type Role, type SignedInActor, VISITOR } from './types'

/**
 * The user of this request. It is a visitor if the cookie is missing, forged or expired, if the session has ended, or if the account is
 * not active. Never throws for any of these.
 */
export async function currentActor(): Promise<Actor> {
  const claims = await currentClaims()
  if (!claims) return VISITOR
  const found = await findActor(claims, now())
  if (!found) return VISITOR
  await markSeen(claims.sid, found.lastSeenAt, now())
  return found.actor
}

/** The claims of this request's session cookie, not checked against the database. For ending or recording that session. */
export async function currentClaims(): Promise<SessionClaims | null> {
  // First, so that the build marks the page as dynamic before the environment is read.
  const cookieStore = await cookies()
  const { SITE_URL, NEXTAUTH_SECRET } = env()
  return readSessionToken(cookieStore.get(sessionCookieName(SITE_URL))?.value, NEXTAUTH_SECRET)
}

/**
 * Guards a page and returns the signed-in user from the database. A visitor is redirected to the sign-in page and back to `path`; a user
 * with the wrong role to their own dashboard, or from an admin page to the home page.
 */
export async function requireActor(access: Exclude<Access, 'public'>, path: string): Promise<SignedInActor> {
  const actor = await currentActor()
  const redirectPath = redirectFor(actor, access, path)
  if (redirectPath !== null || actor.kind !== 'user') redirect(await inPageLanguage(redirectPath ?? path))
  return actor
}

/** Like requireActor, but visitors may stay: only users with another role are redirected. */
export async function requireActorOrVisitor(access: readonly Role[], path: string): Promise<Actor> {
  const actor = await currentActor()
  const redirectPath = actor.kind === 'user' ? redirectFor(actor, access, path) : null
  if (redirectPath !== null) redirect(await inPageLanguage(redirectPath))
  return actor
}

const inPageLanguage = async (path: string) => localPath(await getLocale(), path)

/** For a page's `.catch()`: renders the not-found page (404) for something that does not exist or that the user may not see. */
export function orNotFound(error: unknown): never {
  if (error instanceof NotFoundError || error instanceof ForbiddenError) notFound()
  throw error
}
