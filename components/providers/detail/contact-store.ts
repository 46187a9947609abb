'use client'

import { useSyncExternalStore } from 'react'
import { askToSignIn } from '@/components/accounts/sign-in-request'
import { showToast } from '@/components/ui/toast-store'
import { routes } from '@/lib/platform/routes'
import type { ContactView } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

/** `hidden` until somebody asks; `shown` once the server has answered a signed-in person. */
type ContactState = { kind: 'hidden' } | { kind: 'asking' } | { kind: 'shown'; contact: ContactView }

const HIDDEN: ContactState = { kind: 'hidden' }
// By public id: what was shown once stays known while the tab moves between pages.
const states = new Map<string, ContactState>()
const listeners = new Set<() => void>()

function set(id: string, state: ContactState) {
  states.set(id, state)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useContact(id: string): ContactState {
  return useSyncExternalStore(
    subscribe,
    () => states.get(id) ?? HIDDEN,
    () => HIDDEN,
  )
}

/**
 * Asks the server for the contact data, which only signed-in people get; null when the visitor was sent to the sign-in
 * prompt, or told that the answer failed. Pages never hold this data, and the server decides who sees it.
 */
export async function askForContact(id: string): Promise<ContactView | null> {
  const known = states.get(id)
  if (known?.kind === 'shown') return known.contact
  set(id, { kind: 'asking' })
  try {
    const response = await fetch(routes.api.placeDetails(id))
    if (!response.ok && response.status !== 401) throw new Error(`The server answered ${response.status}`)
    const contact = response.ok ? readContact(await response.json()) : null
    set(id, contact ? { kind: 'shown', contact } : HIDDEN)
    if (!contact) askToSignIn('contact', id)
    return contact
  } catch (error) {
    console.error(error)
    set(id, HIDDEN)
    showToast({ title: texts.contactFailed, description: texts.contactFailedHint, tone: 'destructive' })
    return null
  }
}

/** Null when nobody is signed in: then the answer has no places for contact data. An empty place is null. */
function readContact(answer: unknown): ContactView | null {
  if (typeof answer !== 'object' || answer === null || !('formatted_phone_number' in answer)) return null
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null)
  return {
    phone: text(answer.formatted_phone_number),
    email: 'email' in answer ? text(answer.email) : null,
    website: 'website' in answer ? text(answer.website) : null,
  }
}
