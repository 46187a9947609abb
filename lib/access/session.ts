import 'server-only'
import { cookies } from 'next/headers'
import { env } from '@/lib/platform/env'
import { findActor } from './queries'
import { readSessionToken, sessionCookieName } from './session-token'
import { type Actor, VISITOR } from './types'

/**
 * Who sends this request. A cookie that is absent, forged, expired, of another session version, or of an account that is
 * not active makes a visitor; nothing is thrown.
 */
export async function currentActor(): Promise<Actor> {
  const { SITE_URL, NEXTAUTH_SECRET } = env()
  const token = (await cookies()).get(sessionCookieName(SITE_URL))?.value
  const claims = await readSessionToken(token, NEXTAUTH_SECRET)
  return claims ? findActor(claims.sub, claims.ver) : VISITOR
}
