import 'server-only'
import NextAuth from 'next-auth'
import { env } from '@/lib/platform/env'
import { InvalidInputError, NotFoundError } from '@/lib/platform/errors'
import { checkOrigin } from './check-origin'
import { describeError } from './describe-error'
import { type AccountDoor, nextAuthOptions } from './next-auth-options'

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
