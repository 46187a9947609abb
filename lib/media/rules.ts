/** Names of the files that scripts/optimize-pictures.mjs makes; the sizes fit a phone's row up to a wide page's cover. */
const MEDIA_PATH = /^(\/media\/[a-z0-9/-]+)\.jpg$/
const AVIF_WIDTHS = [320, 640, 960, 1280] as const

export type PictureFile = { path: string; width: number; height: number }

/** What an <img> needs beside its sizes and alt; `avifSrcSet` is for a <source type="image/avif"> before it. */
export type PhotoSources = { src: string; avifSrcSet: string | null; width: number; height: number }

/** Shown where a provider has no picture: no building, so that nobody takes it for theirs. Decorative, alt is empty. */
export const FALLBACK_PICTURE: PictureFile = { path: '/media/illustrations/listing-24.jpg', width: 1280, height: 720 }

/** The still of the home page's video. */
export const HERO_POSTER: PictureFile = { path: '/media/hero-poster.jpg', width: 1280, height: 720 }

/**
 * The addresses of a picture's sizes. `path` is its JPEG, good for previews and structured data; on screen browsers take
 * AVIF, and the few that cannot take one WebP. A path outside /media has no sizes and stands for itself.
 */
export function photoSources({ path, width, height }: PictureFile): PhotoSources {
  const stem = MEDIA_PATH.exec(path)?.[1]
  if (!stem) return { src: path, avifSrcSet: null, width, height }
  return {
    src: `${stem}-640.webp`,
    avifSrcSet: AVIF_WIDTHS.filter((_, index) => index === 0 || (AVIF_WIDTHS[index - 1] ?? 0) < width)
      .map((size) => `${stem}-${size}.avif ${Math.min(size, width)}w`)
      .join(', '),
    width,
    height,
  }
}
