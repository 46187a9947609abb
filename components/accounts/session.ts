'use client'

import { useSyncExternalStore } from 'react'
import { expectOwnFit } from '@/components/families/fit/fit-hint'
import type { OwnUser } from '@/lib/accounts/schema'
import { isFamilyRole } from '@/lib/families/policy'
import { routes } from '@/lib/platform/http/routes'
import { hasSignedInHint } from '@/lib/platform/http/signed-in-hints.mjs'

/**
 * The current user. Pages are the same for everyone, so they read the session here; `unknown` until the server has
 * responded.
 */
export type Session = { kind: 'unknown' } | { kind: 'visitor' } | { kind: 'user'; user: OwnUser }

const UNKNOWN: Session = { kind: 'unknown' }
let session: Session = UNKNOWN
/** The first request for the session, sent when something on the page needs it. */
let firstRequest: Promise<void> | undefined
const listeners = new Set<() => void>()

function publish(next: Session) {
  session = next
  expectOwnFit(next.kind === 'user' && isFamilyRole(next.user.role))
  document.documentElement.toggleAttribute('data-signed-in', next.kind === 'user')
  for (const listener of listeners) listener()
}

/** Fetches the session again after signing in or out, here or in another tab. Sends no request for visitors, who lack the cookie. */
export async function refreshSession(): Promise<void> {
  if (!hasSignedInHint(document.cookie)) return publish({ kind: 'visitor' })
  try {
    const { callApi } = await import('@/lib/platform/http/api-client')
    const answer = await callApi(routes.api.me())
    publish(isUser(answer) ? { kind: 'user', user: answer } : { kind: 'visitor' })
  } catch (error) {
    console.error(error)
    publish({ kind: 'visitor' })
  }
}

/** Another tab may have signed in or out while this one was hidden. */
function refreshIfSignedInElsewhere() {
  if (document.visibilityState !== 'visible' || session.kind === 'unknown') return
  if (hasSignedInHint(document.cookie) !== (session.kind === 'user')) void refreshSession()
}

function startWatching(): Promise<void> {
  if (!firstRequest) {
    // refreshSession() notifies listeners synchronously when nobody is signed in, and they may call this again.
    firstRequest = Promise.resolve()
    document.addEventListener('visibilitychange', refreshIfSignedInElsewhere)
    window.addEventListener('pageshow', refreshIfSignedInElsewhere)
    firstRequest = refreshSession()
  }
  return firstRequest
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  void startWatching()
  return () => listeners.delete(listener)
}

export const currentSession = () => session

/** The session as soon as it is known. */
export async function knownSession(): Promise<Session> {
  const firstResponse = startWatching()
  if (session.kind === 'unknown') await firstResponse
  return session
}

/** Calls back at every change, for stores that depend on the session. */
export const onSession = subscribe

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => UNKNOWN,
  )
}

export function useIsParent(): boolean {
  const session = useSession()
  return session.kind === 'user' && isFamilyRole(session.user.role)
}

function isUser(answer: unknown): answer is OwnUser {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'role' in answer && 'email' in answer
}
