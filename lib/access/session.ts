import 'server-only'
import { cookies } from 'next/headers'
import { decode } from 'next-auth/jwt'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { findActor } from './queries'
import { type Actor, VISITOR } from './types'

/** The claims we put into next-auth's JWT. `ver` is User.sessionVersion when it was made. */
const claims = z.object({ sub: z.coerce.number().int().positive(), ver: z.number().int() })

export function sessionCookieName(): string {
  return env().SITE_URL.startsWith('https:') ? '__Host-session' : 'session'
}

/**
 * Who sends this request. A cookie that is absent, forged, expired, of another session version, or of an account that is
 * not active makes a visitor; nothing is thrown.
 */
export async function currentActor(): Promise<Actor> {
  const secret = env().NEXTAUTH_SECRET
  const token = (await cookies()).get(sessionCookieName())?.value
  if (!secret || !token) return VISITOR
  const parsed = claims.safeParse(await decode({ token, secret }).catch(() => null))
  if (!parsed.success) return VISITOR
  return findActor(parsed.data.sub, parsed.data.ver)
}
