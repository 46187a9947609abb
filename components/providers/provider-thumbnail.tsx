import { classNames } from '@/components/ui/class-names'
import { thumbnailPath } from '@/lib/media/rules'
import type { Kind } from '@/lib/providers/catalogue/traits'
import { initialsOf, pictureOf, tintOf } from './row-text'
import type { RowValues } from './row-values'

type ProviderThumbnailProps = Pick<RowValues, 'name' | 'kind' | 'picture'> & {
  className?: string
  /** The first picture of the page. */
  isFirst?: boolean
}

/** A provider's photo, or its tile. Decorative: the name is beside it. */
export function ProviderThumbnail({ name, kind, picture, className, isFirst }: ProviderThumbnailProps) {
  const file = pictureOf({ picture })
  if (!file) return <ProviderTile name={name} kind={kind} className={className} />
  return (
    // biome-ignore lint/performance/noImgElement: already stored in the size needed (lib/media/rules.ts)
    <img
      src={thumbnailPath(file)}
      alt=""
      className={className}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
    />
  )
}

type ProviderTileProps = { name: string; kind: Kind; className?: string }

/** Instead of a photo: a line drawing of the kind of building and the initials, on a tint taken from the name. */
export function ProviderTile({ name, kind, className }: ProviderTileProps) {
  return (
    <span
      className={classNames('tile', className)}
      data-tint={tintOf(name)}
      data-home={kind === 'family_home' || undefined}
      aria-hidden="true"
    >
      {initialsOf(name)}
    </span>
  )
}
