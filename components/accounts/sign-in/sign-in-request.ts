import { routes } from '@/lib/platform/http/routes'

/** What somebody wanted to do; the prompt says it in words. */
const REASONS = ['contact', 'request', 'review', 'favorite', 'more-favorites', 'save-search'] as const
export type SignInReason = (typeof REASONS)[number]

/** The prompt's own form: a button in it leads to the sign-in page while there is no JavaScript. */
export const SIGN_IN_FORM = 'to-sign-in'

const REASON_ATTRIBUTE = 'data-sign-in'
const EVENT = 'sign-in-needed'

/** For an <a> that needs an account: it goes to the sign-in page, or opens the prompt where that is mounted. */
export function signInLink(reason: SignInReason, wayBack: string) {
  return { href: routes.signIn({ next: wayBack }), [REASON_ATTRIBUTE]: reason }
}

/** What somebody wanted, and of which provider (public id) where it is finished after signing in. */
export type SignInNeed = { reason: SignInReason; id?: string }

let listeners = 0
let unheard: SignInNeed | null = null

/** Opens the prompt from code: after the server answered that nobody is signed in. Waits for a prompt that is not there yet. */
export function requestSignIn(reason: SignInReason, id?: string): void {
  const need: SignInNeed = { reason, ...(id && { id }) }
  if (listeners === 0) unheard = need
  else document.dispatchEvent(new CustomEvent(EVENT, { detail: need }))
}

/** Calls back for both ways; answers how to stop. A press with a modifier key keeps its meaning (a new tab). */
export function onSignInNeeded(ask: (need: SignInNeed) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && isReason(event.detail?.reason)) ask(event.detail)
  }
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || !(event.target instanceof Element)) return
    const reason = event.target.closest(`[${REASON_ATTRIBUTE}]`)?.getAttribute(REASON_ATTRIBUTE)
    if (!isReason(reason)) return
    event.preventDefault()
    ask({ reason })
  }
  document.addEventListener(EVENT, onEvent)
  document.addEventListener('click', onClick)
  listeners += 1
  if (unheard) ask(unheard)
  unheard = null
  return () => {
    listeners -= 1
    document.removeEventListener(EVENT, onEvent)
    document.removeEventListener('click', onClick)
  }
}

function isReason(value: unknown): value is SignInReason {
  return REASONS.some((reason) => reason === value)
}
