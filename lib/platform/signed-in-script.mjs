import { createHash } from 'node:crypto'
import { OWN_FIT_KEY } from './own-fit-key.mjs'

/**
 * Runs before anything is painted, on every page: who has a session never sees the header of somebody who has none flash by,
 * and a parent's rows keep a place free for what fits their child.
 * The cookie is lib/access/rules/signed-in-hint.ts's, which proves nothing. Kept pages are sent with its hash like every
 * inline script of theirs; pages that are made per request need it beside their nonce.
 */
export const SIGNED_IN_SCRIPT = [
  "if(/(^|; )signed-in=1(;|$)/.test(document.cookie)){let d=document.documentElement;d.setAttribute('data-signed-in','');",
  `try{localStorage.getItem('${OWN_FIT_KEY}')==='1'&&d.setAttribute('data-own-fit','')}catch{}}`,
].join('')

export const SIGNED_IN_SCRIPT_HASH = `'sha256-${createHash('sha256').update(SIGNED_IN_SCRIPT).digest('base64')}'`
