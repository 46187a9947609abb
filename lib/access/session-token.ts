import { decode, encode, type JWT, type JWTDecodeParams } from 'next-auth/jwt'
import { z } from 'zod'

/**
 * The claims in next-auth's JWT. `ver` is User.sessionVersion at the time of issue; `sid` is the row in sessions that must exist for the
 * token to be accepted.
 */
export const sessionClaims = z.object({
  sub: z.coerce.number().int().positive(),
  ver: z.number().int(),
  sid: z.string().min(1).max(64),
})

export type SessionClaims = z.output<typeof sessionClaims>

/** {"alg":"dir","enc":"A256GCM"}: the only header encode() writes. */
const HEADER = 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0.'

/** next-auth's decode(), limited to the one algorithm we use: with the right key it would accept others too. */
export async function openToken(sealed: JWTDecodeParams): Promise<JWT | null> {
  return sealed.token?.startsWith(HEADER) ? decode(sealed) : null
}

/** Browsers accept a `__Host-` cookie over TLS only, and only from this host. */
export function sessionCookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Host-session' : 'session'
}

/** The cookie's value for these claims, valid for this many seconds. */
export function writeSessionToken({ sub, ...rest }: SessionClaims, secret: string, maxAge: number): Promise<string> {
  return encode({ secret, maxAge, token: { sub: String(sub), ...rest } })
}

/**
 * The claims of a session cookie that is ours and has not expired, else null. They prove who signed in, not that the
 * account is still active: only currentActor() queries the database. Runs on the edge too.
 */
export async function readSessionToken(
  token: string | undefined,
  secret: string | undefined,
): Promise<SessionClaims | null> {
  if (!token || !secret) return null
  const parsed = sessionClaims.safeParse(await openToken({ token, secret }).catch(() => null))
  return parsed.success ? parsed.data : null
}
