import { decode } from 'next-auth/jwt'
import { z } from 'zod'

/** The claims we put into next-auth's JWT. `ver` is User.sessionVersion when it was made. */
const claims = z.object({ sub: z.coerce.number().int().positive(), ver: z.number().int() })

export type SessionClaims = z.output<typeof claims>

/** Browsers take a `__Host-` cookie over TLS alone, and only from this very host. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-session' : 'session'
}

/**
 * What a session cookie says when it is ours and has not expired, else null. It proves who signed in once, not that the
 * account may still: only currentActor() asks the database. Runs on the edge too.
 */
export async function readSessionToken(
  token: string | undefined,
  secret: string | undefined,
): Promise<SessionClaims | null> {
  if (!token || !secret) return null
  const parsed = claims.safeParse(await decode({ token, secret }).catch(() => null))
  return parsed.success ? parsed.data : null
}
