import { type PictureKind, pictureKind } from './picture-kind'

export const UPLOAD = {
  maxBytes: 10 * 1024 * 1024,
  maxPixels: 40_000_000,
  /** Of the shorter side. */
  minSide: 100,
} as const

/** For a file picker. Without HEIC a phone converts its own photos before it gives them away. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'

export const UPLOAD_SENTENCES = {
  empty: 'This file is empty. Please choose a picture.',
  noPicture: 'This is no picture that we can read. Please choose a JPEG, PNG or WebP file.',
  heic: 'This picture is in the HEIC format, which we cannot read. Please save it as a JPEG and choose that one.',
  tooLarge: 'This file is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 40 megapixels. Please choose a smaller one.',
  tooSmall: 'This picture is too small. Please choose one of at least 100 x 100 pixels.',
  broken: 'This picture is damaged or not complete. Please choose another one.',
} as const

/** What speaks against a file before it is opened; undefined when nothing does. `start` is its first bytes. */
export function problemWithFile(size: number, start: Uint8Array): string | undefined {
  if (size === 0) return UPLOAD_SENTENCES.empty
  if (size > UPLOAD.maxBytes) return UPLOAD_SENTENCES.tooLarge
  const kind: PictureKind = pictureKind(start)
  if (kind === 'heic') return UPLOAD_SENTENCES.heic
  return kind === null ? UPLOAD_SENTENCES.noPicture : undefined
}
