'use client'

import { useEffect } from 'react'
import { routes } from '@/lib/platform/routes'
import { storeLastSearch, storeProvider } from './stored-provider'

/**
 * Once on every page that lists providers: keeps what a pressed row shows (see keptRow) for the provider page, and the
 * address of the search for its way back. Listens to the page, so that rows need no code of their own.
 */
export function ResultKeeper() {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const row = target?.closest('a') && target.closest<HTMLElement>('[data-kept-id]')
      if (!row) return
      const { keptId, keptName, keptRating } = row.dataset
      if (!keptId || !keptName) return
      const image = row.querySelector('img')
      storeProvider(keptId, {
        name: keptName,
        image: image ? new URL(image.currentSrc || image.src).pathname : null,
        rating: keptRating ? Number(keptRating) : null,
      })
      if (window.location.pathname === routes.search())
        storeLastSearch(window.location.pathname + window.location.search)
    }
    // Capturing: the link's own handler may already leave the page.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return null
}
