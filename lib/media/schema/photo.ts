import { problemWithFile, UPLOAD_SENTENCES } from './upload'

/** For a file picker of photos: also what phones make when nobody asks for less. */
export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif'
export const NO_PHOTO = 'This is no picture that we can read. Please choose a JPEG, PNG, WebP or HEIC file.'

/** What speaks against a photo before it is opened; undefined when nothing does. `start` is its first bytes. */
export function problemWithPhoto(size: number, start: Uint8Array): string | undefined {
  const problem = problemWithFile(size, start)
  if (problem === UPLOAD_SENTENCES.heic) return undefined
  return problem === UPLOAD_SENTENCES.noPicture ? NO_PHOTO : problem
}
