/**
 * A cookie that scripts may read and that says nothing but "somebody is signed in here", so that a page which is the same for
 * everybody need not ask the server for every visitor. It proves nothing: GET /api/auth/me does.
 */
export const SIGNED_IN_HINT = 'signed-in'

/** Whether `document.cookie` holds the hint, which over TLS is bound to this very host like the session's cookie. */
export function hasSignedInHint(cookies: string): boolean {
  const pairs = cookies.split(/; */)
  return pairs.includes(`${SIGNED_IN_HINT}=1`) || pairs.includes(`__Host-${SIGNED_IN_HINT}=1`)
}
