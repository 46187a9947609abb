'use client'

import { useSyncExternalStore } from 'react'
import { expectOwnFit } from '@/components/families/fit/fit-hint'
import { deleteAllDrafts } from '@/components/forms/use-draft'
import { showToast } from '@/components/ui/overlays/toasts'
import { hasSignedInHint } from '@/lib/access/rules/signed-in-hint'
import type { OwnUser } from '@/lib/accounts/schema'
import { FAMILY_ROLES } from '@/lib/families/policy'
import { callApi } from '@/lib/platform/http/api-client'
import { routes } from '@/lib/platform/http/routes'
import { accountMessages } from './messages'

/**
 * The current user. Pages are the same for everyone, so they read the session here; `unknown` until the server has
 * responded.
 */
export type Session = { kind: 'unknown' } | { kind: 'visitor' } | { kind: 'user'; user: OwnUser }

const UNKNOWN: Session = { kind: 'unknown' }
let session: Session = UNKNOWN
let isWatching = false
const listeners = new Set<() => void>()

function publish(next: Session) {
  session = next
  expectOwnFit(next.kind === 'user' && FAMILY_ROLES.some((role) => role === next.user.role))
  document.documentElement.toggleAttribute('data-signed-in', next.kind === 'user')
  for (const listener of listeners) listener()
}

/** Fetches the session again: after signing in or out, and when another tab did. A visitor costs no request. */
export async function refreshSession(): Promise<void> {
  if (!hasSignedInHint(document.cookie)) return publish({ kind: 'visitor' })
  try {
    const answer = await callApi(routes.api.me())
    publish(isUser(answer) ? { kind: 'user', user: answer } : { kind: 'visitor' })
  } catch (error) {
    console.error(error)
    publish({ kind: 'visitor' })
  }
}

/** Another tab may have signed in or out while this one was hidden. */
function lookAgain() {
  if (document.visibilityState !== 'visible' || session.kind === 'unknown') return
  if (hasSignedInHint(document.cookie) !== (session.kind === 'user')) void refreshSession()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isWatching) {
    isWatching = true
    document.addEventListener('visibilitychange', lookAgain)
    window.addEventListener('pageshow', lookAgain)
    void refreshSession()
  }
  return () => listeners.delete(listener)
}

export const currentSession = () => session

/** Calls back at every change, for stores that depend on the session. */
export const onSession = subscribe

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => UNKNOWN,
  )
}

function isUser(answer: unknown): answer is OwnUser {
  return typeof answer === 'object' && answer !== null && 'id' in answer && 'role' in answer && 'email' in answer
}

/** Ends the session on the server, then here. Returns whether it worked: on a shared computer people must know. */
export async function signOut(): Promise<boolean> {
  try {
    await callApi(routes.api.logout(), { method: 'POST' })
  } catch (error) {
    console.error(error)
    showToast({ title: accountMessages.signOutFailed, description: accountMessages.tryAgain, tone: 'destructive' })
    return false
  }
  deleteAllDrafts()
  await refreshSession()
  return true
}
