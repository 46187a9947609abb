'use client'

import { useEffect, useRef, useState } from 'react'
import type { WorkingCopy } from '@/lib/articles/types'
import { callApi } from '@/lib/platform/call-api'
import { routes } from '@/lib/platform/routes'
import { type ArticleFields, isSame } from './article-fields'

/** Kept once somebody pauses for so long. */
const PAUSE_MS = 1_500

/** `found`: words of an earlier time that were not saved. `keptAt`: ISO, when the words of now were last kept; null where that failed. */
export type Keeping = {
  found: WorkingCopy | undefined
  keptAt: string | null | undefined
  use: () => void
  drop: () => void
}

/** Keeps on the server what is typed and not saved, and finds what was left there. `articleId`: 0 for a new article. */
export function useWorkingCopy(
  articleId: number,
  {
    fields,
    start,
    set,
  }: { fields: ArticleFields; start: ArticleFields; set: (change: Partial<ArticleFields>) => void },
): Keeping {
  const [found, setFound] = useState<WorkingCopy>()
  const [keptAt, setKeptAt] = useState<string | null>()
  const isChanged = !isSame(fields, start)
  const newest = useRef(fields)
  newest.current = fields

  useEffect(() => {
    callApi(routes.api.workingCopy({ articleId }))
      .then((answer) => setFound((answer as WorkingCopy | null) ?? undefined))
      // What cannot be looked up is not offered; nothing is lost by it.
      .catch(() => {})
  }, [articleId])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field begins the pause anew
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => {
      callApi(routes.api.workingCopy(), { method: 'PUT', body: { articleId, fields: newest.current } })
        .then((answer) => setKeptAt((answer as { savedAt: string }).savedAt))
        .catch(() => setKeptAt(null))
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [fields, isChanged, articleId])

  return {
    found,
    keptAt: isChanged ? keptAt : undefined,
    use: () => {
      if (found) set(knownOf(found.fields, start))
      setFound(undefined)
    },
    drop: () => {
      setFound(undefined)
      callApi(routes.api.workingCopy({ articleId }), { method: 'DELETE' }).catch(() => {})
    },
  }
}

/** Of what was kept the fields that the editor has, where they are of the same kind. */
function knownOf(kept: Record<string, unknown>, start: ArticleFields): Partial<ArticleFields> {
  const known = Object.entries(start).filter(
    ([name, value]) => typeof kept[name] === typeof value && Array.isArray(kept[name]) === Array.isArray(value),
  )
  return Object.fromEntries(known.map(([name]) => [name, kept[name]]))
}
