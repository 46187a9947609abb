import { createHash } from 'node:crypto'
import { OWN_FIT_KEY } from './signed-in-hints.mjs'

/**
 * An inline script in every page's head (app/layout.tsx). It runs before the first paint, so that signed-in users do not see the
 * signed-out header first, and a parent's result rows reserve space for the fit score. What it reads are
 * hints (signed-in-hints.mjs).
 */
export const SIGNED_IN_SCRIPT = [
  "if(/(^|; )(__Host-)?signed-in=1(;|$)/.test(document.cookie)){let d=document.documentElement.dataset;d.signedIn='';",
  `try{localStorage.getItem('${OWN_FIT_KEY}')==1&&(d.ownFit='')}catch{}}`,
].join('')

/** Pages rendered per request allow it besides their nonce. Cached pages list the hashes of all their inline scripts anyway. */
export const SIGNED_IN_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SIGNED_IN_SCRIPT).digest('base64')}'`
