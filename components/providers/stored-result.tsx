'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import { routes } from '@/lib/platform/http/routes'
import { readStoredProvider, type StoredProvider, storeLastSearch, storeProvider } from './stored-provider'

const loadView = () => import('./opening-view')
const OpeningView = lazy(loadView)

/** A page that loads sooner needs no placeholder. */
const PLACEHOLDER_DELAY_MS = 120

/**
 * Once on every page that lists providers: keeps what a pressed row shows (see keptRow) for the provider page, and the
 * address of the search for its way back. It listens to the page, so that rows need no code of their own. While the
 * provider page is being fetched it paints what was kept.
 *
 * This is no loading.tsx: React would send the finished page in a hidden part that only a script shows, so that people
 * without JavaScript would see grey shapes for ever.
 */
export function StoredResult() {
  const [opening, setOpening] = useState<StoredProvider | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onClick = (event: MouseEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const link = target?.closest('a')
      const row = link?.closest<HTMLElement>('[data-result]')
      const id = row && link && idOf(link)
      if (link && idOf(link)) keepSearch()
      if (!id) return
      keep(id, row)
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      void loadView()
      timer = setTimeout(() => setOpening(readStoredProvider(id)), PLACEHOLDER_DELAY_MS)
    }
    const onBack = () => {
      clearTimeout(timer)
      setOpening(null)
    }
    // Capturing, because the link's own handler may already leave the page.
    document.addEventListener('click', onClick, true)
    window.addEventListener('popstate', onBack)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', onClick, true)
      window.removeEventListener('popstate', onBack)
    }
  }, [])
  return (
    opening && (
      <Suspense fallback={null}>
        <OpeningView provider={opening} />
      </Suspense>
    )
  )
}

/** The public id of a provider link. */
function idOf(link: HTMLAnchorElement): string | null {
  const id = link.pathname.split('/').at(-1)
  return id && link.pathname === routes.provider(id) ? id : null
}

function keep(id: string, row: HTMLElement): void {
  const image = row.querySelector('img')
  const rating = Number.parseFloat(row.querySelector('.rating')?.textContent ?? '')
  storeProvider(id, {
    name: row.querySelector('h2, h3')?.textContent ?? '',
    image: image ? new URL(image.currentSrc || image.src).pathname : null,
    rating: Number.isNaN(rating) ? null : rating,
  })
}

function keepSearch(): void {
  if (window.location.pathname === routes.search()) storeLastSearch(window.location.pathname + window.location.search)
}
