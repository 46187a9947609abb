import { Picture } from '@/components/ui/picture'
import { photoSources } from '@/lib/media/rules'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import { PhotoLink } from './photo-link'

type TourPhotoStripProps = { place: string; photos: NonNullable<VirtualTour['photos']> }

/** The photos of a tour side by side, on phones a strip to swipe through; a press opens them large, one after the other. */
export function TourPhotoStrip({ place, photos }: TourPhotoStripProps) {
  return (
    <ul className="swipe mt-3 flex snap-x gap-3 p-1 sm:grid sm:grid-cols-3">
      {photos.map(({ path, alt, caption, width, height }, index) => (
        <li key={path} className="w-[78%] shrink-0 snap-start sm:w-auto">
          <PhotoLink
            photo={{ src: path, alt, caption: caption || null, width, height }}
            index={index}
            count={photos.length}
            gallery={place}
          >
            <Picture
              {...photoSources({ path, width, height })}
              alt={alt}
              sizes="(min-width: 40rem) 15rem, 78vw"
              className="aspect-[16/10] w-full rounded-lg"
            />
          </PhotoLink>
        </li>
      ))}
    </ul>
  )
}
