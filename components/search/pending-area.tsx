'use client'

import { type ReactNode, use, useEffect, useState } from 'react'
import { SearchPending } from './search-pilot'
import { SearchSkeleton } from './search-skeleton'

/** An answer that comes sooner than this shows no grey shapes in between. */
const PATIENCE_MS = 150

/** The results, or six grey rows while others are on their way. */
export function PendingArea({ children }: { children: ReactNode }) {
  const isPending = use(SearchPending)
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isPending) {
      setIsLong(false)
      return
    }
    const timer = setTimeout(() => setIsLong(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  // Both, so that new results can take the focus in the very moment they are there.
  const showsSkeleton = isPending && isLong
  return (
    <div aria-busy={isPending}>
      {showsSkeleton && <SearchSkeleton />}
      <div hidden={showsSkeleton}>{children}</div>
    </div>
  )
}
