import { type NextRequest, NextResponse } from 'next/server'
import { readSessionToken, sessionCookieName } from '@/lib/access/session-token'
import { routes } from './lib/platform/http/routes'

/** Only guarded pages, so that public ones have no overhead. A literal, because Next reads it at build time. */
export const config = {
  matcher: [
    '/settings/:path*',
    '/notifications/:path*',
    '/saved-searches/:path*',
    '/provider/:id/review',
    '/claim/add/:id',
    '/report-review',
    '/caregiver-dashboard/:path*',
    '/careprovider-dashboard/:path*',
    '/admin-dashboard/:path*',
    '/admin/:path*',
    '/provider-profile-preview/:path*',
  ],
}

/**
 * Redirects visitors without a session to sign in, and back afterwards. This only saves a render; it is not the gate: every page and
 * endpoint checks the session in the database itself (docs/decisions/0001-endpoint-gate.md).
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(sessionCookieName(process.env.SITE_URL ?? ''))?.value
  if (await readSessionToken(cookie, process.env.NEXTAUTH_SECRET)) return NextResponse.next()
  const { pathname, search } = request.nextUrl
  return NextResponse.redirect(new URL(routes.signIn({ next: pathname + search }), request.url))
}
