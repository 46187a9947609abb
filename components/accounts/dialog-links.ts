import type { SignUpRole } from '@/lib/accounts/schema'
import { routes } from '@/lib/platform/http/routes'

const SIGN_IN_ATTRIBUTE = 'data-sign-in-dialog'

/** Props for an <a> that opens the sign-in dialog, or goes to the sign-in page without JavaScript. */
export function signInDialogLink(wayBack?: string) {
  return { href: routes.signIn(wayBack ? { next: wayBack } : {}), [SIGN_IN_ATTRIBUTE]: '' }
}

/**
 * Calls `act` with the attribute's value when a link that has the attribute is pressed; returns a function to stop. Presses with a modifier key
 * work as usual, such as opening a new tab.
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

/** Props for an <a> that opens the sign-up dialog where it is mounted, and otherwise goes to the sign-up page. */
export function signUpLink(role?: SignUpRole) {
  return { href: routes.signUp(role ? { role } : {}), [SIGN_UP_ATTRIBUTE]: role ?? EITHER }
}

export const onSignUpRequested = (open: (choice: SignUpChoice) => void) =>
  onLinkPress(SIGN_UP_ATTRIBUTE, (value) => open(value === 'caregiver' || value === 'careprovider' ? value : EITHER))
