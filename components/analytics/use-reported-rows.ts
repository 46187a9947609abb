'use client'

import { type MouseEvent, useEffect } from 'react'
import { routes } from '@/lib/platform/http/routes'
import { report, storeDestinationList } from './report'

/** Specified: the first three results and the sponsored ones, after 100 ms on screen. */
const FIRST = 3
const SEEN_AFTER_MS = 100

type Row = { id: string; isSponsored?: true }

/**
 * Reports which rows of a list were seen, again whenever the list changes, and which were opened: by handlers for the
 * list's element.
 */
export function useReportedRows(rows: readonly Row[]) {
  const first = rows
    .filter(({ isSponsored }, index) => index < FIRST || isSponsored)
    .map(({ id }) => id)
    .join(' ')

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      // A page in a background tab has not been seen.
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => report(interactions(first, 'view')), SEEN_AFTER_MS)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [first])

  const onOpen = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const row = link && rows.find(({ id }) => routes.provider(id) === link.pathname)
    if (!row) return
    storeDestinationList(row.id)
    report(interactions(row.id, 'click'))
  }
  // Capturing, because the link's own handler may already leave the page. auxclick: a new tab by the middle button.
  return { onClickCapture: onOpen, onAuxClickCapture: onOpen }
}

function interactions(ids: string, interactionType: 'view' | 'click') {
  return ids
    .split(' ')
    .filter(Boolean)
    .map((providerId) => ({ providerId, interactionType }))
}
