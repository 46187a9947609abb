import { useTranslations } from 'next-intl'
import { PageHead } from '@/components/layout/page-head'
import { useLocalPath } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { FALLBACK_PICTURE } from '@/lib/media/rules/pictures'
import { routes } from '@/lib/platform/http/routes'
import type { Translate } from '@/lib/platform/language/types'
import type { PhotoView, ProviderDetail } from '@/lib/providers/types'
import { DEFAULT_TOUR_TITLES, parseTourLink, type TourLink } from '@/lib/providers/virtual-tours/rules'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import { TourVideo } from '../../provider-media'
import { TourPhotoStrip } from './photos'

type VirtualToursProps = {
  id: string
  tours: VirtualTour[]
  /** The page's first photo, if it has one. */
  cover: PhotoView | undefined
  isPreview?: boolean
}

/** Uploaded photos and videos are shown here; a tour on another site is a link. */
export function VirtualTours({ id, tours, cover, isPreview = false }: VirtualToursProps) {
  const places = useTranslations('providers.tourPlaces')
  return (
    <ul className="mt-2 divide-y divide-line">
      {tours.map((tour) => {
        const { place, photos, video } = tour
        if (!photos && !video)
          return (
            <li key={place}>
              <VirtualTourLink id={id} tour={tour} isPreview={isPreview} />
            </li>
          )
        return (
          <li key={place} className="py-4">
            <h3 className="font-semibold tracking-normal">{nameOf(places, tour)}</h3>
            {photos && <TourPhotoStrip place={place} photos={photos} />}
            {video && (
              <div className="mt-3 grid gap-2">
                <TourVideo
                  path={video.path}
                  label={nameOf(places, tour)}
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
 * Each link names its site, and nothing loads from there before the link is followed. A tour on a supported site opens
 * in a page of ours, by a full page load, because only that page's content security policy allows it; any other link
 * leaves our site.
 */
function VirtualTourLink({ id, tour, isPreview }: { id: string; tour: VirtualTour; isPreview: boolean }) {
  const path = useLocalPath()
  const t = useTranslations('providers.detail')
  const places = useTranslations('providers.tourPlaces')
  const { place, url } = tour
  const shown = parseTourLink(url)
  return (
    <a
      href={path(shown && !isPreview ? routes.virtualTour(id, place) : url)}
      rel="nofollow noopener"
      className="group flex min-h-14 items-center gap-3 py-2"
    >
      <Icon name={shown ? 'play' : 'external'} className="text-pine" />
      <span className="min-w-0">
        <span className="block font-semibold text-pine group-hover:underline">{nameOf(places, tour)}</span>
        <span className="block text-sm text-soft">
          {t('tourFrom', { host: shown?.host ?? (URL.canParse(url) ? new URL(url).hostname : url) })}
        </span>
      </span>
    </a>
  )
}

/** A tour without its own title is named after its place. */
const nameOf = (places: Translate<'providers.tourPlaces'>, { place, title }: VirtualTour) =>
  title === DEFAULT_TOUR_TITLES[place] ? places(place) : `${places(place)}: ${title}`

type TourViewProps = {
  provider: Pick<ProviderDetail, 'id' | 'name'>
  tour: ProviderDetail['virtualTours'][number]
  link: TourLink
}

/** A virtual tour in a frame of its host site, after the visitor chose to see it. */
export function TourView({
  provider: { id, name },
  tour: { place, title },
  link: { host, link, frame },
}: TourViewProps) {
  const path = useLocalPath()
  const t = useTranslations('providers.detail')
  const places = useTranslations('providers.tourPlaces')
  const where = places(place)
  const hasTitle = title !== DEFAULT_TOUR_TITLES[place]
  return (
    <>
      <PageHead
        title={hasTitle ? title : `${name}: ${where}`}
        lead={t('tourLead', { host })}
        crumbs={[{ label: name, href: routes.provider(id) }, { label: where }]}
      />
      <div className="wrap pb-16">
        <iframe
          src={frame}
          title={`${name}, ${where}: ${hasTitle ? title : where}`}
          allow="fullscreen; accelerometer; gyroscope; xr-spatial-tracking; encrypted-media; picture-in-picture"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          className="aspect-video w-full rounded-lg border border-line bg-sunken"
        />
        <p className="mt-4">
          <a
            href={path(link)}
            rel="nofollow noopener"
            className="inline-flex min-h-11 items-center font-semibold text-pine underline-offset-[0.18em] hover:underline"
          >
            {t('tourThere', { host })}
          </a>
        </p>
      </div>
    </>
  )
}
