'use client'

import { useSyncExternalStore } from 'react'
import { currentSession, onSession } from '@/components/accounts/session'
import { isFamilyRole } from '@/lib/families/policy'

/** The storage key of this browser's list: only public ids, the newest first. */
const STORAGE_KEY = 'favorites'

/** Without storage (full or blocked) the list lasts as long as the page. */
let fallback: string[] | undefined

export function readStoredFavorites(): string[] {
  if (fallback) return fallback
  try {
    const list: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string' && /^[a-z0-9-]{1,200}$/.test(id)) : []
  } catch {
    return []
  }
}

function storeIds(ids: string[]): string[] {
  try {
    if (ids.length > 0) window.localStorage.setItem(STORAGE_KEY, JSON.stringify(ids))
    else window.localStorage.removeItem(STORAGE_KEY)
    fallback = undefined
  } catch {
    fallback = ids
  }
  return ids
}

/** Stores an id; returns the new list. */
export const addStoredFavorite = (id: string): string[] =>
  storeIds([id, ...readStoredFavorites().filter((one) => one !== id)])

/** Reads again before it writes: another tab may have added some. */
export const deleteStoredFavorites = (ids: readonly string[]): string[] =>
  storeIds(readStoredFavorites().filter((one) => !ids.includes(one)))

/** The owner of the favorites: a parent's account (its number), this browser, or nobody for roles without favorites. */
export type Owner = number | 'browser' | 'nobody'
export type Favorites = {
  owner: Owner | null
  ids: readonly string[]
  saving: readonly string[]
  /** Whether the account's favorites have loaded, including those this browser had. */
  isComplete: boolean
  /** This browser's favorites were just added to the account, and the parent has not been notified yet. */
  isMerged: boolean
}

const UNKNOWN: Favorites = { owner: null, ids: [], saving: [], isComplete: false, isMerged: false }
let state = UNKNOWN
let isWatching = false
const listeners = new Set<() => void>()

export const currentFavorites = () => state

export function publishFavorites(change: Partial<Favorites>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

/** Shared by all components on a page. Fetched once for each parent who opens the site. */
export function useFavorites(): Favorites {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => UNKNOWN,
  )
}

/** Ids end in a code that is stable when the name before it changes. */
const codeOf = (id: string) => id.slice(id.lastIndexOf('-') + 1)
export const includesFavorite = (ids: readonly string[], id: string) => ids.some((one) => codeOf(one) === codeOf(id))

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!isWatching) {
    isWatching = true
    onSession(followSession)
    followSession()
    window.addEventListener('storage', ({ key }) => {
      if (key === STORAGE_KEY && state.owner === 'browser') publishFavorites({ ids: readStoredFavorites() })
    })
  }
  return () => listeners.delete(listener)
}

/** Resolves once the session is known: a heart may be pressed before that. */
export function loadFavoritesOwner(): Promise<Owner> {
  return new Promise((resolve) => {
    const stop = subscribe(resolveWhenKnown)
    resolveWhenKnown()
    function resolveWhenKnown() {
      if (state.owner === null) return
      resolve(state.owner)
      queueMicrotask(() => stop())
    }
  })
}

function followSession() {
  const session = currentSession()
  if (session.kind === 'unknown') return
  const owner = session.kind === 'visitor' ? 'browser' : isFamilyRole(session.user.role) ? session.user.id : 'nobody'
  if (owner === state.owner) return
  publishFavorites({
    owner,
    ids: owner === 'nobody' ? [] : readStoredFavorites(),
    isComplete: typeof owner !== 'number',
  })
  if (typeof owner === 'number') void loadFavorites(owner)
}

/** Adds this browser's favorites to the account and loads all. The browser's list is deleted only after the server has it. */
async function loadFavorites(owner: number): Promise<void> {
  const { fetchFavorites } = await import('./fetch-favorites')
  const stored = readStoredFavorites()
  const { ids, isMerged } = await fetchFavorites(owner, stored)
  if (isMerged) {
    deleteStoredFavorites(stored)
    publishFavorites({ isMerged: true })
  }
  // The user may have signed out or pressed a heart in the meantime.
  if (state.owner !== owner) return
  if (ids) publishFavorites({ ids: [...state.saving.filter((id) => !includesFavorite(ids, id)), ...ids] })
  publishFavorites({ isComplete: true })
}
