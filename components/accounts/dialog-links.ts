import type { SignUpRole } from '@/lib/accounts/schema'
import { routes } from '@/lib/platform/http/routes'

const SIGN_IN_ATTRIBUTE = 'data-sign-in-dialog'

/** For an <a> that signs in: it goes to the sign-in page, or opens the dialog where scripts run. */
export function signInDialogLink(wayBack?: string) {
  return { href: routes.signIn(wayBack ? { next: wayBack } : {}), [SIGN_IN_ATTRIBUTE]: '' }
}

/**
 * Calls back for presses on links with this attribute, with its value; returns a function to stop. Presses with a modifier key work as usual
 * (a new tab).
 */
export function onLinkPress(attribute: string, act: (value: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    const link = event.target.closest(`[${attribute}]`)
    if (!link) return
    event.preventDefault()
    act(link.getAttribute(attribute) ?? '')
  }
  // Capture, to run before the router.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}

export const onSignInRequested = (open: () => void) => onLinkPress(SIGN_IN_ATTRIBUTE, open)

const SIGN_UP_ATTRIBUTE = 'data-sign-up'
/** Offers both roles. */
const EITHER = 'either'

export type SignUpChoice = SignUpRole | typeof EITHER

/** For an <a> that signs up: it goes to the sign-up page, or opens the dialog where that is mounted. */
export function signUpLink(role?: SignUpRole) {
  return { href: routes.signUp(role ? { role } : {}), [SIGN_UP_ATTRIBUTE]: role ?? EITHER }
}

export const onSignUpRequested = (open: (choice: SignUpChoice) => void) =>
  onLinkPress(SIGN_UP_ATTRIBUTE, (value) => open(value === 'caregiver' || value === 'careprovider' ? value : EITHER))
