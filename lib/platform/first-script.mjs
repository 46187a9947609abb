import { createHash } from 'node:crypto'
import { EARLY_PRESS_SCRIPT } from './early-press.mjs'
import { SIGNED_IN_SCRIPT } from './signed-in-script.mjs'

/**
 * What app/layout.tsx writes into every page's head. Kept pages are sent with its hash like every inline script of theirs; pages
 * that are made per request need it beside their nonce.
 */
export const FIRST_SCRIPT = EARLY_PRESS_SCRIPT + SIGNED_IN_SCRIPT
export const FIRST_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FIRST_SCRIPT).digest('base64')}'`
