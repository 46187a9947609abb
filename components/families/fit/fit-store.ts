'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { currentSession, onSession } from '@/components/accounts/session'
import { MAX_FIT_PROVIDERS } from '@/lib/families/fit/rules/needs'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { FAMILY_CHANGED, rememberOwnFit } from './fit-hint'
import type { NeedsQuery, OwnFits } from './fit-view'

/** The child selected last, by id, so that the next page shows the same one; lasts as long as the tab. */
const KEY = 'own-fit-child'

export function storeChosenChild(id: number): void {
  try {
    sessionStorage.setItem(KEY, String(id))
  } catch {
    // Storage may be blocked: then the next page starts with the first child.
  }
}

/** The selected child's index among these; 0 if none was selected, or another family's child. */
export function chosenChildIndex(children: readonly { id: number }[]): number {
  let stored: string | null = null
  try {
    stored = sessionStorage.getItem(KEY)
  } catch {}
  return Math.max(
    0,
    children.findIndex(({ id }) => String(id) === stored),
  )
}

type State = OwnFits & { chosen: number }

const EMPTY: State = { children: [], fits: {}, chosen: 0 }
let state = EMPTY
let owner: number | null = null
let queued = new Set<string>()
let isWatching = false
let timer: ReturnType<typeof setTimeout> | undefined
const requested = new Set<string>()
const listeners = new Set<() => void>()

function publish(next: State) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isWatching) {
    isWatching = true
    onSession(resetForNewUser)
    window.addEventListener(FAMILY_CHANGED, reset)
  }
  resetForNewUser()
  return () => listeners.delete(listener)
}

/** Discards loaded data when the user changes or signs out. */
function resetForNewUser() {
  const session = currentSession()
  const now = session.kind === 'user' ? session.user.id : null
  if (now === owner) return
  owner = now
  reset()
}

function reset() {
  requested.clear()
  publish(EMPTY)
}

/** How this provider fits the parent's own children; the rows of a page are batched into one request. */
export function useOwnFit(publicId: string | null): State {
  const known = useSyncExternalStore(
    subscribe,
    () => state,
    () => EMPTY,
  )
  useEffect(() => {
    if (publicId !== null) requestFit(publicId)
  }, [publicId])
  return known
}

/** The parent's own children, for pages that may have no providers to fit. */
export function useOwnChildren(): OwnFits['children'] {
  const { children } = useOwnFit(null)
  useEffect(() => {
    if (requested.size === 0) requestFit('')
  }, [])
  return children
}

/** Whether both are the same child's needs. A search's days may be one string or several. */
export function isSameChild(one: NeedsQuery, other: NeedsQuery): boolean {
  return (['age', 'start', 'days', 'dropOff', 'pickUp'] as const).every(
    (name) => String(one[name] ?? '') === String(other[name] ?? ''),
  )
}

export function chooseChild(index: number): void {
  const child = state.children[index]
  if (child) storeChosenChild(child.id)
  publish({ ...state, chosen: index })
}

function requestFit(publicId: string) {
  if (requested.has(publicId)) return
  requested.add(publicId)
  queued.add(publicId)
  clearTimeout(timer)
  timer = setTimeout(fetchFits, 0)
}

async function fetchFits(): Promise<void> {
  const ids = [...queued].filter(Boolean)
  queued = new Set()
  for (let from = 0; from === 0 || from < ids.length; from += MAX_FIT_PROVIDERS)
    await fetchBatch(ids.slice(from, from + MAX_FIT_PROVIDERS))
}

async function fetchBatch(ids: readonly string[]): Promise<void> {
  const requestedBy = owner
  try {
    const answer = await callApi(accountRoutes.api.ownFit(ids))
    if (requestedBy !== owner || !isOwnFits(answer)) return
    rememberOwnFit(answer.children.length > 0)
    const { children, fits } = answer
    publish({ children, fits: { ...state.fits, ...fits }, chosen: chosenChildIndex(children) })
  } catch (error) {
    // The rows then stay as every visitor sees them.
    console.error(error)
  }
}

/** The shape that app/api/caregiver/fit returns. */
function isOwnFits(answer: unknown): answer is OwnFits {
  return typeof answer === 'object' && answer !== null && 'children' in answer && 'fits' in answer
}
