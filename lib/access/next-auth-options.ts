import 'server-only'
import type { NextAuthOptions, Session, User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { now } from '@/lib/platform/clock'
import { env } from '@/lib/platform/env'
import { routes } from '@/lib/platform/routes'
import { serverSecret } from '@/lib/platform/secrets'
import { type Caller, callerOf } from './caller'
import type { StartedSession } from './commands/sessions'
import { describeError } from './describe-error'
import { findActor } from './queries/find-actor'
import { SESSION_SECONDS } from './rules/session-length'
import { openToken, type SessionClaims, sessionClaims, sessionCookieName } from './session-token'

/** What accounts give to next-auth; access knows no accounts. */
export type AccountDoor = {
  /** Answers null for whoever may not sign in. */
  signIn: (typed: unknown, caller: Caller) => Promise<StartedSession | null>
  signOut: (claims: SessionClaims) => Promise<void>
}

/** next-auth, so that its clients work too: the same cookie with the same claims as POST /api/auth/login makes. */
export function nextAuthOptions({ signIn, signOut }: AccountDoor): NextAuthOptions {
  const { SITE_URL } = env()
  const secure = SITE_URL.startsWith('https:')
  return {
    secret: serverSecret(),
    useSecureCookies: secure,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS.caregiver },
    jwt: { decode: openToken },
    pages: { signIn: routes.signIn(), signOut: routes.home(), error: routes.signIn() },
    cookies: {
      sessionToken: {
        name: sessionCookieName(SITE_URL),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      },
    },
    // Its lines repeat what was typed; the audit log and the gate say what is worth saying.
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
    providers: [
      Credentials({
        credentials: { email: { type: 'email' }, password: { type: 'password' }, code: {} },
        authorize: async (typed, { headers }) => {
          const request = new Request(SITE_URL, { headers: new Headers(headers) })
          try {
            const started = await signIn(typed, await callerOf(request))
            return started ? asUser(started) : null
          } catch (error) {
            // next-auth would put its words into an address.
            describeError(error, request)
            return null
          }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (isOurs(user) ? { ...user.claims, sub: user.id } : token),
      session: ({ session, token }) => asSession(session, token),
    },
    events: {
      signOut: async ({ token }) => {
        const claims = sessionClaims.safeParse(token)
        if (claims.success) await signOut(claims.data)
      },
    },
  }
}

type OurUser = User & { claims: SessionClaims }
const asUser = ({ claims }: StartedSession): OurUser => ({ id: String(claims.sub), claims })
const isOurs = (user: User | undefined): user is OurUser => user !== undefined && 'claims' in user

/** What GET /api/auth/session says: who it is today, or nobody. */
async function asSession(session: Session, token: unknown): Promise<Session> {
  const claims = sessionClaims.safeParse(token)
  const found = claims.success ? await findActor(claims.data, now()) : null
  const { expires } = session
  if (!found) return { expires }
  const { firstName, lastName, email } = found.actor
  return { expires, user: { name: `${firstName} ${lastName}`.trim(), email } }
}
