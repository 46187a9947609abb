import 'server-only'
import NextAuth, { type NextAuthOptions, type Session, type User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/config/env'
import { InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { serverSecret } from '@/lib/platform/security/secrets'
import { now } from '@/lib/platform/time/clock'
import { findActor, SESSION_SECONDS, type StartedSession } from './commands/sessions'
import { type Caller, callerOf } from './cookies'
import { checkOrigin, describeError } from './routes/request'
import { openToken, type SessionClaims, sessionClaims, sessionCookieName } from './session-token'

/** What accounts give to next-auth; access knows no accounts. */
type AccountDoor = {
  /** Answers null for whoever may not sign in. */
  signIn: (typed: unknown, caller: Caller) => Promise<StartedSession | null>
  signOut: (claims: SessionClaims) => Promise<void>
}

/** next-auth, so that its clients work too: the same cookie with the same claims as POST /api/auth/login makes. */
function nextAuthOptions({ signIn, signOut }: AccountDoor): NextAuthOptions {
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

/** Of all that next-auth answers only what this product uses; its own pages are none of ours. */
const ANSWERED = new Set([
  'GET csrf',
  'GET error',
  'GET providers',
  'GET session',
  'GET signin',
  'POST callback/credentials',
  'POST signout',
])

type Context = { params: Promise<{ nextauth: string[] }> }
type Handler = (request: Request, context: Context) => Promise<Response>

/** The one route that defineRoute does not make: it keeps the same rules, and hands over to next-auth. */
export function nextAuthRoute(door: AccountDoor): Handler {
  return async (request, context) => {
    try {
      checkOrigin(request)
      const { nextauth } = await context.params
      if (!ANSWERED.has(`${request.method} ${nextauth.join('/')}`)) throw new NotFoundError()
      // next-auth asks the environment alone where it stands.
      process.env.NEXTAUTH_URL = env().SITE_URL
      const handler: Handler = NextAuth(nextAuthOptions(door))
      const response = await handler(request, context)
      // It calls a cookie that somebody made up a fault of the server.
      if (response.status >= 500) throw new InvalidInputError('This request cannot be used.')
      response.headers.set('cache-control', 'private, no-store')
      return response
    } catch (error) {
      const { headers, status, ...words } = describeError(error, request)
      return Response.json(words, { status, headers })
    }
  }
}
