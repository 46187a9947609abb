import { preload } from 'react-dom'
import { classNames } from '../class-names'

type PictureProps = {
  src: string
  /** The picture's widths, all of `srcType`; null where it has but one file. */
  srcSet?: string | null
  srcType?: 'image/avif' | 'image/webp'
  /** Empty when the picture says nothing that the text beside it does not. */
  alt: string
  /** The file's own size: it reserves the place, so nothing shifts. */
  width: number
  height: number
  /** How wide it stands on screen, as in <img sizes>: the browser takes the smallest file that will do. */
  sizes: string
  /** The first picture of the page: fetched at once and before others. Everything else waits until it comes near. */
  first?: boolean
  className?: string
}

/**
 * A <picture> of files that are made beforehand (see lib/media/rules.ts), and not one byte of JavaScript: next/image's
 * component would add its own to every page, and writes a style attribute that our content policy forbids.
 */
export function Picture(props: PictureProps) {
  const { src, srcSet, srcType = 'image/avif', alt, width, height, sizes, first = false, className } = props
  if (first && srcSet) {
    preload(src, {
      as: 'image',
      type: srcType,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <picture className="contents">
      {/* Hidden, or it would be a grid item of its own where the picture stands in a grid. */}
      {srcSet && <source className="hidden" type={srcType} srcSet={srcSet} sizes={sizes} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        className={classNames('bg-stone object-cover', className)}
      />
    </picture>
  )
}
