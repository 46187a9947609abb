'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type MouseEvent, type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '@/components/accounts/session'
import { requestSignIn } from '@/components/accounts/sign-in/sign-in-request'
import { report } from '@/components/analytics/report'
import { type ButtonLook, buttonClasses } from '@/components/ui/actions/button'
import { classNames } from '@/components/ui/class-names'
import { useLocalPath } from '@/components/ui/language'
import { showToast } from '@/components/ui/overlays/toasts'
import { routes } from '@/lib/platform/http/routes'
import { localPath } from '@/lib/platform/language/addresses.mjs'
import type { Translate } from '@/lib/platform/language/types'
import type { ContactView } from '@/lib/providers/types'
import {
  actionHref,
  CONTACT_HASH,
  type ContactAction,
  type ContactPart,
  contactText,
  signInForContact,
  telephoneLink,
  websiteLink,
} from './contact-links'

/** `hidden` until requested; `shown` once the server has responded to a signed-in user. */
type ContactState = { kind: 'hidden' } | { kind: 'asking' } | { kind: 'shown'; contact: ContactView }

const HIDDEN: ContactState = { kind: 'hidden' }
// By public id: loaded contacts persist across client-side navigation.
const states = new Map<string, ContactState>()
const listeners = new Set<() => void>()

function setContactState(id: string, state: ContactState) {
  states.set(id, state)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function useContact(id: string): ContactState {
  return useSyncExternalStore(
    subscribe,
    () => states.get(id) ?? HIDDEN,
    () => HIDDEN,
  )
}

/**
 * Fetches the contact data, which only signed-in users get; null if the visitor was sent to the sign-in prompt, or the
 * request failed and a toast says so. Pages never contain this data; the server decides who sees it.
 */
async function requestContact(id: string, t: Translate<'providers.detailBrowser'>): Promise<ContactView | null> {
  const known = states.get(id)
  if (known?.kind === 'shown') return known.contact
  setContactState(id, { kind: 'asking' })
  try {
    const response = await fetch(routes.api.placeDetails(id))
    if (!response.ok && response.status !== 401) throw new Error(`The server answered ${response.status}`)
    const contact = response.ok ? readContact(await response.json()) : null
    setContactState(id, contact ? { kind: 'shown', contact } : HIDDEN)
    if (!contact) requestSignIn('contact', id)
    return contact
  } catch (error) {
    console.error(error)
    setContactState(id, HIDDEN)
    showToast({ title: t('loadFailed'), description: t('contact.failedHint'), tone: 'destructive' })
    return null
  }
}

/** Null without a session: then the response has no contact keys. An empty value is null. */
function readContact(answer: unknown): ContactView | null {
  if (typeof answer !== 'object' || answer === null || !('formatted_phone_number' in answer)) return null
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return {
    phone: text(answer.formatted_phone_number),
    email: 'email' in answer ? text(answer.email) : null,
    website: 'website' in answer ? text(answer.website) : null,
  }
}

function contactHref(part: ContactPart, value: string): string | null {
  if (part === 'website') return websiteLink(value)
  return part === 'phone' ? telephoneLink(value) : `mailto:${encodeURIComponent(value)}`
}

/**
 * Phone number, e-mail or website. A single link until they are requested: "Sign in to see phone and website" for visitors, "Show ..." for
 * signed-in users. The first value takes the link's place, so that the focus stays.
 */
export function ContactValues({ id, parts }: { id: string; parts: readonly ContactPart[] }) {
  const path = useLocalPath()
  const t = useTranslations('providers.detailBrowser')
  const locale = useLocale()
  const state = useContact(id)
  const session = useSession()
  const contact = state.kind === 'shown' ? state.contact : null
  const [first] = parts
  const shown = contact ? parts.filter((part) => contact[part]) : []

  async function onClick(event: MouseEvent) {
    if (contact) return
    event.preventDefault()
    if (state.kind !== 'asking') await requestContact(id, t)
  }

  return (shown.length > 0 ? shown : parts.slice(0, 1)).map((part) => {
    const value = contact?.[part]
    const text = value ?? contactText(session.kind === 'user' ? 'show' : 'signInToSee', parts, t, locale)
    return (
      <a
        key={part === first ? 'first' : part}
        href={path((value && contactHref(part, value)) ?? signInForContact(id))}
        onClick={onClick}
        rel="nofollow noopener"
        className={classNames(
          'mr-4 inline-flex items-center font-medium wrap-anywhere text-pine underline-offset-[0.18em] hover:underline',
          // A single link may be larger than its line; several could cover each other.
          value ? 'min-h-6' : '-my-3 py-3',
        )}
      >
        {text}
      </a>
    )
  })
}

type ForParentsLinkProps = Pick<ButtonLook, 'variant' | 'wide'> & {
  /** The provider's public id. */
  id: string
  /** The kind of form at `href`. It selects the messages of the sign-in prompt and of the refusal that other roles get. */
  reason: 'request' | 'review'
  href: string
  /** The id of a popover that is shown first, with what to know before writing. */
  warning?: string | undefined
  /** The accessible name, where the text is too short for one. */
  label?: string
  className?: string
  children: ReactNode
}

/** Closes the popover that contains a pressed link: the sign-in prompt would open below it. */
function closePopover(event: MouseEvent<HTMLElement>) {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
}

/**
 * Links a parent to a form. A visitor writes a request first, and signs in to send it; for a review they get the sign-in prompt, and
 * without JavaScript the sign-in page.
 */
export function ForParentsLink(props: ForParentsLinkProps) {
  const path = useLocalPath()
  const { id, reason, href, variant, wide, warning, label, className, children } = props
  const t = useTranslations('providers.detailBrowser')
  const session = useSession()
  const isParent = session.kind === 'user' && session.user.role === 'caregiver'
  const isOpenToVisitors = reason === 'request'

  function onClick(event: MouseEvent<HTMLElement>) {
    const popover = warning && document.getElementById(warning)
    if (popover) {
      event.preventDefault()
      popover.showPopover()
      return popover.focus()
    }
    if (session.kind === 'unknown' || isParent) return
    if (session.kind === 'visitor' && isOpenToVisitors) return
    event.preventDefault()
    closePopover(event)
    if (session.kind === 'visitor') requestSignIn(reason, id)
    else showToast({ title: t('forParents.title'), description: t(`forParents.${reason}`), tone: 'destructive' })
  }

  return (
    <a
      href={path(isParent || isOpenToVisitors ? href : routes.signIn({ next: href }))}
      onClick={onClick}
      rel="nofollow"
      aria-label={label}
      className={buttonClasses({ variant, wide }, className)}
    >
      {children}
    </a>
  )
}

type ContactButtonProps = ButtonLook & {
  /** Public id. */
  id: string
  action: ContactAction
  /** The accessible name if only an icon is shown. */
  label?: string
  className?: string
  children: ReactNode
}

/**
 * Call Now, Visit Website. The first press fetches the contact: a signed-in user continues immediately, a visitor gets
 * the sign-in prompt. After that it is a plain tel: or web link. Before hydration and without JavaScript it leads to
 * the sign-in page and back.
 */
export function ContactButton({ id, action, label, className, children, ...look }: ContactButtonProps) {
  const path = useLocalPath()
  const t = useTranslations('providers.detailBrowser')
  const state = useContact(id)
  const link = state.kind === 'shown' ? actionHref(action, state.contact) : null

  async function onClick(event: MouseEvent<HTMLElement>) {
    if (link) return count()
    event.preventDefault()
    closePopover(event)
    if (state.kind === 'asking') return
    const contact = await requestContact(id, t)
    const target = contact && actionHref(action, contact)
    if (!target) return
    count()
    window.location.assign(path(target))
  }

  function count() {
    if (action === 'call') report([{ providerId: id, interactionType: 'call' }])
  }

  return (
    <a
      href={path(link ?? signInForContact(id))}
      onClick={onClick}
      rel="nofollow noopener"
      aria-busy={state.kind === 'asking' || undefined}
      aria-label={label}
      title={label}
      className={buttonClasses(look, className)}
    >
      {children}
    </a>
  )
}

/** Loads its code only for signed-in users. */
async function resumePendingAction(
  id: string,
  t: Translate<'providers.detailBrowser'>,
  pathOf: (path: string) => string,
): Promise<void> {
  const { deletePendingAction, pendingAction } = await import('@/components/accounts/pending-action')
  const pending = pendingAction()
  if (pending?.id !== id) return
  deletePendingAction()
  if (pending.act === 'request') window.location.assign(pathOf(pending.path))
  else if (pending.act === 'review') window.location.assign(pathOf(routes.ownReview(id)))
  else void requestContact(id, t)
}

/**
 * After signing in, shows the contact data that was requested. Nothing is dialed or opened. Requests and reviews
 * continue at their form.
 */
export function ResumePendingAction({ id }: { id: string }) {
  const locale = useLocale()
  const t = useTranslations('providers.detailBrowser')
  const isSignedIn = useSession().kind === 'user'
  useEffect(() => {
    if (!isSignedIn) return
    if (window.location.hash === CONTACT_HASH) {
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      void requestContact(id, t)
      return
    }
    void resumePendingAction(id, t, (path) => localPath(locale, path))
  }, [isSignedIn, id, t, locale])
  return null
}
