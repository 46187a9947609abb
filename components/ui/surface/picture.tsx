import { preload } from 'react-dom'
import { classNames } from '../class-names'

type PictureProps = {
  src: string
  /** The picture's widths, all of `srcType`; null if it has only one file. */
  srcSet?: string | null
  srcType?: 'image/avif' | 'image/webp'
  /** Empty if the text next to it says the same. */
  alt: string
  /** The file's own size: it reserves the space, so nothing shifts. */
  width: number
  height: number
  /** Its width on screen, as in <img sizes>: the browser picks the smallest sufficient file. */
  sizes: string
  /** The first picture of the page: loaded eagerly with high priority. All others are lazy. */
  first?: boolean
  className?: string
}

/**
 * A <picture> of pre-generated files (lib/media/rules/pictures.ts), without any JavaScript: next/image would add its own to
 * every page, and writes a style attribute that our content security policy forbids.
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
      {/* Hidden, or it would be a grid item of its own inside a grid. */}
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
