import { routes } from '@/lib/platform/routes'

/** What somebody wanted to do; the prompt says it in words. */
export type SignInReason = 'contact' | 'favorite'

const REASON_ATTRIBUTE = 'data-sign-in'
const EVENT = 'sign-in-needed'

/** For an <a> that needs an account: it goes to the sign-in page, or opens the prompt where that is mounted. */
export function signInLink(reason: SignInReason, wayBack: string) {
  return { href: routes.signIn({ next: wayBack }), [REASON_ATTRIBUTE]: reason }
}

/** Opens the prompt from code: after the server answered that nobody is signed in. */
export function askToSignIn(reason: SignInReason): void {
  document.dispatchEvent(new CustomEvent(EVENT, { detail: reason }))
}

/** Calls back for both ways; answers how to stop. A press with a modifier key keeps its meaning (a new tab). */
export function onSignInNeeded(ask: (reason: SignInReason) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && isReason(event.detail)) ask(event.detail)
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    const reason = event.target.closest(`[${REASON_ATTRIBUTE}]`)?.getAttribute(REASON_ATTRIBUTE)
    if (!isReason(reason)) return
    event.preventDefault()
    ask(reason)
  }
  document.addEventListener(EVENT, onEvent)
  document.addEventListener('click', onClick)
  return () => {
    document.removeEventListener(EVENT, onEvent)
    document.removeEventListener('click', onClick)
  }
}

function isReason(value: unknown): value is SignInReason {
  return value === 'contact' || value === 'favorite'
}
