import { OWN_FIT_KEY } from '@/lib/platform/http/signed-in-hints.mjs'

/**
 * Whether rows should reserve space for a child's fit, as far as this browser knows: "1", "0", or unset before the
 * first response. It reveals nothing about the child, and is deleted on sign-out.
 */
const writeHint = (value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(OWN_FIT_KEY)
    else localStorage.setItem(OWN_FIT_KEY, value)
  } catch {
    // Storage may be blocked: then the rows shift once when the data arrives.
  }
}

const readHint = () => {
  try {
    return localStorage.getItem(OWN_FIT_KEY)
  } catch {
    return null
  }
}

/** A signed-in parent is assumed to have children until the server responds. Other users have no fit. */
export function expectOwnFit(isParent: boolean): void {
  if (!isParent) writeHint(null)
  else if (readHint() === null) writeHint('1')
}

/** Dispatched when a parent changes children or needs: loaded fits are out of date. */
export const FAMILY_CHANGED = 'family-changed'
export function notifyFamilyChanged(): void {
  writeHint('1')
  window.dispatchEvent(new Event(FAMILY_CHANGED))
}

/**
 * The server's response. Space is reserved immediately for parents with children; it is never removed while the page is
 * open.
 */
export function rememberOwnFit(hasChildren: boolean): void {
  writeHint(hasChildren ? '1' : '0')
  if (hasChildren) document.documentElement.setAttribute('data-own-fit', '')
}
