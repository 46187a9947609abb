import { TourVideo } from '@/components/providers/tour/tour-video'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { TOUR_PLACES } from '@/lib/providers/catalogue/tour-places'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import { PhotoThumbs } from '../../photos/photo-thumbs'

type TourValuesProps = {
  tours: readonly VirtualTour[]
  /** What stands in a video's place until it plays. */
  poster?: ProfilePhoto
  /** Those that are on the page: other photos are marked as new. */
  before?: readonly VirtualTour[]
}

/** Tours to read, with all that was uploaded for them. */
export function TourValues({ tours, poster, before }: TourValuesProps) {
  return (
    <dl className="divide-y divide-line">
      {tours.map(({ place, title, url, photos, video }) => (
        <div key={place} className="py-3">
          <dt className="text-sm text-soft">{TOUR_PLACES[place]}</dt>
          <dd className="min-w-0 break-words">
            {title}
            {url && <span className="block text-sm text-soft">{url}</span>}
            {photos && (
              <PhotoThumbs photos={photos} before={before?.flatMap((one) => one.photos ?? [])} hasCover={false} />
            )}
            {video && (
              <div className="mt-2 grid max-w-reading gap-1.5">
                <TourVideo path={video.path} label={title} poster={poster} />
                <span className="text-sm">{video.alt}</span>
              </div>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
