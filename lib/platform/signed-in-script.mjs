import { OWN_FIT_KEY } from './own-fit-key.mjs'

/**
 * Runs before anything is painted, on every page: who has a session never sees the header of somebody who has none flash by,
 * and a parent's rows keep a place free for what fits their child.
 * The cookie is lib/access/rules/signed-in-hint.ts's, which proves nothing.
 */
export const SIGNED_IN_SCRIPT = [
  "if(/(^|; )(__Host-)?signed-in=1(;|$)/.test(document.cookie)){let d=document.documentElement.dataset;d.signedIn='';",
  `try{localStorage.getItem('${OWN_FIT_KEY}')==1&&(d.ownFit='')}catch{}}`,
].join('')
