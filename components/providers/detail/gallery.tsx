import { classNames } from '@/components/ui/class-names'
import { FALLBACK_PICTURE } from '@/lib/media/rules'
import type { PhotoView } from '@/lib/providers/types'
import { PhotoLink } from './photo-link'
import { PhotoPicture } from './photo-picture'

/** The main picture and up to three more (specification part 1, section 9). */
export const PHOTOS_SHOWN = 4

const NO_PHOTO: PhotoView = { src: FALLBACK_PICTURE.path, alt: '', caption: null, width: 1280, height: 720 }
/** By how many there are: the main picture large, the others in a column beside it. */
const GRIDS = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-[10fr_4fr] md:grid-rows-2',
  'md:grid-cols-[10fr_3fr] md:grid-rows-3',
]
const MAIN = ['', '', '', 'md:row-span-2', 'md:row-span-3']

/** The pictures at the head of the page: side by side, on phones a strip to swipe through. */
export function Gallery({ photos }: { photos: PhotoView[] }) {
  const shown = photos.slice(0, PHOTOS_SHOWN)
  return (
    <div className="md:wrap">
      <div
        className={classNames(
          'swipe flex snap-x snap-mandatory gap-2 md:grid md:gap-2.5 md:overflow-hidden md:rounded-3xl',
          // A drawing that says nothing of the place takes less room.
          shown.length === 0 ? 'md:h-60' : 'md:h-104',
          GRIDS[shown.length],
        )}
      >
        {shown.length === 0 && (
          <div className="w-full shrink-0">
            <PhotoPicture photo={NO_PHOTO} place="hero-first" />
          </div>
        )}
        {shown.map((photo, index) => (
          <div
            key={photo.src}
            className={classNames(
              'min-h-0 shrink-0 snap-center md:w-auto',
              // On phones the edge of the next picture says that there is one.
              shown.length > 1 ? 'w-[93%]' : 'w-full',
              index === 0 ? MAIN[shown.length] : 'bg-stone',
            )}
          >
            <PhotoLink photo={photo} index={index} count={photos.length}>
              <PhotoPicture photo={photo} place={index === 0 ? 'hero-first' : 'hero'} />
            </PhotoLink>
          </div>
        ))}
      </div>
    </div>
  )
}
