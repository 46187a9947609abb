import 'server-only'
import NextAuth, { type NextAuthOptions, type Session, type User } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/config/env'
import { InvalidInputError, NotFoundError } from '@/lib/platform/http/errors'
import { routes } from '@/lib/platform/http/routes'
import { message } from '@/lib/platform/language/message'
import { serverSecret } from '@/lib/platform/security/secrets'
import { now } from '@/lib/platform/time/clock'
import { findActor, SESSION_SECONDS, type StartedSession } from './commands/sessions'
import { type Caller, callerOf } from './cookies'
import { checkOrigin, describeError } from './routes/request'
import { openToken, type SessionClaims, sessionClaims, sessionCookieName } from './session-token'

/** What accounts provide to next-auth, so that this room does not import accounts. */
type AccountFunctions = {
  /** Returns null for a person who may not sign in. */
  signIn: (typed: unknown, caller: Caller) => Promise<StartedSession | null>
  signOut: (claims: SessionClaims) => Promise<void>
}

/** Lets next-auth's clients work too: the same cookie with the same claims as POST /api/auth/login sets. */
function nextAuthOptions({ signIn, signOut }: AccountFunctions): NextAuthOptions {
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
    // next-auth's log lines contain user input, and the audit log and the route handler already log what matters.
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
            // next-auth would put its error messages into a URL.
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

/** GET /api/auth/session: the current user, or an empty object. */
async function asSession(session: Session, token: unknown): Promise<Session> {
  const claims = sessionClaims.safeParse(token)
  const found = claims.success ? await findActor(claims.data, now()) : null
  const { expires } = session
  if (!found) return { expires }
  const { firstName, lastName, email } = found.actor
  return { expires, user: { name: `${firstName} ${lastName}`.trim(), email } }
}

/** Only the next-auth endpoints this product uses; its own pages are disabled. */
const ALLOWED = new Set([
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

/** The one route not made by defineRoute: it applies the same checks and delegates to next-auth. */
export function nextAuthRoute(accounts: AccountFunctions): Handler {
  return async (request, context) => {
    try {
      checkOrigin(request)
      const { nextauth } = await context.params
      if (!ALLOWED.has(`${request.method} ${nextauth.join('/')}`)) throw new NotFoundError()
      // next-auth reads its own URL from the environment only.
      process.env.NEXTAUTH_URL = env().SITE_URL
      const handler: Handler = NextAuth(nextAuthOptions(accounts))
      const response = await handler(request, context)
      // next-auth reports a forged cookie as a server error.
      if (response.status >= 500) throw new InvalidInputError(message('platform.errors.unusableRequest'))
      response.headers.set('cache-control', 'private, no-store')
      return response
    } catch (error) {
      const { headers, status, ...body } = describeError(error, request)
      return Response.json(body, { status, headers })
    }
  }
}
