'use client'

import { lazy, Suspense, useEffect, useState } from 'react'
import type { PhotoView } from '@/lib/providers/types'

const PhotoViewerPanel = lazy(() => import('./photo-viewer-panel'))

/** Every photo of the page in order, read from its links: the hero and the tab show some of them twice. */
function photosOnPage(): PhotoView[] {
  const photos = new Map<number, PhotoView>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-photo]')) {
    const image = link.querySelector('img')
    if (!image) continue
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
 * Once on a page with photo links: opens them large, one after the other. Its panel is fetched with the first opening. What is seen is
 * counted for the provider of `countedFor` (public id).
 */
export function PhotoViewer({ countedFor }: { countedFor?: string }) {
  const [opened, setOpened] = useState<{ photos: PhotoView[]; start: number }>()

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-photo]')
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      setOpened({ photos: photosOnPage(), start: Number(link.dataset.photo) })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])

  if (!opened) return null
  return (
    <Suspense fallback={null}>
      <PhotoViewerPanel {...opened} countedFor={countedFor} onClose={() => setOpened(undefined)} />
    </Suspense>
  )
}
