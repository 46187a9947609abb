import type { ReactNode } from 'react'
import type { PhotoView } from '@/lib/providers/types'
import { detailTexts as texts } from './texts'

type PhotoLinkProps = {
  photo: PhotoView
  index: number
  count: number
  /** Photos that are gone through by themselves, such as a tour; without it they are the page's. */
  gallery?: string
  children: ReactNode
}

/**
 * Leads to the picture's file; where the page is alive, the viewer opens instead. It reads what it shows from these links
 * (photo-viewer.tsx), so that the page holds every photo once.
 */
export function PhotoLink(props: PhotoLinkProps) {
  const { photo, index, count, gallery, children } = props
  return (
    <a
      href={photo.src}
      data-photo={index}
      data-gallery={gallery}
      data-caption={photo.caption ?? undefined}
      aria-label={texts.openPhoto(index + 1, count, photo.alt)}
      className="block h-full"
    >
      {children}
    </a>
  )
}
