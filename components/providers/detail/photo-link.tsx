import type { ReactNode } from 'react'
import type { PhotoView } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

/**
 * Leads to the picture's file; where the page is alive, the viewer opens instead. It reads what it shows from these links
 * (photo-viewer.tsx), so that the page holds every photo once.
 */
export function PhotoLink(props: { photo: PhotoView; index: number; count: number; children: ReactNode }) {
  const { photo, index, count, children } = props
  return (
    <a
      href={photo.src}
      data-photo={index}
      data-caption={photo.caption ?? undefined}
      aria-label={texts.openPhoto(index + 1, count, photo.alt)}
      className="block h-full"
    >
      {children}
    </a>
  )
}
