/**
 * What scripts can know about the user before the session is checked. These are only hints; GET /api/auth/me has the actual user.
 * The script in every page's head reads them too (signed-in-script.mjs).
 */

/** A cookie with which a static page knows whether to fetch the current user. */
export const SIGNED_IN_HINT = 'signed-in'

/** The localStorage key that marks a browser whose user will see fit scores (components/families/fit/fit-hint.ts). */
export const OWN_FIT_KEY = 'own-fit'

/**
 * Whether `document.cookie` contains the hint. Over TLS its name has the __Host- prefix, like the session cookie's.
 * @param {string} cookies
 */
export function hasSignedInHint(cookies) {
  const pairs = cookies.split(/; */)
  return pairs.includes(`${SIGNED_IN_HINT}=1`) || pairs.includes(`__Host-${SIGNED_IN_HINT}=1`)
}
