import { type NextRequest, NextResponse } from 'next/server'
import { readSessionToken, sessionCookieName } from '@/lib/access/session-token'
import { routes } from './lib/platform/http/routes'

/** Guarded pages alone, so that public ones never pay for it. A literal, because Next reads it while building. */
export const config = {
  matcher: [
    '/settings/:path*',
    '/notifications/:path*',
    '/saved-searches/:path*',
    '/provider/:id/request',
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
 * Sends whoever has no session to sign in, and back afterwards. This spares a render and is not the gate: every page and
 * endpoint asks the database itself, and holds without this file (docs/decisions).
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const cookie = request.cookies.get(sessionCookieName(process.env.SITE_URL ?? ''))?.value
  if (await readSessionToken(cookie, process.env.NEXTAUTH_SECRET)) return NextResponse.next()
  const { pathname, search } = request.nextUrl
  return NextResponse.redirect(new URL(routes.signIn({ next: pathname + search }), request.url))
}
