import { Icon } from '@/components/ui/icon'
import { FALLBACK_PICTURE } from '@/lib/media/rules'
import { routes } from '@/lib/platform/routes'
import { readTourLink } from '@/lib/providers/rules/tour-hosts'
import type { VirtualTour } from '@/lib/providers/schema/tours'
import type { PhotoView } from '@/lib/providers/types'
import { TourVideo } from '../tour/tour-video'
import { detailTexts as texts } from './texts'
import { TourPhotoStrip } from './tour-photo-strip'

type VirtualToursProps = {
  id: string
  tours: VirtualTour[]
  /** The page's first photo, if it has one. */
  cover: PhotoView | undefined
  isPreview: boolean
}

/** Photos and videos of the provider's own stand here; a tour of another site is a link. */
export function VirtualTours({ id, tours, cover, isPreview }: VirtualToursProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {tours.map((tour) => {
        const { place, photos, video } = tour
        if (!photos && !video)
          return (
            <li key={place}>
              <TourLink id={id} tour={tour} isPreview={isPreview} />
            </li>
          )
        return (
          <li key={place} className="py-4">
            <h3 className="font-semibold tracking-normal">{nameOf(tour)}</h3>
            {photos && <TourPhotoStrip place={place} photos={photos} />}
            {video && (
              <div className="mt-3 grid gap-2">
                <TourVideo
                  path={video.path}
                  label={nameOf(tour)}
                  poster={cover ? { path: cover.src, width: cover.width, height: cover.height } : FALLBACK_PICTURE}
                />
                <p className="max-w-prose text-sm text-soft">{video.alt}</p>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Nothing of another site is loaded before somebody goes there, and each says which site it is. A tour of a site that we show leads to a page of
 * ours, by a new document, since that page's policy alone lets it in; any other leads away.
 */
function TourLink({ id, tour, isPreview }: { id: string; tour: VirtualTour; isPreview: boolean }) {
  const { place, url } = tour
  const shown = readTourLink(url)
  return (
    <a
      href={shown && !isPreview ? routes.virtualTour(id, place) : url}
      rel="nofollow noopener"
      className="group flex min-h-14 items-center gap-3 py-2"
    >
      <Icon name={shown ? 'play' : 'external'} className="text-pine" />
      <span className="min-w-0">
        <span className="block font-semibold text-pine group-hover:underline">{nameOf(tour)}</span>
        <span className="block text-sm text-soft">
          {texts.tourFrom(shown?.host ?? (URL.canParse(url) ? new URL(url).hostname : url))}
        </span>
      </span>
    </a>
  )
}

const nameOf = ({ place, title }: VirtualTour) =>
  title === texts.tourPlaces[place] ? title : `${texts.tourPlaces[place]}: ${title}`
