import type { SignUpRole } from '@/lib/accounts/schema'
import { routes } from '@/lib/platform/http/routes'

const SIGN_IN_ATTRIBUTE = 'data-sign-in-dialog'

/** For an <a> that signs in: it goes to the sign-in page, or opens the dialog where scripts run. */
export function signInDialogLink(wayBack?: string) {
  return { href: routes.signIn(wayBack ? { next: wayBack } : {}), [SIGN_IN_ATTRIBUTE]: '' }
}

/**
 * Calls back for presses on such links; returns a function to stop. Presses with a modifier key work as usual (a new
 * tab).
 */
export function onSignInRequested(open: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    if (!event.target.closest(`[${SIGN_IN_ATTRIBUTE}]`)) return
    event.preventDefault()
    open()
  }
  // Capture, to run before the router.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

const SIGN_UP_ATTRIBUTE = 'data-sign-up'
/** Offers both roles. */
const EITHER = 'either'

export type SignUpChoice = SignUpRole | typeof EITHER

/** For an <a> that signs up: it goes to the sign-up page, or opens the dialog where that is mounted. */
export function signUpLink(role?: SignUpRole) {
  return { href: routes.signUp(role ? { role } : {}), [SIGN_UP_ATTRIBUTE]: role ?? EITHER }
}

/**
 * Calls back for presses on such links; returns a function to stop. Presses with a modifier key work as usual (a new
 * tab).
 */
export function onSignUpRequested(open: (choice: SignUpChoice) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    const choice = event.target.closest(`[${SIGN_UP_ATTRIBUTE}]`)?.getAttribute(SIGN_UP_ATTRIBUTE)
    if (choice !== EITHER && choice !== 'caregiver' && choice !== 'careprovider') return
    event.preventDefault()
    open(choice)
  }
  // Capture, to run before the router.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
