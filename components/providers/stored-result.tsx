'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Rating } from '@/components/ui/data/stars'
import { Skeleton } from '@/components/ui/surface/loading'
import { routes } from '@/lib/platform/http/routes'
import { readPath } from '@/lib/platform/language/addresses.mjs'
import { readStoredProvider, type StoredProvider, storeLastSearch, storeProvider } from './stored-provider'

/** A page that loads sooner needs no placeholder. */
const PLACEHOLDER_DELAY_MS = 120

/**
 * Rendered once on every page that lists providers. Stores a pressed row's name, picture and rating for the provider page, and the search's address
 * for the way back. While the provider page loads it shows them over a skeleton. One listener serves all rows.
 *
 * Not a loading.tsx: React would send the finished page hidden until a script shows it, and without JavaScript the skeleton would stay.
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
      if (link && idOf(link)) storeSearch()
      if (!id) return
      storeRow(id, row)
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

/**
 * While a provider page loads: the name, picture and rating of the pressed row over a skeleton, on the whole screen.
 */
function OpeningView({ provider }: { provider: StoredProvider }) {
  const t = useTranslations('providers.row')
  const { name, image, rating } = provider
  const cover = 'aspect-[16/10] w-full md:aspect-auto md:h-104 md:rounded-3xl'
  return (
    <div aria-busy="true" className="fixed inset-0 z-50 animate-fade overflow-hidden bg-paper pt-13">
      <p role="status" className="wrap pb-3 text-ui text-soft">
        {t('opening')}
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

/** The public id of a provider link. */
function idOf(link: HTMLAnchorElement): string | null {
  const id = link.pathname.split('/').at(-1)
  return id && readPath(link.pathname).path === routes.provider(id) ? id : null
}

function storeRow(id: string, row: HTMLElement): void {
  const image = row.querySelector('img')
  const rating = Number.parseFloat(row.querySelector('.rating')?.textContent ?? '')
  storeProvider(id, {
    name: row.querySelector('h2, h3')?.textContent ?? '',
    image: image ? new URL(image.currentSrc || image.src).pathname : null,
    rating: Number.isNaN(rating) ? null : rating,
  })
}

function storeSearch(): void {
  const { path } = readPath(window.location.pathname)
  if (path === routes.search()) storeLastSearch(path + window.location.search)
}
