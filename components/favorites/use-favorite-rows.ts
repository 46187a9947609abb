'use client'

import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import type { FavoriteRow } from './favorite-row-view'
import { type Owner, useFavorites } from './favorite-store'
import { readKept } from './kept-in-browser'

export type Rows = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; favorites: readonly FavoriteRow[] }

/** The rows of whoever is here: an account's, or those this browser keeps. Asked again when somebody signs in or out. */
export function useFavoriteRows() {
  const { owner, isComplete } = useFavorites()
  const [rows, setRows] = useState<Rows>({ kind: 'loading' })

  const load = useCallback(async () => {
    setRows({ kind: 'loading' })
    setRows(await askFor(owner))
  }, [owner])

  // An account's come after what this browser kept has been brought along.
  useEffect(() => {
    if (isComplete) void load()
  }, [isComplete, load])

  function drop(id: string) {
    if (rows.kind !== 'loaded') return
    setRows({ kind: 'loaded', favorites: rows.favorites.filter(({ row }) => row.id !== id) })
  }
  return { owner, rows, load, drop }
}

async function askFor(owner: Owner | null): Promise<Rows> {
  const kept = owner === 'browser' ? readKept() : undefined
  if (kept?.length === 0 || owner === 'nobody') return { kind: 'loaded', favorites: [] }
  try {
    const answer = await callApi(routes.api.favoriteRows(kept))
    return isRows(answer) ? { kind: 'loaded', favorites: answer } : { kind: 'failed' }
  } catch (error) {
    console.error(error)
    return { kind: 'failed' }
  }
}

/** What favorite-row-view.ts makes on the server. */
function isRows(answer: unknown): answer is FavoriteRow[] {
  return Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null && 'row' in one)
}
