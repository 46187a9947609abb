import { useTranslations } from 'next-intl'
import { TourVideo } from '@/components/providers/provider-media'
import { Badge } from '@/components/ui/surface/badge'
import { Picture } from '@/components/ui/surface/picture'
import type { ProfilePhoto } from '@/lib/listings/profiles/types'
import { photoSources } from '@/lib/media/rules/pictures'
import { DEFAULT_TOUR_TITLES } from '@/lib/providers/virtual-tours/rules'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'

type PhotoThumbsProps = {
  photos: readonly ProfilePhoto[]
  /** The published ones: others are marked as new. */
  before?: readonly ProfilePhoto[]
  /** Whether the first one is the page's cover. */
  hasCover?: boolean
}

/** Photos in order with their descriptions, read-only. */
export function PhotoThumbs({ photos, before, hasCover = true }: PhotoThumbsProps) {
  const t = useTranslations('listings.photos')
  return (
    <ol className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-5">
      {photos.map(({ path, alt, caption, width, height }, index) => (
        <li key={path} className="relative min-w-0">
          <Picture
            {...photoSources({ path, width, height })}
            alt={alt}
            sizes="14rem"
            className="aspect-[16/10] w-full rounded-lg"
          />
          {before?.every((one) => one.path !== path) && (
            <Badge tone="sun" className="absolute top-2 left-2">
              {t('isNew')}
            </Badge>
          )}
          <p className="mt-1.5 text-sm break-words">
            <span className="text-soft">
              {t(hasCover ? 'place' : 'placeInTour', { place: index + 1, count: photos.length })}.{' '}
            </span>
            {alt}
          </p>
          {caption && <p className="text-sm break-words text-soft">“{caption}”</p>}
        </li>
      ))}
    </ol>
  )
}

type TourValuesProps = {
  tours: readonly VirtualTour[]
  /** Shown in place of a video until it plays. */
  poster?: ProfilePhoto
  /** The published ones: other photos are marked as new. */
  before?: readonly VirtualTour[]
}

/** Tours with all their media, read-only. */
export function TourValues({ tours, poster, before }: TourValuesProps) {
  const places = useTranslations('providers.tourPlaces')
  return (
    <dl className="divide-y divide-line">
      {tours.map(({ place, title, url, photos, video }) => (
        <div key={place} className="py-3">
          <dt className="text-sm text-soft">{places(place)}</dt>
          <dd className="min-w-0 break-words">
            {title === DEFAULT_TOUR_TITLES[place] ? places(place) : title}
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
