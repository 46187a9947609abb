/** Names of the files that scripts/maintenance/optimize-pictures.mjs makes; the sizes fit a phone's row up to a wide page's cover. */
const MEDIA_PATH = /^(\/media\/[a-z0-9/-]+)\.jpg$/
/** A photo that a provider sent (lib/media/encoding/pictures.ts). */
const PHOTO_PATH = /^(\/pictures\/[0-9a-f]{32})\.webp$/
const WIDTHS = [320, 640, 960, 1280] as const

export type PictureFile = { path: string; width: number; height: number }

/** What an <img> needs beside its sizes and alt; `srcSet` is for a <source> of `srcType` before it. */
export type PhotoSources = {
  src: string
  srcSet: string | null
  srcType: 'image/avif' | 'image/webp'
  width: number
  height: number
}

/** The small picture of a row, and the next larger one for dense screens. */
export function thumbnailSources(picture: PictureFile): { src: string; srcSet?: string } {
  const [small = '', large] = (photoSources(picture).srcSet ?? '').split(', ').map((one) => one.split(' ')[0] ?? '')
  if (small === '') return { src: picture.path }
  return large ? { src: small, srcSet: `${large} 2x` } : { src: small }
}

/** Shown where a provider has no picture: no building, so that nobody takes it for theirs. Decorative, alt is empty. */
export const FALLBACK_PICTURE: PictureFile = { path: '/media/illustrations/listing-24.jpg', width: 1280, height: 720 }

/** The still of the home page's video. */
export const HERO_POSTER: PictureFile = { path: '/media/hero-poster.jpg', width: 1280, height: 720 }

/** Whether it is a file of ours that ships with the site. */
export const isOwnPicture = (path: string): boolean => MEDIA_PATH.test(path)

/** The widths in which a photo of a provider is stored beside the whole one. */
export const smallerWidths = (width: number): number[] => WIDTHS.filter((one) => one < width)

/**
 * The addresses of a picture's sizes. `path` alone is good for previews and structured data: of a drawing its JPEG, of which browsers
 * take AVIF and the few that cannot one WebP; of a provider's photo a WebP. Any other path stands for itself.
 */
export function photoSources({ path, width, height }: PictureFile): PhotoSources {
  const photo = PHOTO_PATH.exec(path)?.[1]
  if (photo) {
    const smaller = smallerWidths(width).map((size) => `${photo}-${size}.webp ${size}w`)
    return { src: path, srcSet: [...smaller, `${path} ${width}w`].join(', '), srcType: 'image/webp', width, height }
  }
  const stem = MEDIA_PATH.exec(path)?.[1]
  if (!stem) return { src: path, srcSet: null, srcType: 'image/avif', width, height }
  const srcSet = WIDTHS.filter((_, index) => index === 0 || (WIDTHS[index - 1] ?? 0) < width)
    .map((size) => `${stem}-${size}.avif ${Math.min(size, width)}w`)
    .join(', ')
  return { src: `${stem}-640.webp`, srcSet, srcType: 'image/avif', width, height }
}

const POSTER_WIDTH = 960
/** One file of a picture that is wide enough for a column: a <video> takes no choice of widths. */
export function posterOf(picture: PictureFile): string {
  const photo = PHOTO_PATH.exec(picture.path)?.[1]
  return photo && picture.width > POSTER_WIDTH ? `${photo}-${POSTER_WIDTH}.webp` : photoSources(picture).src
}
