'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { PhotoView } from '@/lib/providers/types'

const PhotoViewerPanel = lazy(() => import('./photo-viewer-panel'))

/** Every photo of a gallery in order, read from its links, without the duplicates that hero and tab both show. */
function photosOnPage(gallery: string | undefined): PhotoView[] {
  const photos = new Map<number, PhotoView>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')) {
    const image = link.querySelector('img')
    if (!image || link.dataset.gallery !== gallery) continue
    photos.set(Number(link.dataset.photo), {
      src: new URL(link.href).pathname,
      alt: image.alt,
      caption: link.dataset.caption ?? null,
      width: Number(image.getAttribute('width')),
      height: Number(image.getAttribute('height')),
    })
  }
  return [...photos].toSorted(([a], [b]) => a - b).map(([, photo]) => photo)
}

/**
 * Mounted once on a page with photo links: opens them large, one after the other. Its panel loads with the first
 * opening. Views of the page's own photos are counted for the provider of `countedFor` (public id).
 */
export function PhotoViewer({ countedFor }: { countedFor?: string }) {
  const [opened, setOpened] = useState<{ photos: PhotoView[]; start: number; gallery: string | undefined }>()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-photo]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      const { gallery, photo } = link.dataset
      setOpened({ photos: photosOnPage(gallery), start: Number(photo), gallery })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <PhotoViewerPanel
        photos={opened.photos}
        start={opened.start}
        countedFor={opened.gallery === undefined ? countedFor : undefined}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  )
}
