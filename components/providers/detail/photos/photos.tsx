import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useWrittenLanguage } from '@/components/ui/language'
import { Icon } from '@/components/ui/surface/icon'
import { Picture } from '@/components/ui/surface/picture'
import { photoSources } from '@/lib/media/rules/pictures'
import type { PhotoView, ProviderDetail } from '@/lib/providers/types'
import type { VirtualTour } from '@/lib/providers/virtual-tours/schema'
import { ProviderTile } from '../../row-parts'

type PhotoLinkProps = {
  photo: PhotoView
  index: number
  count: number
  /** Set for photos that are viewed separately, such as a tour; by default they are the page's. */
  gallery?: string
  children: ReactNode
}

/**
 * Links to the picture's file; after hydration the viewer opens instead. It reads its photos from these links (photo-
 * viewer.tsx), so that the page contains every photo once.
 */
function PhotoLink(props: PhotoLinkProps) {
  const t = useTranslations('providers.detail')
  const { photo, index, count, gallery, children } = props
  return (
    <a
      href={photo.src}
      data-photo={index}
      data-gallery={gallery}
      data-caption={photo.caption ?? undefined}
      aria-label={t('openPhoto', { place: index + 1, count, alt: photo.alt })}
      className="block h-full"
    >
      {children}
    </a>
  )
}

const SIZES = {
  'hero-first': '(min-width: 75rem) 55rem, (min-width: 44rem) 76vw, 100vw',
  'hero-small': '(min-width: 44rem) 35rem, 100vw',
  hero: '(min-width: 75rem) 17rem, (min-width: 44rem) 24vw, 93vw',
  tab: '(min-width: 60rem) 21rem, (min-width: 44rem) 45vw, 100vw',
}
const PHOTO_CLASSES = {
  'hero-first': 'aspect-[16/10] size-full md:aspect-auto',
  'hero-small': 'aspect-[16/10] size-full md:aspect-auto md:object-contain',
  hero: 'aspect-[16/10] size-full md:aspect-auto',
  tab: 'aspect-[16/10] w-full rounded-lg',
}

/** A provider's photo in one of the page's layouts; the hero's first one has high fetch priority. */
function PhotoPicture({ photo, place }: { photo: PhotoView; place: keyof typeof SIZES }) {
  const { src, alt, width, height } = photo
  return (
    <Picture
      {...photoSources({ path: src, width, height })}
      alt={alt}
      sizes={SIZES[place]}
      first={place === 'hero-first' || place === 'hero-small'}
      className={PHOTO_CLASSES[place]}
    />
  )
}

/** A picture at least this wide looks sharp across the whole page; a narrower one is shown uncropped if there is no other. */
const WIDE = 960

/** The main picture and up to three more (specification part 1, section 9). */
const PHOTOS_SHOWN = 4

/** Grids by the number of pictures: the main one large, the others in a column next to it. */
const GRIDS = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-[10fr_4fr] md:grid-rows-2',
  'md:grid-cols-[10fr_3fr] md:grid-rows-3',
]
const MAIN = ['', '', '', 'md:row-span-2', 'md:row-span-3']

/** The pictures at the top of the page: side by side, on phones a strip to swipe. */
export function Gallery({
  provider: { name, kind, photos },
}: {
  provider: Pick<ProviderDetail, 'name' | 'kind' | 'photos'>
}) {
  const t = useTranslations('providers.detailBrowser')
  const shown = photos.slice(0, PHOTOS_SHOWN)
  const main = shown.length === 1 && photos[0] && photos[0].width < WIDE ? 'hero-small' : 'hero-first'
  return (
    <div className="md:wrap">
      <div
        className={classNames(
          'swipe hero-photos',
          // The tile that replaces missing photos is lower.
          shown.length === 0 ? 'h-44 md:h-55' : 'md:h-104',
          GRIDS[shown.length],
        )}
      >
        {shown.length === 0 && <ProviderTile name={name} kind={kind} className="w-full shrink-0" />}
        {shown.map((photo, index) => (
          <div
            key={photo.src}
            className={classNames(
              'relative min-h-0 shrink-0 snap-center md:w-auto',
              // On phones the edge of the next picture shows that there is one.
              shown.length > 1 ? 'w-[93%]' : 'w-full',
              index === 0 ? MAIN[shown.length] : 'bg-stone',
            )}
          >
            <PhotoLink photo={photo} index={index} count={photos.length}>
              <PhotoPicture photo={photo} place={index === 0 ? main : 'hero'} />
            </PhotoLink>
            {photos.length > 1 && (
              <span aria-hidden className="photo-count">
                {t('photos.place', { place: index + 1, count: photos.length })}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The main image and up to three more; further ones are collapsed and not loaded until expanded. */
export function Photos({ photos }: { photos: PhotoView[] }) {
  const written = useWrittenLanguage()
  const t = useTranslations('providers.detail')
  if (photos.length === 0) return <p className="text-soft">{t('noPhotos')}</p>
  const rest = photos.slice(PHOTOS_SHOWN)
  const show = (some: PhotoView[], offset: number) => (
    <ul className="grid gap-4 sm:grid-cols-2">
      {some.map((photo, index) => (
        <li key={photo.src}>
          <PhotoLink photo={photo} index={offset + index} count={photos.length}>
            <PhotoPicture photo={photo} place="tab" />
          </PhotoLink>
          {photo.caption && (
            <p lang={written} className="mt-1.5 text-sm text-soft">
              {photo.caption}
            </p>
          )}
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
            {t('morePhotos', { count: rest.length })}
            <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
          </summary>
          <div className="mt-4">{show(rest, PHOTOS_SHOWN)}</div>
        </details>
      )}
    </>
  )
}

type TourPhotoStripProps = { place: string; photos: NonNullable<VirtualTour['photos']> }

/** The photos of a tour side by side, on phones a strip to swipe; a press opens them large, one after the other. */
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
