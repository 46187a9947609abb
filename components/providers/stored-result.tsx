'use client'

import { useEffect, useState } from 'react'
import { Rating } from '@/components/ui/data/stars'
import { Skeleton } from '@/components/ui/surface/loading'
import { routes } from '@/lib/platform/http/routes'
import { providerMessages } from './messages'
import { readStoredProvider, type StoredProvider, storeLastSearch, storeProvider } from './stored-provider'

/**
 * While a provider page loads: the name, picture and rating of the pressed row over a skeleton, on the whole screen.
 */
function OpeningView({ provider }: { provider: StoredProvider }) {
  const { name, image, rating } = provider
  const cover = 'aspect-[16/10] w-full md:aspect-auto md:h-104 md:rounded-3xl'
  return (
    <div aria-busy="true" className="fixed inset-0 z-40 animate-fade overflow-hidden bg-paper pt-13">
      <p role="status" className="wrap pb-3 text-ui text-soft">
        {providerMessages.opening}
      </p>
      <div className="md:wrap">
        {image ? (
          // biome-ignore lint/performance/noImgElement: the file that the row has already loaded
          <img src={image} alt="" className={`object-cover ${cover}`} />
        ) : (
          <Skeleton className={cover} />
        )}
      </div>
      <div className="wrap pt-7 lg:pt-8">
        <p className="text-title font-bold tracking-tight">{name}</p>
        <div className="mt-3">{rating === null ? <Skeleton className="h-5 w-60" /> : <Rating rating={rating} />}</div>
        <Skeleton className="mt-8 h-60 max-w-reading" />
      </div>
    </div>
  )
}

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
  return opening && <OpeningView provider={opening} />
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
