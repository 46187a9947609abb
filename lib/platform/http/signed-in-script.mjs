import { createHash } from 'node:crypto'
import { OWN_FIT_KEY } from './own-fit-key.mjs'

/**
 * An inline script in every page's head (app/layout.tsx). It runs before the first paint, so that signed-in people never see the
 * signed-out header flash by, and a parent's rows reserve space for how a provider fits their child.
 * The cookie is lib/access/rules/signed-in-hint.ts's, which proves nothing.
 */
export const SIGNED_IN_SCRIPT = [
  "if(/(^|; )(__Host-)?signed-in=1(;|$)/.test(document.cookie)){let d=document.documentElement.dataset;d.signedIn='';",
  `try{localStorage.getItem('${OWN_FIT_KEY}')==1&&(d.ownFit='')}catch{}}`,
].join('')

/** Pages rendered per request need it beside their nonce; cached pages list the hash of every inline script of theirs. */
export const SIGNED_IN_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SIGNED_IN_SCRIPT).digest('base64')}'`
