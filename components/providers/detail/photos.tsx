import { Icon } from '@/components/ui/icon'
import type { PhotoView } from '@/lib/providers/types'
import { PHOTOS_SHOWN } from './gallery'
import { PhotoLink } from './photo-link'
import { PhotoPicture } from './photo-picture'
import { detailTexts as texts } from './texts'

/** The main image and up to three more; what a provider has beyond that is folded away and not fetched until unfolded. */
export function Photos({ photos }: { photos: PhotoView[] }) {
  if (photos.length === 0) return <p className="text-soft">{texts.noPhotos}</p>
  const rest = photos.slice(PHOTOS_SHOWN)
  const show = (some: PhotoView[], offset: number) => (
    <ul className="grid gap-4 sm:grid-cols-2">
      {some.map((photo, index) => (
        <li key={photo.src}>
          <PhotoLink photo={photo} index={offset + index} count={photos.length}>
            <PhotoPicture photo={photo} place="tab" />
          </PhotoLink>
          {photo.caption && <p className="mt-1.5 text-sm text-soft">{photo.caption}</p>}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {show(photos.slice(0, PHOTOS_SHOWN), 0)}
      {rest.length > 0 && (
        <details className="group mt-6">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine">
            {texts.morePhotos(rest.length)}
            <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-4">{show(rest, PHOTOS_SHOWN)}</div>
        </details>
      )}
    </>
  )
}
