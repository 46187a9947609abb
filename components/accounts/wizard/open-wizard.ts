import type { SignUpRole } from '@/lib/accounts/schema/inputs'
import { routes } from '@/lib/platform/routes'

const ATTRIBUTE = 'data-sign-up'
/** Offers both roles. */
const EITHER = 'either'

export type Wish = SignUpRole | typeof EITHER

/** For an <a> that signs somebody up: it goes to the sign-up page, or opens the dialog where that is mounted. */
export function signUpLink(role?: SignUpRole) {
  return { href: routes.signUp(role ? { role } : {}), [ATTRIBUTE]: role ?? EITHER }
}

/** Calls back for presses on such links; answers how to stop. A press with a modifier key keeps its meaning (a new tab). */
export function onSignUpWished(open: (wish: Wish) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    const wish = event.target.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE)
    if (wish !== EITHER && wish !== 'caregiver' && wish !== 'careprovider') return
    event.preventDefault()
    open(wish)
  }
  // Before the router sees the press.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
