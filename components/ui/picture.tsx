import { getImageProps } from 'next/image'
import { preload } from 'react-dom'
import { classNames } from './class-names'

type PictureProps = {
  src: string
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
 * An <img> with AVIF or WebP in the widths of next.config, and not one byte of JavaScript: next/image's component would
 * add its own to every page, and writes a style attribute that our content policy forbids.
 */
export function Picture({ src, alt, width, height, sizes, first = false, className }: PictureProps) {
  const { props } = getImageProps({ src, alt, width, height, sizes, loading: first ? 'eager' : 'lazy' })
  const { style: _style, ...attributes } = props
  if (first) {
    preload(props.src, { as: 'image', imageSrcSet: props.srcSet, imageSizes: sizes, fetchPriority: 'high' })
  }
  return (
    // biome-ignore lint/performance/noImgElement: it is optimized, see above
    <img
      {...attributes}
      alt={alt}
      fetchPriority={first ? 'high' : undefined}
      className={classNames('bg-stone object-cover', className)}
    />
  )
}
