import 'server-only'
import { encode } from 'next-auth/jwt'
import { env } from '@/lib/platform/config/env'
import { clientAddress } from '@/lib/platform/security/client-address'
import { serverSecret } from '@/lib/platform/security/secrets'
import type { StartedSession } from './commands/sessions'
import { SIGNED_IN_HINT } from './rules/signed-in-hint'
import { openToken, readSessionToken, type SessionClaims, sessionCookieName, writeSessionToken } from './session-token'

const YEAR_SECONDS = 365 * 86_400
/** Keeps a device's token from being taken for a session's, and the other way round. */
const DEVICE_SALT = 'known device'

/** The Set-Cookie lines that sign a browser in, and make it one from which this person has signed in before. */
export async function signedInCookies({ claims, maxAge }: StartedSession): Promise<string[]> {
  const secret = serverSecret()
  const device = await encode({ secret, salt: DEVICE_SALT, maxAge: YEAR_SECONDS, token: { sub: String(claims.sub) } })
  return [
    cookie(sessionName(), await writeSessionToken(claims, secret, maxAge), maxAge),
    cookie(cookiesDeviceName(), device, YEAR_SECONDS),
    cookie(hintName(), '1', maxAge, { isForScripts: true }),
  ]
}

/** The Set-Cookie lines that sign a browser out. It stays known, so that its person is not locked out by others' tries. */
export function signedOutCookies(): string[] {
  return [cookie(sessionName(), '', 0), cookie(hintName(), '', 0, { isForScripts: true })]
}

/** The account that signed in from this browser before, if any. */
export async function knownUserId(request: Request): Promise<number | null> {
  const token = readCookie(request, cookiesDeviceName())
  const { NEXTAUTH_SECRET: secret } = env()
  if (!token || !secret) return null
  const claims = await openToken({ token, secret, salt: DEVICE_SALT }).catch(() => null)
  return Number(claims?.sub) || null
}

/** The session that this browser already has, if its cookie is ours. It proves nothing about today. */
export function claimsOf(request: Request): Promise<SessionClaims | null> {
  return readSessionToken(readCookie(request, sessionName()), env().NEXTAUTH_SECRET)
}

const sessionName = () => sessionCookieName(env().SITE_URL)
const cookiesDeviceName = () => sessionName().replace('session', 'device')
const hintName = () => sessionName().replace('session', SIGNED_IN_HINT)

function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/; */)
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

function cookie(name: string, value: string, maxAge: number, { isForScripts = false } = {}): string {
  const secure = env().SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}${isForScripts ? '' : '; HttpOnly'}`
}

/** An answer as JSON that sets cookies, for this one person: nobody keeps it. */
export function withCookies(answer: unknown, cookies: readonly string[]): Response {
  const response = Response.json(answer)
  response.headers.set('cache-control', 'private, no-store')
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
]

/** What a person recognizes in their list of devices: "Firefox on Windows". Nothing else of the header is kept. */
export function deviceName(userAgent: string | null): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'A browser'
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1]
  return system ? `${browser} on ${system}` : browser
}

/** From where somebody asks who may not be signed in yet: for limits, the audit log and the list of devices. */
export type Caller = {
  /** Null where no proxy is trusted: then nobody's address is known, and limiting it would let one lock out all. */
  address: string | null
  device: string
  /** The account that signed in from this browser before. */
  knownUserId: number | null
  /** The session that this browser has now: another sign-in ends it. */
  session: SessionClaims | null
}

export async function callerOf(request: Request): Promise<Caller> {
  const address = clientAddress(request.headers.get('x-forwarded-for'), env().TRUSTED_PROXY_HOPS)
  return {
    address: address === 'direct' ? null : address,
    device: deviceName(request.headers.get('user-agent')),
    knownUserId: await knownUserId(request),
    session: await claimsOf(request),
  }
}
