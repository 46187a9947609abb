'use client'

import { useEffect } from 'react'
import { routes } from '@/lib/platform/routes'
import { leaveFor } from './left-for'
import { report } from './report'

/** The specification's: the first three results and the sponsored ones, when they have been shown for 100 ms. */
const FIRST = 3
const SEEN_AFTER_MS = 100

type Row = { id: string; isSponsored?: true }

/** Tells which rows of a list were seen, and which were opened; again whenever the list becomes another one. */
export function useReportedRows(rows: readonly Row[]): void {
  const all = rows.map(({ id }) => id).join(' ')
  const first = rows
    .filter(({ isSponsored }, index) => index < FIRST || isSponsored)
    .map(({ id }) => id)
    .join(' ')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A page in a tab behind others has been seen by nobody.
      if (document.visibilityState === 'visible') timer = setTimeout(() => report(asked(first, 'view')), SEEN_AFTER_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [first])

  useEffect(() => {
    const ids = new Map(all.split(' ').map((id) => [routes.provider(id), id]))
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const id = link?.closest('[data-kept]') && ids.get(link.pathname)
      if (!id) return
      leaveFor(id)
      report(asked(id, 'click'))
    }
    // Capturing: the link's own handler may already leave the page. auxclick: a new tab by the middle button.
    document.addEventListener('click', onClick, true)
    document.addEventListener('auxclick', onClick, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('auxclick', onClick, true)
    }
  }, [all])
}

function asked(ids: string, interactionType: 'view' | 'click') {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((providerId) => ({ providerId, interactionType }))
}
