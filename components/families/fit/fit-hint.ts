import { OWN_FIT_KEY } from '@/lib/platform/http/own-fit-key.mjs'

/**
 * Whether rows should keep a place free for what fits one's own child, as far as this browser knows: "1", "0", or nothing before the
 * first answer. It says nothing of the child, and goes when somebody signs out.
 */
const write = (value: string | null) => {
  try {
    if (value === null) localStorage.removeItem(OWN_FIT_KEY)
    else localStorage.setItem(OWN_FIT_KEY, value)
  } catch {
    // Storage may be closed to us: then the rows move once when the answer comes.
  }
}

const read = () => {
  try {
    return localStorage.getItem(OWN_FIT_KEY)
  } catch {
    return null
  }
}

/** A parent is here: until told otherwise, with children. Anybody else has no own fit. */
export function expectOwnFit(isParent: boolean): void {
  if (!isParent) write(null)
  else if (read() === null) write('1')
}

/** Said where a parent changes children or needs: what was answered before holds no more. */
export const FAMILY_CHANGED = 'family-changed'
export function notifyFamilyChanged(): void {
  write('1')
  window.dispatchEvent(new Event(FAMILY_CHANGED))
}

/** What the server knows. The place appears at once for whoever has children; it is not taken away under somebody's eyes. */
export function rememberOwnFit(hasChildren: boolean): void {
  write(hasChildren ? '1' : '0')
  if (hasChildren) document.documentElement.setAttribute('data-own-fit', '')
}
