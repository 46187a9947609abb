/** An illustration, resized by scripts/maintenance/optimize-pictures.mjs. */
const MEDIA_PATH = /^(\/media\/[a-z0-9/-]+)\.jpg$/
/** A picture of the sample providers, in one size (scripts/maintenance/draw-scenes.mjs). */
const SCENE_PATH = /^\/media\/scenes\/[a-z0-9-]+\.webp$/
/** A provider's photo (lib/media/encoding/pictures.ts). */
const PHOTO_PATH = /^(\/pictures\/[0-9a-f]{32})\.webp$/
/** From a result row on a phone to the cover of a wide page. */
const WIDTHS = [320, 640, 960, 1280] as const

export type PictureFile = { path: string; width: number; height: number }

/** What an <img> needs besides sizes and alt; `srcSet` is for a preceding <source> of `srcType`. */
type PhotoSources = {
  src: string
  srcSet: string | null
  srcType: 'image/avif' | 'image/webp'
  width: number
  height: number
}

/** The small file of a picture, for rows: 320 pixels wide, which are enough for 164 on a dense screen. */
export function thumbnailPath(picture: PictureFile): string {
  const [small = ''] = photoSources(picture).srcSet?.split(' ') ?? []
  return small || picture.path
}

/** Shown for a provider without a picture. It shows no building, so that it is not mistaken for theirs. Decorative: alt is empty. */
export const FALLBACK_PICTURE: PictureFile = { path: '/media/illustrations/listing-24.jpg', width: 1280, height: 720 }

/** The poster of the home page's video. */
export const HERO_POSTER: PictureFile = { path: '/media/hero-poster.jpg', width: 1280, height: 720 }

/** Whether it is a picture that ships with the site. */
export const isOwnPicture = (path: string): boolean => MEDIA_PATH.test(path) || SCENE_PATH.test(path)

/** The smaller widths in which a provider's photo is stored. */
export const smallerWidths = (width: number): number[] => WIDTHS.filter((one) => one < width)

/**
 * The addresses of a picture's sizes. An illustration has AVIF sizes and one WebP for browsers without AVIF, and its `path` is a JPEG for
 * previews and structured data. A provider's photo is always WebP. Any other path is used as it is.
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
/** One file that is wide enough for a column, because the poster of a <video> cannot have several sizes. */
export function posterOf(picture: PictureFile): string {
  const photo = PHOTO_PATH.exec(picture.path)?.[1]
  return photo && picture.width > POSTER_WIDTH ? `${photo}-${POSTER_WIDTH}.webp` : photoSources(picture).src
}

/** What may be uploaded as a picture. */
export const UPLOAD = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Minimum length of the shorter side. */
  minSide: 100,
} as const

/** For a file picker. Since HEIC is not listed, phones convert their photos before uploading. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'
