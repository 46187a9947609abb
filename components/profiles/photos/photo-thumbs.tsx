import { Badge } from '@/components/ui/badge'
import { Picture } from '@/components/ui/picture'
import { photoSources } from '@/lib/media/rules'
import type { ProfilePhoto } from '@/lib/profiles/types'
import { photoTexts as texts } from './texts'

type PhotoThumbsProps = {
  photos: readonly ProfilePhoto[]
  /** Those that are on the page: others are marked as new. */
  before?: readonly ProfilePhoto[]
  /** Whether the first one is the page's cover. */
  hasCover?: boolean
}

/** Photos in their order with what is said of each, to read. */
export function PhotoThumbs({ photos, before, hasCover = true }: PhotoThumbsProps) {
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
              {texts.isNew}
            </Badge>
          )}
          <p className="mt-1.5 text-sm break-words">
            <span className="text-soft">
              {(hasCover ? texts.place : texts.placeInTour)(index + 1, photos.length)}.{' '}
            </span>
            {alt}
          </p>
          {caption && <p className="text-sm break-words text-soft">“{caption}”</p>}
        </li>
      ))}
    </ol>
  )
}
