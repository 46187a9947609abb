import { routes } from '@/lib/platform/http/routes'
import { onLinkPress } from '../dialog-links'

/** What the visitor wanted to do; the prompt's messages name it. */
const REASONS = ['contact', 'request', 'review', 'favorite', 'more-favorites', 'save-search'] as const
export type SignInReason = (typeof REASONS)[number]

/** The id of the prompt's hidden form: without JavaScript, a button that submits it leads to the sign-in page. */
export const SIGN_IN_FORM = 'to-sign-in'

const REASON_ATTRIBUTE = 'data-sign-in'
const EVENT = 'sign-in-needed'

/** Props for an <a> that needs an account: it opens the prompt where it is mounted, and otherwise goes to the sign-in page. */
export function signInLink(reason: SignInReason, wayBack: string) {
  return { href: routes.signIn({ next: wayBack }), [REASON_ATTRIBUTE]: reason }
}

/** The action that needs an account; `id` is the provider (public id) if the action continues after signing in. */
export type SignInNeed = { reason: SignInReason; id?: string }

let listeners = 0
let queued: SignInNeed | null = null

/**
 * Opens the prompt from code: after the server responded that there is no session. Queued until the prompt is mounted.
 */
export function requestSignIn(reason: SignInReason, id?: string): void {
  const need: SignInNeed = { reason, ...(id && { id }) }
  if (listeners === 0) queued = need
  else document.dispatchEvent(new CustomEvent(EVENT, { detail: need }))
}

/** Calls back for pressed links and for requestSignIn(); returns a function to stop. */
export function onSignInNeeded(openPrompt: (need: SignInNeed) => void): () => void {
  const onEvent = (event: Event) => {
    if (event instanceof CustomEvent && isReason(event.detail?.reason)) openPrompt(event.detail)
  }
  const stop = onLinkPress(REASON_ATTRIBUTE, (reason) => {
    if (isReason(reason)) openPrompt({ reason })
  })
  document.addEventListener(EVENT, onEvent)
  listeners += 1
  if (queued) openPrompt(queued)
  queued = null
  return () => {
    listeners -= 1
    document.removeEventListener(EVENT, onEvent)
    stop()
  }
}

function isReason(value: unknown): value is SignInReason {
  return REASONS.some((reason) => reason === value)
}
