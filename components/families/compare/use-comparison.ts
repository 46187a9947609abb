'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ComparisonChoice } from '@/lib/families/compare/schema'
import { accountRoutes } from '@/lib/platform/http/account-routes'
import { callApi } from '@/lib/platform/http/api-client'
import { type Owner, readStoredFavorites } from '../favorites/favorite-store'
import type { aboutFamily } from './comparison-cells'
import type { ComparisonResult } from './comparison-result'

/** A parent's selection, who it is for, and the children to choose from. */
export type OwnChoice = ComparisonChoice & {
  children: { id: number; name: string }[]
  /** Null without a child. */
  about: ReturnType<typeof aboutFamily>
}
export type Comparison =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'loaded'; results: readonly ComparisonResult[]; choice: OwnChoice | null }

/** The current user's comparison; without an account, it compares the favorites in this browser. */
export function useComparison(owner: Owner) {
  const [comparison, setComparison] = useState<Comparison>({ kind: 'loading' })
  /** Keeps the current comparison until the next has loaded, so that an open dialog stays open. */
  const refresh = useCallback(async () => setComparison(await fetchComparison(owner)), [owner])
  const load = useCallback(async () => {
    setComparison({ kind: 'loading' })
    await refresh()
  }, [refresh])
  useEffect(() => {
    void load()
  }, [load])
  return { comparison, load, refresh }
}

async function fetchComparison(owner: Owner): Promise<Comparison> {
  try {
    if (typeof owner !== 'number') {
      const stored = owner === 'browser' ? readStoredFavorites() : []
      return loaded(stored.length === 0 ? [] : await callApi(accountRoutes.api.compareKept(stored)), null)
    }
    const [results, choice] = await Promise.all([
      callApi(accountRoutes.api.compare({ userId: owner })),
      callApi(accountRoutes.api.compareChoice()),
    ])
    return isChoice(choice) ? loaded(results, choice) : { kind: 'failed' }
  } catch (error) {
    console.error(error)
    return { kind: 'failed' }
  }
}

const loaded = (answer: unknown, choice: OwnChoice | null): Comparison =>
  isResults(answer) ? { kind: 'loaded', results: answer, choice } : { kind: 'failed' }

/** The shape that comparison-result.ts returns. */
export function isResults(answer: unknown): answer is ComparisonResult[] {
  return Array.isArray(answer) && answer.every((one) => typeof one === 'object' && one !== null && 'criteria' in one)
}

function isChoice(answer: unknown): answer is OwnChoice {
  return typeof answer === 'object' && answer !== null && 'weights' in answer && 'children' in answer
}
