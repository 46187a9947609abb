import 'server-only'
import { encode } from 'next-auth/jwt'
import { env } from '@/lib/platform/config/env'
import { SIGNED_IN_HINT } from '@/lib/platform/http/signed-in-hints.mjs'
import type { Locale } from '@/lib/platform/language/locales'
import { serverSecret } from '@/lib/platform/security/secrets'
import type { StartedSession } from './commands/sessions'
import { addressOf, localeOfRequest } from './routes/request'
import { deviceName } from './rules/device'
import { openToken, readSessionToken, type SessionClaims, sessionCookieName, writeSessionToken } from './session-token'

const YEAR_SECONDS = 365 * 86_400
/** Prevents a device token from being accepted as a session token, and the other way round. */
const DEVICE_SALT = 'known device'

/** The Set-Cookie lines that sign a browser in and mark it as known for this user. */
export async function signedInCookies({ claims, maxAge }: StartedSession): Promise<string[]> {
  const secret = serverSecret()
  const device = await encode({ secret, salt: DEVICE_SALT, maxAge: YEAR_SECONDS, token: { sub: String(claims.sub) } })
  return [
    cookie(sessionName(), await writeSessionToken(claims, secret, maxAge), maxAge),
    cookie(deviceCookieName(), device, YEAR_SECONDS),
    cookie(hintName(), '1', maxAge, { isForScripts: true }),
  ]
}

/** The Set-Cookie lines that sign a browser out. The device stays known, so that failed attempts by others do not lock its owner out. */
export function signedOutCookies(): string[] {
  return [cookie(sessionName(), '', 0), cookie(hintName(), '', 0, { isForScripts: true })]
}

/** The account that signed in from this browser before, if any. */
async function knownUserId(request: Request): Promise<number | null> {
  const token = readCookie(request, deviceCookieName())
  const { NEXTAUTH_SECRET: secret } = env()
  if (!token || !secret) return null
  const claims = await openToken({ token, secret, salt: DEVICE_SALT }).catch(() => null)
  return Number(claims?.sub) || null
}

/** The session this browser already has, if the cookie is ours. The session may have ended since. */
function claimsOf(request: Request): Promise<SessionClaims | null> {
  return readSessionToken(readCookie(request, sessionName()), env().NEXTAUTH_SECRET)
}

const sessionName = () => sessionCookieName(env().SITE_URL)
const deviceCookieName = () => sessionName().replace('session', 'device')
const hintName = () => sessionName().replace('session', SIGNED_IN_HINT)

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/; */)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function cookie(name: string, value: string, maxAge: number, { isForScripts = false } = {}): string {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}${isForScripts ? '' : '; HttpOnly'}`
}

/** A JSON response that sets cookies; personal, so it must not be cached. */
export function withCookies(body: unknown, cookies: readonly string[]): Response {
  const response = Response.json(body)
  response.headers.set('cache-control', 'private, no-store')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** Where a request that may not be signed in comes from, for rate limits, the audit log and the list of devices. */
export type Caller = {
  address: string | null
  device: string
  /** The account that signed in from this browser before. */
  knownUserId: number | null
  /** The language that the request asks for. */
  locale: Locale
  /** This browser's current session, which another sign-in ends. */
  session: SessionClaims | null
}

export async function callerOf(request: Request): Promise<Caller> {
  return {
    address: addressOf(request),
    device: deviceName(request.headers.get('user-agent')),
    knownUserId: await knownUserId(request),
    locale: localeOfRequest(request),
    session: await claimsOf(request),
  }
}
