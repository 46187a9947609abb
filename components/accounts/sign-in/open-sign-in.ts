import { routes } from '@/lib/platform/routes'

const ATTRIBUTE = 'data-sign-in-dialog'

/** For an <a> that signs somebody in: it goes to the sign-in page, or opens the dialog where scripts run. */
export function signInDialogLink(wayBack?: string) {
  return { href: routes.signIn(wayBack ? { next: wayBack } : {}), [ATTRIBUTE]: '' }
}

/** Calls back for presses on such links; answers how to stop. A press with a modifier key keeps its meaning (a new tab). */
export function onSignInWished(open: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    if (!event.target.closest(`[${ATTRIBUTE}]`)) return
    event.preventDefault()
    open()
  }
  // Before the router sees the press.
  document.addEventListener('click', onClick, true)
  return () => document.removeEventListener('click', onClick, true)
}
