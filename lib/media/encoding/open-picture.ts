import 'server-only'
import sharp, { type Sharp } from 'sharp'
import { InvalidInputError } from '@/lib/platform/errors'
import { KIND_BYTES } from '../schema/picture-kind'
import { problemWithFile, UPLOAD_SENTENCES as SAYS, UPLOAD } from '../schema/upload'

const MAX_SECONDS = 10

/**
 * What somebody sent, as an upright picture with its size. Only JPEG, PNG and WebP are ever given to the library, decided by content,
 * so that none of its other readers (SVG, TIFF, PDF) sees a stranger's file. Throws InvalidInputError with a sentence.
 */
export async function openPicture(bytes: Uint8Array): Promise<{ picture: Sharp; width: number; height: number }> {
  const problem = problemWithFile(bytes.byteLength, bytes.subarray(0, KIND_BYTES))
  if (problem) throw new InvalidInputError(problem)
  // "error": a file that was cut off is refused, one with an odd remark in it is not.
  const options = { failOn: 'error', limitInputPixels: UPLOAD.maxPixels, sequentialRead: true } as const
  const { width, height } = await readSize(bytes)
  if (width * height > UPLOAD.maxPixels) throw new InvalidInputError(SAYS.tooManyPixels)
  if (Math.min(width, height) < UPLOAD.minSide) throw new InvalidInputError(SAYS.tooSmall)
  return { picture: sharp(bytes, options).timeout({ seconds: MAX_SECONDS }).autoOrient(), width, height }
}

/** Runs the work on an opened picture. */
export const encode = (picture: Sharp): Promise<Uint8Array> => finish(picture.toBuffer())

/** What the library cannot finish is a damaged file, said in a sentence. */
export async function finish<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch {
    throw new InvalidInputError(SAYS.broken)
  }
}

/** As it is seen: a photo that was taken upright is higher than wide, however the camera stored it. */
async function readSize(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // The head alone, without a limit, so that a bomb is told from a damaged file; nothing is unpacked.
    const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return autoOrient
  } catch {
    throw new InvalidInputError(SAYS.broken)
  }
}
