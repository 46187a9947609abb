import { createHash } from 'node:crypto'

/**
 * Runs before anything is painted, on every page: who has a session never sees the header of somebody who has none flash by.
 * The cookie is lib/access/rules/signed-in-hint.ts's, which proves nothing. Kept pages are sent with its hash like every
 * inline script of theirs; pages that are made per request need it beside their nonce.
 */
export const SIGNED_IN_SCRIPT =
  "/(^|; )signed-in=1(;|$)/.test(document.cookie)&&document.documentElement.setAttribute('data-signed-in','')"

export const SIGNED_IN_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SIGNED_IN_SCRIPT).digest('base64')}'`
