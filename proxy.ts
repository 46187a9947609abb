import { type NextRequest, NextResponse } from 'next/server'
import { readSessionToken, sessionCookieName } from '@/lib/access/session-token'
import { routes } from './lib/platform/http/routes'
import { inLanguage, localPath, readPath } from './lib/platform/language/addresses.mjs'
import { CHOSEN_LANGUAGE, isLocale } from './lib/platform/language/locales'

/**
 * Matches only guarded pages, so that public ones have no overhead, in every language (a language code has two or three letters). It must be a
 * literal, because Next reads it at build time.
 */
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
    '/:language((?!api)[a-z]{2,3})/settings/:path*',
    '/:language((?!api)[a-z]{2,3})/notifications/:path*',
    '/:language((?!api)[a-z]{2,3})/saved-searches/:path*',
    '/:language((?!api)[a-z]{2,3})/:provider/:id/review',
    '/:language((?!api)[a-z]{2,3})/claim/add/:id',
    '/:language((?!api)[a-z]{2,3})/report-review',
    '/:language((?!api)[a-z]{2,3})/caregiver-dashboard/:path*',
    '/:language((?!api)[a-z]{2,3})/careprovider-dashboard/:path*',
    '/:language((?!api)[a-z]{2,3})/admin-dashboard/:path*',
    '/:language((?!api)[a-z]{2,3})/admin/:path*',
    '/:language((?!api)[a-z]{2,3})/provider-profile-preview/:path*',
  ],
}

/**
 * Redirects visitors without a session to the sign-in page, which returns them afterward, and everyone to the language they have chosen. This
 * only saves a render and is no access check: every page and endpoint checks the session in the database itself (docs/decisions/0001-endpoint-gate.md).
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const { locale } = readPath(pathname)
  const chosen = request.cookies.get(CHOSEN_LANGUAGE)?.value
  if (request.method === 'GET' && isLocale(chosen) && chosen !== locale)
    return NextResponse.redirect(new URL(inLanguage(pathname + search, chosen), request.url))
  const cookie = request.cookies.get(sessionCookieName(process.env.SITE_URL ?? ''))?.value
  if (await readSessionToken(cookie, process.env.NEXTAUTH_SECRET)) return NextResponse.next()
  return NextResponse.redirect(new URL(localPath(locale, routes.signIn({ next: pathname + search })), request.url))
}
