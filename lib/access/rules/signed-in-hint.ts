/**
 * A cookie that scripts can read, with which a static page knows whether to fetch the current user. It is only a hint and proves nothing;
 * GET /api/auth/me does.
 */
export const SIGNED_IN_HINT = 'signed-in'

/** Whether `document.cookie` contains the hint. Over TLS its name has the __Host- prefix, like the session cookie's. */
export function hasSignedInHint(cookies: string): boolean {
  const pairs = cookies.split(/; */)
  return pairs.includes(`${SIGNED_IN_HINT}=1`) || pairs.includes(`__Host-${SIGNED_IN_HINT}=1`)
}
