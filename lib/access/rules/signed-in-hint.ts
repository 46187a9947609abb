/**
 * A cookie that scripts may read and that contains only "a user is signed in here", so that a static page
 * need not query the server for every visitor. It proves nothing: GET /api/auth/me does.
 */
export const SIGNED_IN_HINT = 'signed-in'

/** Whether `document.cookie` holds the hint, which over TLS is bound to this very host like the session's cookie. */
export function hasSignedInHint(cookies: string): boolean {
  const pairs = cookies.split(/; */)
  return pairs.includes(`${SIGNED_IN_HINT}=1`) || pairs.includes(`__Host-${SIGNED_IN_HINT}=1`)
}
